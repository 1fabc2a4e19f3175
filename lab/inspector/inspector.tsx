import { ArrowLeftRight, Bug, ExternalLink, FolderOpen, Pause, Play } from 'lucide-react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Resume } from '../recorder/breakpoints.ts';
import { ActorTree } from './actor-tree.tsx';
import { StopBar } from './breakpoints/stop-bar.tsx';
import { classes } from './classes.ts';
import { DOCKS, type Dock } from './docked-panel.tsx';
import { type Look, LookChoice } from './drawing/machine-view.tsx';
import { FollowedChart } from './followed-chart.tsx';
import { useHost } from './host.ts';
import { type Inspected, type InspectedActor, type InspectorStore, openInspectorStore } from './inspector-store.ts';
import { fullHeight, pressable, shell, threePanes } from './looks.ts';
import { SearchBox } from './search/search-box.tsx';
import { SequenceView } from './sequence/sequence-view.tsx';

type InspectorProps = {
  onOpenFile: (file: File) => void;
  over?: OverPage;
};

/** With another page: where it is docked, a way to a window of its own, and one to close. */
export type OverPage = { dock: Dock; onDock: (dock: Dock) => void; onClose: () => void };

/** Every running machine of this browser's pages, its state now and how it got there. */
export function Inspector({ onOpenFile, over }: InspectorProps) {
  const host = useHost();
  const [store, setStore] = useState<InspectorStore | null>(null);
  useEffect(() => {
    const opened = openInspectorStore(host);
    setStore(opened);
    return () => opened.close();
  }, [host]);
  return store ? <Opened store={store} onOpenFile={onOpenFile} {...(over ? { over } : {})} /> : null;
}

function Opened({ store, onOpenFile, over }: InspectorProps & { store: InspectorStore }) {
  const { address, windowName, isToolPage, saveProblem, ui } = useHost();
  const { Button, PageHead, SegmentedControl } = ui;
  const inspected = useSyncExternalStore(store.subscribe, store.current);
  const [selected, select] = useState<InspectedActor | null>(null);
  const [look, setLook] = useState<Look>('chart');
  const [isSequence, setSequence] = useState(false);
  const { isPaused } = inspected;
  const actor = shownActor(inspected, selected, isToolPage);
  const [stopped] = inspected.stops;
  const stoppedKey = stopped ? `${stopped[0]} ${stopped[1].actor}` : null;
  useEffect(() => {
    const there = stoppedKey === null ? undefined : store.current().actors.get(stoppedKey);
    if (there) select(there);
  }, [store, stoppedKey]);
  const stoppedPage = stopped?.[0];
  useEffect(() => {
    if (stoppedPage === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const how = stopKeys[event.key];
      if (!how) return;
      event.preventDefault();
      store.resume(stoppedPage, how);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store, stoppedPage]);
  return (
    <div className={classes(shell, fullHeight)}>
      <PageHead
        wrap
        title="Machines"
        subtitle={over ? undefined : 'Every running machine, its state now and how it got there'}
        actions={
          <>
            <SearchBox />
            <LookChoice look={look} onLook={setLook} />
            <Button
              icon={<ArrowLeftRight />}
              className={pressable}
              aria-pressed={isSequence}
              onClick={() => setSequence(!isSequence)}
            >
              Sequence
            </Button>
            <Button icon={isPaused ? <Play /> : <Pause />} onClick={() => store.pause(!isPaused)}>
              {isPaused ? `Resume${inspected.heldBack > 0 ? ` (${inspected.heldBack})` : ''}` : 'Pause'}
            </Button>
            <FileButton onOpenFile={onOpenFile} />
            {over ? (
              <>
                <SegmentedControl label="Docked" value={over.dock} onValue={over.onDock} choices={DOCKS} />
                <Button icon={<Bug />} onClick={() => void saveProblem()}>
                  Report a problem
                </Button>
                <Button
                  icon={<ExternalLink />}
                  onClick={() => {
                    window.open(address, windowName, 'width=1440,height=900');
                    over.onClose();
                  }}
                >
                  Own window
                </Button>
                <Button look="quiet" onClick={over.onClose}>
                  Close
                </Button>
              </>
            ) : null}
          </>
        }
      />
      {[...inspected.stops].map(([page, stop]) => (
        <StopBar
          key={page}
          stop={stop}
          path={inspected.pages.get(page) ?? ''}
          onResume={(how) => store.resume(page, how)}
        />
      ))}
      <div className={threePanes}>
        <ActorTree inspected={inspected} selected={actor?.key ?? null} onSelect={select} />
        {isSequence ? (
          <SequenceView inspected={inspected} />
        ) : actor ? (
          <Suspense>
            <FollowedChart key={actor.key} actor={actor} look={look} store={store} />
          </Suspense>
        ) : (
          <p className="p-6 text-text-2">Open a page in another tab: its machines appear here.</p>
        )}
      </div>
    </div>
  );
}

/** As browsers' own debuggers have them. */
const stopKeys: Readonly<Record<string, Resume>> = { F8: 'go-on', F10: 'step' };

/** The one that was chosen; after a reload of its page the one that took its place; else the first of the product's pages. */
function shownActor(
  { pages, actors }: Inspected,
  selected: InspectedActor | null,
  isToolPage: (path: string) => boolean,
): InspectedActor | undefined {
  const chosen = selected && actors.get(selected.key);
  if (chosen) return chosen;
  const isTool = ({ page }: InspectedActor) => isToolPage(pages.get(page) ?? '');
  const running = [...actors.values()]
    .filter(({ info }) => info.status === 'active')
    .sort((one, other) => Number(isTool(one)) - Number(isTool(other)));
  const isAlike = ({ info }: InspectedActor) =>
    info.machineId === selected?.info.machineId && info.name === selected.info.name;
  return running.find(isAlike) ?? running[0];
}

/** Opens a problem file. */
export function FileButton({ onOpenFile }: { onOpenFile: (file: File) => void }) {
  return (
    <label
      className={classes(
        'btn relative inline-flex min-h-(--control) cursor-pointer items-center gap-1.5 rounded-md border border-border-strong bg-surface px-2.5 font-strong',
        'focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2',
      )}
    >
      <FolderOpen />
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
