import './inspector.css';
import { Bug, ExternalLink, FolderOpen, Pause, Play } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { saveProblem } from '../tap/save-problem.ts';
import { Button } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ActorTree } from './actor-tree.tsx';
import { FollowedChart } from './followed-chart.tsx';
import { type Inspected, type InspectorStore, openInspectorStore, type SeenActor } from './inspector-store.ts';
import { type Look, LookChoice } from './machine-view.tsx';

type InspectorProps = {
  onOpenFile: (file: File) => void;
  /** Over another page: with a way to a window of its own and one to close. */
  onClose?: () => void;
};

/** Every running machine of this browser's pages, its state now and how it got there. */
export function Inspector({ onOpenFile, onClose }: InspectorProps) {
  const [store, setStore] = useState<InspectorStore | null>(null);
  useEffect(() => {
    const opened = openInspectorStore();
    setStore(opened);
    return () => opened.close();
  }, []);
  return store ? <Opened store={store} onOpenFile={onOpenFile} {...(onClose ? { onClose } : {})} /> : null;
}

function Opened({ store, onOpenFile, onClose }: InspectorProps & { store: InspectorStore }) {
  const inspected = useSyncExternalStore(store.subscribe, store.current);
  const [selected, select] = useState<SeenActor | null>(null);
  const [look, setLook] = useState<Look>('chart');
  const { isPaused } = inspected;
  const actor = shownActor(inspected, selected);
  return (
    <div className="insp">
      <PageHead
        wrap
        title="Machines"
        subtitle="Every running machine, its state now and how it got there"
        actions={
          <>
            <LookChoice look={look} onLook={setLook} />
            <Button
              icon={isPaused ? <Play className="i" /> : <Pause className="i" />}
              onClick={() => store.pause(!isPaused)}
            >
              {isPaused ? `Resume${inspected.heldBack > 0 ? ` (${inspected.heldBack})` : ''}` : 'Pause'}
            </Button>
            <FileButton onOpenFile={onOpenFile} />
            {onClose ? (
              <>
                <Button icon={<Bug className="i" />} onClick={() => void saveProblem()}>
                  Report a problem
                </Button>
                <Button icon={<ExternalLink className="i" />} onClick={() => openWindow(onClose)}>
                  Own window
                </Button>
                <Button look="quiet" onClick={onClose}>
                  Close
                </Button>
              </>
            ) : null}
          </>
        }
      />
      <div className="insp-panes">
        <ActorTree inspected={inspected} selected={actor?.key ?? null} onSelect={select} />
        {actor ? (
          <Suspense>
            <FollowedChart key={actor.key} actor={actor} look={look} store={store} />
          </Suspense>
        ) : (
          <p className="muted p-6">Open a page of the portal in another tab: its machines appear here.</p>
        )}
      </div>
    </div>
  );
}

/** The one that was chosen; after a reload of its page the one that took its place; else the first of the portal's pages. */
function shownActor({ pages, actors }: Inspected, selected: SeenActor | null): SeenActor | undefined {
  const chosen = selected && actors.get(selected.key);
  if (chosen) return chosen;
  const running = [...actors.values()]
    .filter(({ info }) => info.status === 'active')
    .sort((one, other) => Number(isDeveloped(pages, one)) - Number(isDeveloped(pages, other)));
  const isAlike = ({ info }: SeenActor) =>
    info.machineId === selected?.info.machineId && info.name === selected.info.name;
  return running.find(isAlike) ?? running[0];
}

const isDeveloped = (pages: Inspected['pages'], { page }: SeenActor) => pages.get(page)?.startsWith('/dev/') === true;

function openWindow(onClose: () => void) {
  window.open('/dev/machines', 'preflight-machines', 'width=1440,height=900');
  onClose();
}

/** Opens a problem file. */
export function FileButton({ onOpenFile }: { onOpenFile: (file: File) => void }) {
  return (
    <label className="btn btn-default insp-file">
      <FolderOpen className="i" />
      Open a problem file
      <input
        type="file"
        accept="application/json,.json"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpenFile(file);
          target.value = '';
        }}
      />
    </label>
  );
}
