import './inspector.css';
import { ExternalLink, FolderOpen, Pause, Play } from 'lucide-react';
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { spokenState } from '../../machines/models/spoken.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/inputs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SegmentedControl } from '../ui/segmented.tsx';
import { ActorTree } from './actor-tree.tsx';
import { chartName } from './charts.ts';
import { leaves } from './context-diff.ts';
import { EventButtons } from './event-buttons.tsx';
import { EventLog } from './event-log.tsx';
import { type InspectorStore, openInspectorStore, type SeenActor } from './inspector-store.ts';
import { type Look, MachineView, useChart } from './machine-view.tsx';
import { loadModels, samplesOf } from './samples.ts';

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
  const [selected, select] = useState<string | null>(null);
  const [look, setLook] = useState<Look>('chart');
  const { actors, isPaused } = inspected;
  const running = [...actors.values()].filter(({ info }) => info.status === 'active');
  const first = running.find(({ page }) => !inspected.pages.get(page)?.startsWith('/dev/')) ?? running[0];
  const actor = (selected === null ? undefined : actors.get(selected)) ?? first;
  return (
    <div className="insp">
      <PageHead
        wrap
        title="Machines"
        subtitle="Every running machine, its state now and how it got there"
        actions={
          <>
            <SegmentedControl
              label="Show as"
              value={look}
              onValue={setLook}
              choices={[
                { value: 'chart', label: 'Chart' },
                { value: 'outline', label: 'Outline' },
              ]}
            />
            <Button
              icon={isPaused ? <Play className="i" /> : <Pause className="i" />}
              aria-pressed={isPaused}
              onClick={() => store.pause(!isPaused)}
            >
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
            <FileButton onOpenFile={onOpenFile} />
            {onClose ? (
              <>
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
            <Followed key={actor.key} actor={actor} look={look} store={store} />
          </Suspense>
        ) : (
          <p className="muted p-6">Open a page of the portal in another tab: its machines appear here.</p>
        )}
      </div>
    </div>
  );
}

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

type FollowedProps = { actor: SeenActor; look: Look; store: InspectorStore };

function Followed({ actor, look, store }: FollowedProps) {
  const { info, steps } = actor;
  const [at, setAt] = useState<number | null>(null);
  const [filter, setFilter] = useState('');
  const step = steps[at ?? steps.length - 1];
  const chart = useChart(chartName(info.machineId));
  const models = use(loadModels());
  const samples = samplesOf(models.find(({ machine }) => machine.id === info.machineId));
  if (!step) return null;
  return (
    <>
      <section className="insp-stage" aria-label="State">
        <p className="insp-state-now">
          <code>{spokenState(step.value)}</code>
          <span className="small quiet">
            since {new Date(step.at).toLocaleTimeString('en-AU', { hourCycle: 'h23' })}
          </span>
          {at === null ? null : (
            <Button size="sm" onClick={() => setAt(null)}>
              Back to now
            </Button>
          )}
          <a className="link small" href={`/dev/machines/${chartName(info.machineId)}`}>
            About this machine
          </a>
        </p>
        <MachineView name={chartName(info.machineId)} look={look} live={step.live} taken={step.taken} />
      </section>
      <div className="insp-side">
        {chart ? (
          <EventButtons
            chart={chart}
            possible={at === null ? info.possible : []}
            sampleOf={(type) => samples.get(type)}
            onSend={(event) => store.send(actor, event)}
          />
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
        <section className="insp-values" aria-label="Context" tabIndex={0}>
          <h2>Context</h2>
          <dl className="insp-context">
            {leaves(step.context).map(([path, text]) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-label="Log">
          <h2>Log</h2>
          <Field label="Filter by event">
            <TextInput value={filter} onValue={setFilter} />
          </Field>
          <EventLog steps={steps} filter={filter} at={at} onAt={setAt} />
        </section>
      </div>
    </>
  );
}
