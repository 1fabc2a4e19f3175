import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { ProblemFile } from '../tap/problem-file.ts';
import { readProblemFile } from '../tap/replay.ts';
import { Loader } from '../ui/loader.tsx';
import { notify } from '../ui/snacks.ts';
import { Gallery } from './gallery.tsx';
import { Inspector } from './inspector.tsx';
import { ReplayView } from './replay-view.tsx';

/** /dev/machines: what runs now, or a file; /dev/machines/NAME: one machine. */
export default function InspectorPage({ onClose }: { onClose?: () => void }) {
  const [path] = useLocation();
  const name = onClose ? null : (/^\/dev\/machines\/([\w-]+)$/.exec(path)?.[1] ?? null);
  return (
    <Suspense fallback={<Loader isPage />}>
      {name === null ? <Running {...(onClose ? { onClose } : {})} /> : <Gallery key={name} name={name} />}
    </Suspense>
  );
}

function Running({ onClose }: { onClose?: () => void }) {
  const [file, setFile] = useState<ProblemFile | null>(null);
  const open = async (chosen: File) => {
    try {
      setFile(readProblemFile(await chosen.text()));
    } catch (error) {
      notify({ tone: 'bad', text: error instanceof SyntaxError ? 'This is no JSON file.' : String(error) });
    }
  };
  if (file) return <ReplayView file={file} onClose={() => setFile(null)} />;
  return <Inspector onOpenFile={open} {...(onClose ? { onClose } : {})} />;
}
