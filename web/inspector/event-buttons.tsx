import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import type { Chart } from './chart.types.ts';

export type SentEvent = { readonly type: string };

type ButtonsProps = {
  chart: Chart;
  possible: readonly string[];
  /** What such an event may carry, from the machine's model. */
  sampleOf: (type: string) => object | undefined;
  onSend: (event: SentEvent) => void;
};

const carries = (sample: object | undefined) => sample !== undefined && Object.keys(sample).length > 1;

/** The machine's events; those that it would take now can be sent, what they carry is written first. */
export function EventButtons({ chart, possible, sampleOf, onSend }: ButtonsProps) {
  const [draft, setDraft] = useState<{ type: string; text: string; fault: string | null } | null>(null);
  const types = [...new Set(chart.states.flatMap(({ transitions }) => transitions.map(({ event }) => event)))].filter(
    (type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'),
  );
  const press = (type: string) => {
    const sample = sampleOf(type);
    if (carries(sample)) setDraft({ type, text: JSON.stringify({ ...sample, type: undefined }, null, 1), fault: null });
    else onSend({ type });
  };
  const send = () => {
    if (!draft) return;
    const body = parsed(draft.text);
    if (!body) return setDraft({ ...draft, fault: 'This is not JSON.' });
    setDraft(null);
    onSend({ ...body, type: draft.type });
  };
  return (
    <section className="insp-events" aria-label="Send an event">
      <h2>Send an event</h2>
      <div>
        {types
          .toSorted((one, other) => rank(one, possible) - rank(other, possible))
          .map((type) => {
            const isOff = !possible.includes(type);
            return (
              <button
                key={type}
                type="button"
                className={classes('insp-event', isOff && 'off')}
                aria-disabled={isOff ? true : undefined}
                title={isOff ? 'Not taken in this state' : undefined}
                onClick={() => (isOff ? undefined : press(type))}
              >
                {type}
                {carries(sampleOf(type)) ? ' …' : ''}
              </button>
            );
          })}
      </div>
      {draft ? (
        <div className="insp-draft">
          <label htmlFor="insp-draft">What {draft.type} carries</label>
          <textarea
            id="insp-draft"
            rows={6}
            value={draft.text}
            onChange={({ target }) => setDraft({ ...draft, text: target.value, fault: null })}
          />
          {draft.fault ? <p role="alert">{draft.fault}</p> : null}
          <div className="row">
            <Button size="sm" onClick={send}>
              Send {draft.type}
            </Button>
            <Button size="sm" look="quiet" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </div>
        </div>
      ) : null}
    </section>
  );
}

const rank = (type: string, possible: readonly string[]) => (possible.includes(type) ? 0 : 1);

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
