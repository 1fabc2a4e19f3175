import { Suspense, useState } from 'react';
import type { ProblemFile } from '../recorder/problem-file.ts';
import { checkSize, readProblemFile, UnreadFile } from '../recorder/read-problem-file.ts';
import { DockedPanel } from './docked-panel.tsx';
import { OVERVIEW } from './gallery/all-machines.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { OverviewPage } from './gallery/overview-page.tsx';
import { HostContext, type InspectorHost, useHost, useUi } from './host.ts';
import { Inspector, type OverPage } from './inspector.tsx';
import { ReplayView } from './replay-view.tsx';

type InspectorAppProps = {
  host: InspectorHost;
  /** Only this machine, by the name of its model. */
  machine?: string | undefined;
  /** A panel beside or below another page. */
  onClose?: (() => void) | undefined;
};

/** Running machines, or a file; or one machine. */
export const InspectorApp = ({ host, machine, onClose }: InspectorAppProps) => (
  <HostContext value={host}>
    {onClose ? (
      <Panel onClose={onClose} />
    ) : (
      <Suspense fallback={<host.ui.Loader isPage />}>
        {machine === undefined ? (
          <Running />
        ) : machine === OVERVIEW && host.loadOverview ? (
          <OverviewPage loadOverview={host.loadOverview} />
        ) : (
          <Gallery key={machine} name={machine} />
        )}
      </Suspense>
    )}
  </HostContext>
);

function Panel({ onClose }: { onClose: () => void }) {
  const { Loader } = useUi();
  return (
    <DockedPanel onClose={onClose}>
      {(dock, onDock) => (
        <Suspense fallback={<Loader isPage />}>
          <Running over={{ dock, onDock, onClose }} />
        </Suspense>
      )}
    </DockedPanel>
  );
}

function Running({ over }: { over?: OverPage }) {
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
  return <Inspector onOpenFile={open} {...(over ? { over } : {})} />;
}
