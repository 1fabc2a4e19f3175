import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { use, useState } from 'react';
import { describeState } from '../model/describe-path.ts';
import type { StepInfo } from '../recorder/messages.ts';
import { BreakpointContext, useBreaking } from './breakpoints/breakpoint-context.ts';
import { BreakpointList } from './breakpoints/breakpoint-list.tsx';
import { classes } from './classes.ts';
import { chartName } from './drawing/charts.ts';
import { type Look, MachineView, useChart } from './drawing/machine-view.tsx';
import { stateHash } from './drawing/marked.ts';
import { useHost } from './host.ts';
import type { InspectedActor, InspectorStore } from './inspector-store.ts';
import { heading, stage, stageHead } from './looks.ts';
import { samplesOf } from './samples.ts';
import { SourceLink } from './search/source-link.tsx';
import { ContextView } from './steps/context-view.tsx';
import { CopyTest } from './steps/copy-test.tsx';
import { EventButtons } from './steps/event-buttons.tsx';
import { EventLog } from './steps/event-log.tsx';
import { beganAt } from './steps/step-buffer.ts';

const sidePart = 'border-border border-b px-4 py-3';

const clock = (at: number) => new Date(at).toLocaleTimeString('en-AU', { hourCycle: 'h23' });

/** One running machine: where it is, what it would take, what it knows, and how it got there. */
export function FollowedChart({ actor, look, store }: { actor: InspectedActor; look: Look; store: InspectorStore }) {
  const { address, loadModels, ui } = useHost();
  const { Button, IconButton } = ui;
  const { info, steps } = actor;
  // The step itself: its place in the log changes, as old ones are forgotten.
  const [held, hold] = useState<StepInfo | null>(null);
  const [filter, setFilter] = useState('');
  const breaking = useBreaking(store, actor);
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
    <BreakpointContext value={breaking}>
      <section className={stage} aria-label="State">
        <div className={stageHead}>
          <IconButton label="Step back" small aria-disabled={at <= 0} onClick={() => lookAt(at - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label="Step forward" small aria-disabled={held === null} onClick={() => lookAt(at + 1)}>
            <ChevronRight />
          </IconButton>
          <code
            className="rounded-md bg-accent-soft px-2 py-0.5 text-accent-soft-text wrap-anywhere"
            aria-live="polite"
          >
            {describeState(step.value)}
          </code>
          <span className="text-text-3 text-xs">
            {held ? `at ${clock(step.at)}` : `since ${clock(beganAt(steps, at))}`}
          </span>
          <SourceLink machine={chartName(info.machineId)} state={step.live.at(-1) ?? info.machineId} />
          {held ? (
            <Button size="sm" onClick={() => hold(null)}>
              Back to now
            </Button>
          ) : null}
          <a
            className="ml-auto whitespace-nowrap text-xs underline underline-offset-3"
            href={`${address}/${chartName(info.machineId)}${stateHash(step.live.at(-1) ?? '')}`}
            target="_blank"
            rel="noopener"
          >
            About this machine <ExternalLink className="inline size-3.5 align-[-2px]" aria-label="in another tab" />
          </a>
        </div>
        <MachineView
          name={chartName(info.machineId)}
          look={look}
          live={step.live}
          taken={step.taken}
          height="flex-1 @max-[1100px]:h-[min(62dvh,var(--chart-height))] @max-[1100px]:flex-none"
        />
      </section>
      <div className="flex min-h-0 flex-col border-border border-l @max-[1100px]:col-span-full @max-[1100px]:border-t @max-[1100px]:border-l-0">
        {chart ? (
          <EventButtons
            className={classes(sidePart, '@min-[1100px]:max-h-[30%] @min-[1100px]:overflow-auto')}
            chart={chart}
            possible={held ? [] : info.possible}
            off={held ? 'Sent to the machine as it is now: go back to now' : 'Not taken in this state'}
            sampleOf={(type) => samples.get(type)}
            onSend={(event) => store.send(actor, event)}
          />
        ) : null}
        {chart ? (
          <BreakpointList
            className={sidePart}
            chart={chart}
            breakpoints={store.current().breakpoints}
            onToggle={store.toggle}
          />
        ) : null}
        <ContextView className={sidePart} context={step.context} before={steps[at - 1]?.context} />
        <section
          className={classes(
            sidePart,
            '@min-[1100px]:flex @min-[1100px]:min-h-0 @min-[1100px]:flex-1 @min-[1100px]:flex-col',
          )}
          aria-label="Log"
        >
          <div className="mb-2 flex items-center gap-2">
            <h2 className={classes(heading, 'mr-auto')}>Log</h2>
            <CopyTest actor={actor} store={store} models={models} />
          </div>
          <input
            className="w-full"
            aria-label="Filter by event"
            placeholder="Filter by event; -clock leaves the clock out"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <EventLog steps={steps} filter={filter} held={held} onHold={hold} />
        </section>
      </div>
    </BreakpointContext>
  );
}
