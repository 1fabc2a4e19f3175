import { type DragEvent, type ReactNode, useState } from 'react';
import { classes } from './classes.ts';

type DropAreaProps = { label: string; onFiles: (files: readonly File[]) => void; children: ReactNode };

/** The whole page takes files. */
export function DropArea({ label, onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={label}
      className={classes(
        'flex min-h-0 flex-1 flex-col',
        isOver && 'rounded-lg outline-2 outline-accent -outline-offset-4 outline-dashed',
      )}
      onDragOver={over}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </section>
  );
}
