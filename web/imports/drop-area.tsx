import { type DragEvent, type ReactNode, useState } from 'react';
import { classes } from '../ui/classes.ts';

/** The whole page takes a file. */
export function DropArea({ onFiles, children }: { onFiles: (files: readonly File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label="Import"
      className={classes(
        'flex min-h-0 flex-1 flex-col',
        isOver && 'rounded-l outline-2 outline-accent -outline-offset-4 outline-dashed',
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
