import { RotateCcw } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { describeEvent } from '../../model/describe-path.ts';
import { classes } from '../classes.ts';
import type { Look } from '../drawing/machine-view.tsx';
import { useHost } from '../host.ts';
import { heading, input } from '../looks.ts';
import { EventFields } from '../steps/event-fields.tsx';
import { useRoving } from '../use-roving.ts';
import { Player } from './player.tsx';
import { acceptedNow, simulated } from './simulated.ts';

/** A machine run by hand, without its application: chart and screen go along; an earlier step can be gone back to, and left another way. */
export function Simulation({ name, look }: { name: string; look: Look }) {
  const { loadModels, ui } = useHost();
  const { Button } = ui;
  const model = use(loadModels()).find((one) => one.name === name);
  const [chosen, choose] = useState(0);
  const [{ events, at }, setRun] = useState<{ events: readonly AnyEventObject[]; at: number }>({ events: [], at: 0 });
  const part = model?.parts[chosen];
  const frames = useMemo(
    () => (model && part ? simulated(model.machine, part.input, events) : []),
    [model, part, events],
  );
  const now = frames[at]?.now;
  if (!model || !part || !now) return null;
  const restart = () => setRun({ events: [], at: 0 });
  return (
    <section className="px-5 py-3" aria-label="Simulation">
      <h2 className={classes(heading, 'mb-2')}>Run by hand, with nobody behind its ports</h2>
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex max-w-full items-center gap-2">
          From{' '}
          <select
            className={classes(input, 'w-full min-w-0 max-w-[min(560px,80vw)]')}
            value={chosen}
            onChange={({ target }) => {
              choose(Number(target.value));
              restart();
            }}
          >
            {model.parts.map((one, index) => (
              <option key={one.name} value={index}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <Button size="sm" icon={<RotateCcw />} onClick={restart}>
          Start again
        </Button>
      </div>
      <Player name={name} look={look} frames={frames} at={at} onAt={(step) => setRun({ events, at: step })}>
        <Accepted
          key={at}
          events={acceptedNow(part, now)}
          onSend={(event) => setRun({ events: [...events.slice(0, at), event], at: at + 1 })}
        />
      </Player>
    </section>
  );
}

type AcceptedProps = { events: readonly AnyEventObject[]; onSend: (event: AnyEventObject) => void };

const carries = (event: AnyEventObject) => Object.keys(event).some((key) => key !== 'type' && key !== 'actorId');

/** Events that the machine takes in its state, by the examples of its model; their data is a field each. */
function Accepted({ events, onSend }: AcceptedProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const roving = useRoving<HTMLDivElement>({ inRows: true });
  const sample = draft === null ? undefined : events[draft];
  const alike = (event: AnyEventObject) => events.filter(({ type }) => type === event.type);
  const words = (event: AnyEventObject) => {
    const same = alike(event);
    return `${describeEvent(event)}${same.length > 1 ? `, ${same.indexOf(event) + 1} of ${same.length}` : ''}`;
  };
  return (
    <div className="mb-3">
      {events.length === 0 ? <p className="text-text-2">It takes nothing more.</p> : null}
      <div className="flex flex-wrap gap-1.5" role="toolbar" aria-label="Events that it takes now" {...roving}>
        {events.map((event, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two examples may be alike; their order is theirs.
            key={index}
            type="button"
            data-item={index}
            tabIndex={-1}
            className="min-h-6.5 cursor-pointer rounded-md border border-accent-line bg-accent-soft px-2 py-0.5 font-mono font-normal text-accent-soft-text text-xs max-sm:min-h-9"
            onClick={() => (carries(event) ? setDraft(index) : onSend(event))}
          >
            {words(event)}
            {carries(event) ? ' …' : ''}
          </button>
        ))}
      </div>
      {sample && draft !== null ? (
        <div className="max-w-[480px]">
          <EventFields
            key={draft}
            type={sample.type}
            sample={sample}
            onSend={onSend}
            onCancel={() => {
              setDraft(null);
              roving.ref.current?.querySelector<HTMLElement>(`[data-item="${draft}"]`)?.focus();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
