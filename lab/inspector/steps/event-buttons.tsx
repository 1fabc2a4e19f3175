import { useContext, useState } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { BREAK_KEY, BreakpointContext } from '../breakpoints/breakpoint-context.ts';
import { classes } from '../classes.ts';
import { heading } from '../looks.ts';
import { useRoving } from '../use-roving.ts';
import { EventFields } from './event-fields.tsx';

export type SentEvent = { readonly type: string };

type ButtonsProps = {
  chart: Chart;
  possible: readonly string[];
  /** Why the others are off. */
  off: string;
  /** Sample data of such an event, from the machine's model. */
  sampleOf: (type: string) => object | undefined;
  onSend: (event: SentEvent) => void;
  className: string;
};

const carries = (sample: object | undefined) => sample !== undefined && Object.keys(sample).length > 1;

/** The machine's events; those that it would take now can be sent, what they carry is written first. */
export function EventButtons({ chart, possible, off, sampleOf, onSend, className }: ButtonsProps) {
  const [draft, setDraft] = useState<{ type: string; sample: object } | null>(null);
  const breaking = useContext(BreakpointContext);
  const roving = useRoving<HTMLDivElement>({ inRows: true });
  const types = [...new Set(chart.states.flatMap(({ transitions }) => transitions.map(({ event }) => event)))].filter(
    (type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'),
  );
  const rank = (type: string) => (possible.includes(type) ? 0 : 1);
  const press = (type: string) => {
    const sample = sampleOf(type);
    if (sample && carries(sample)) setDraft({ type, sample });
    else onSend({ type });
  };
  /** Back to where it was begun. */
  const close = (type: string) => {
    setDraft(null);
    roving.ref.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(type)}"]`)?.focus();
  };
  return (
    <section className={className} aria-label="Send an event">
      <h2 className={classes(heading, 'mb-2')}>Send an event</h2>
      <div className="flex flex-wrap gap-1.5" role="toolbar" aria-label="Events" {...roving}>
        {types
          .toSorted((one, other) => rank(one) - rank(other))
          .map((type) => {
            const isOff = !possible.includes(type);
            return (
              <button
                key={type}
                type="button"
                data-item={type}
                tabIndex={-1}
                className={classes(
                  'min-h-6.5 rounded-md border px-2 py-0.5 font-mono font-normal text-xs max-sm:min-h-9',
                  isOff
                    ? 'cursor-default border-border-strong border-dashed text-text-3'
                    : 'cursor-pointer border-accent-line bg-accent-soft text-accent-soft-text',
                )}
                aria-disabled={isOff ? true : undefined}
                title={isOff ? off : undefined}
                onClick={() => (isOff ? undefined : press(type))}
                onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
                  if (!altKey && !ctrlKey && !metaKey && key.toLowerCase() === BREAK_KEY)
                    breaking?.toggle('event', type);
                }}
              >
                {breaking?.isSet('event', type) ? (
                  <>
                    <span className="mr-1 inline-block size-2 rounded-full bg-danger" aria-hidden="true" />
                    <span className="sr-only">stops: </span>
                  </>
                ) : null}
                {type}
                {carries(sampleOf(type)) ? ' …' : ''}
              </button>
            );
          })}
      </div>
      {draft ? (
        <EventFields
          key={draft.type}
          {...draft}
          onCancel={() => close(draft.type)}
          onSend={(event) => {
            onSend(event);
            close(draft.type);
          }}
        />
      ) : null}
    </section>
  );
}
