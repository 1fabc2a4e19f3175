import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ProblemFile } from '../tap/problem-file.ts';
import { checkSize, readProblemFile, UnreadFile } from '../tap/read-problem-file.ts';
import { notify } from '../ui/feedback/toasts.ts';
import { Loader } from '../ui/loading/loader.tsx';
import { Gallery } from './gallery.tsx';
import { Inspector } from './inspector.tsx';
import { ReplayView } from './replay-view.tsx';

/** /dev/machines: what runs now, or a file; /dev/machines/NAME: one machine. With `onClose` a panel over another page. */
export default function InspectorPage({ onClose }: { onClose?: () => void }) {
  const [path] = useLocation();
  if (onClose) return <Panel onClose={onClose} />;
  const name = /^\/dev\/machines\/([\w-]+)$/.exec(path)?.[1];
  return (
    <Suspense fallback={<Loader isPage />}>
      {name === undefined ? <Running /> : <Gallery key={name} name={name} />}
    </Suspense>
  );
}

/** Takes the focus while it is open, and gives it back. Escape closes it. */
function Panel({ onClose }: { onClose: () => void }) {
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
      className="insp-panel"
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
  const [file, setFile] = useState<ProblemFile | null>(null);
  const open = async (chosen: File) => {
    try {
      checkSize(chosen.size);
      setFile(readProblemFile(await chosen.text()));
    } catch (error) {
      if (!(error instanceof UnreadFile)) throw error;
      notify({ tone: 'bad', text: `${chosen.name} was not opened. ${error.message}` });
    }
  };
  if (file) return <ReplayView file={file} onClose={() => setFile(null)} />;
  return <Inspector onOpenFile={open} {...(onClose ? { onClose } : {})} />;
}
