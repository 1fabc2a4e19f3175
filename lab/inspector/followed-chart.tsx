import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { use, useState } from 'react';
import { describeState } from '../model/describe-path.ts';
import type { StepInfo } from '../recorder/messages.ts';
import { chartName } from './charts.ts';
import { ContextView } from './context-view.tsx';
import { EventButtons } from './event-buttons.tsx';
import { EventLog } from './event-log.tsx';
import { useHost } from './host.ts';
import type { InspectorStore, SeenActor } from './inspector-store.ts';
import { type Look, MachineView, useChart } from './machine-view.tsx';
import { samplesOf } from './samples.ts';
import { beganAt } from './step-buffer.ts';

const clock = (at: number) => new Date(at).toLocaleTimeString('en-AU', { hourCycle: 'h23' });

/** One running machine: where it is, what it would take, what it knows, and how it got there. */
export function FollowedChart({ actor, look, store }: { actor: SeenActor; look: Look; store: InspectorStore }) {
  const { address, loadModels, ui } = useHost();
  const { Button, IconButton } = ui;
  const { info, steps } = actor;
  // The step itself: its place in the log changes, as old ones are forgotten.
  const [held, hold] = useState<StepInfo | null>(null);
  const [filter, setFilter] = useState('');
  const chart = useChart(chartName(info.machineId));
  const models = use(loadModels());
  const samples = samplesOf(models.find(({ machine }) => machine.id === info.machineId));
  const step = held ?? steps.at(-1);
  if (!step) return null;
  const at = steps.indexOf(step);
  const lookAt = (index: number) => {
    const there = steps[index];
    if (there) hold(index === steps.length - 1 ? null : there);
  };
  return (
    <>
      <section className="insp-stage" aria-label="State">
        <div className="insp-state-now">
          <IconButton label="Step back" small aria-disabled={at <= 0} onClick={() => lookAt(at - 1)}>
            <ChevronLeft className="i" />
          </IconButton>
          <IconButton label="Step forward" small aria-disabled={held === null} onClick={() => lookAt(at + 1)}>
            <ChevronRight className="i" />
          </IconButton>
          <code aria-live="polite">{describeState(step.value)}</code>
          <span className="small quiet">{held ? `at ${clock(step.at)}` : `since ${clock(beganAt(steps, at))}`}</span>
          {held ? (
            <Button size="sm" onClick={() => hold(null)}>
              Back to now
            </Button>
          ) : null}
          <a
            className="link small push insp-about-link"
            href={`${address}/${chartName(info.machineId)}`}
            target="_blank"
            rel="noopener"
          >
            About this machine <ExternalLink className="i i-s" aria-label="in another tab" />
          </a>
        </div>
        <MachineView name={chartName(info.machineId)} look={look} live={step.live} taken={step.taken} />
      </section>
      <div className="insp-side">
        {chart ? (
          <EventButtons
            chart={chart}
            possible={held ? [] : info.possible}
            off={held ? 'Sent to the machine as it is now: go back to now' : 'Not taken in this state'}
            sampleOf={(type) => samples.get(type)}
            onSend={(event) => store.send(actor, event)}
          />
        ) : null}
        <ContextView context={step.context} before={steps[at - 1]?.context} />
        <section className="insp-steps" aria-label="Log">
          <h2>Log</h2>
          <input
            className="input insp-filter"
            aria-label="Filter by event"
            placeholder="Filter by event; -clock leaves the clock out"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <EventLog steps={steps} filter={filter} held={held} onHold={hold} />
        </section>
      </div>
    </>
  );
}
