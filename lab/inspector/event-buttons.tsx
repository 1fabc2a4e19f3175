import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Chart } from '../chart/chart.types.ts';
import { classes } from './classes.ts';
import { useUi } from './host.ts';
import { useRoving } from './use-roving.ts';

export type SentEvent = { readonly type: string };

type ButtonsProps = {
  chart: Chart;
  possible: readonly string[];
  /** Why the others are off. */
  off: string;
  /** What such an event may carry, from the machine's model. */
  sampleOf: (type: string) => object | undefined;
  onSend: (event: SentEvent) => void;
};

const carries = (sample: object | undefined) => sample !== undefined && Object.keys(sample).length > 1;

/** The machine's events; those that it would take now can be sent, what they carry is written first. */
export function EventButtons({ chart, possible, off, sampleOf, onSend }: ButtonsProps) {
  const [draft, setDraft] = useState<{ type: string; text: string } | null>(null);
  const roving = useRoving<HTMLDivElement>({ inRows: true });
  const types = [...new Set(chart.states.flatMap(({ transitions }) => transitions.map(({ event }) => event)))].filter(
    (type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'),
  );
  const rank = (type: string) => (possible.includes(type) ? 0 : 1);
  const press = (type: string) => {
    const sample = sampleOf(type);
    if (carries(sample)) setDraft({ type, text: JSON.stringify({ ...sample, type: undefined }, null, 1) });
    else onSend({ type });
  };
  /** Back to where it was begun. */
  const close = (type: string) => {
    setDraft(null);
    roving.ref.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(type)}"]`)?.focus();
  };
  return (
    <section className="insp-events" aria-label="Send an event">
      <h2>Send an event</h2>
      <div role="toolbar" aria-label="Events" {...roving}>
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
                className={classes('insp-event', isOff && 'off')}
                aria-disabled={isOff ? true : undefined}
                title={isOff ? off : undefined}
                onClick={() => (isOff ? undefined : press(type))}
              >
                {type}
                {carries(sampleOf(type)) ? ' …' : ''}
              </button>
            );
          })}
      </div>
      {draft ? (
        <Draft
          key={draft.type}
          {...draft}
          onCancel={() => close(draft.type)}
          onSend={(body) => {
            onSend({ ...body, type: draft.type });
            close(draft.type);
          }}
        />
      ) : null}
    </section>
  );
}

type DraftProps = { type: string; text: string; onSend: (body: object) => void; onCancel: () => void };

/** What an event carries, as JSON. Ctrl+Enter sends, Escape does not. */
function Draft({ type, text: sample, onSend, onCancel }: DraftProps) {
  const { Button } = useUi();
  const [text, setText] = useState(sample);
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const body = parsed(text);
    if (body) onSend(body);
    else setFault('This is no JSON object.');
  };
  return (
    <form
      className="insp-draft"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        if (event.key !== 'Escape') return;
        event.preventDefault(); // the panel stays
        onCancel();
      }}
    >
      <label htmlFor="insp-draft">What {type} carries</label>
      <textarea
        ref={box}
        id="insp-draft"
        rows={6}
        spellCheck={false}
        value={text}
        aria-describedby={fault ? 'insp-draft-fault' : undefined}
        aria-invalid={fault ? true : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setFault(null);
        }}
      />
      {fault ? (
        <p id="insp-draft-fault" role="alert">
          {fault}
        </p>
      ) : null}
      <div className="row">
        <Button size="sm" type="submit">
          Send {type}
        </Button>
        <Button size="sm" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
