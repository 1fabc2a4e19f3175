import { Suspense, useEffect, useRef, useState } from 'react';
import type { ProblemFile } from '../recorder/problem-file.ts';
import { checkSize, readProblemFile, UnreadFile } from '../recorder/read-problem-file.ts';
import { Gallery } from './gallery/gallery.tsx';
import { HostContext, type InspectorHost, useHost, useUi } from './host.ts';
import { Inspector } from './inspector.tsx';
import { ReplayView } from './replay-view.tsx';

type InspectorAppProps = {
  host: InspectorHost;
  /** Only this machine, by the name of its model. */
  machine?: string | undefined;
  /** A panel over another page. */
  onClose?: (() => void) | undefined;
};

/** What runs now, or a file; or one machine. */
export const InspectorApp = ({ host, machine, onClose }: InspectorAppProps) => (
  <HostContext value={host}>
    {onClose ? (
      <Panel onClose={onClose} />
    ) : (
      <Suspense fallback={<host.ui.Loader isPage />}>
        {machine === undefined ? <Running /> : <Gallery key={machine} name={machine} />}
      </Suspense>
    )}
  </HostContext>
);

/** Takes the focus while it is open, and gives it back. Escape closes it. */
function Panel({ onClose }: { onClose: () => void }) {
  const { Loader } = useUi();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className="fixed right-0 bottom-0 z-55 h-[min(760px,92dvh)] w-[min(1180px,100vw)] overflow-auto rounded-tl-lg border border-border bg-surface shadow-high"
      aria-label="Machines"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Suspense fallback={<Loader isPage />}>
        <Running onClose={onClose} />
      </Suspense>
    </aside>
  );
}

function Running({ onClose }: { onClose?: () => void }) {
  const { problemFormat, sayFault } = useHost();
  const [file, setFile] = useState<ProblemFile | null>(null);
  const open = async (chosen: File) => {
    try {
      checkSize(chosen.size);
      setFile(readProblemFile(await chosen.text(), problemFormat));
    } catch (error) {
      if (!(error instanceof UnreadFile)) throw error;
      sayFault(`${chosen.name} was not opened. ${error.message}`);
    }
  };
  if (file) return <ReplayView file={file} onClose={() => setFile(null)} />;
  return <Inspector onOpenFile={open} {...(onClose ? { onClose } : {})} />;
}
