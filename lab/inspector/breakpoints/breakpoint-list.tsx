import { X } from 'lucide-react';
import { type FormEvent, useContext, useState } from 'react';
import type { Chart } from '../../chart/chart.types.ts';
import { eventLabel } from '../../model/describe-path.ts';
import type { Breakpoint } from '../../recorder/breakpoints.ts';
import { classes } from '../classes.ts';
import { shortId } from '../drawing/marked.ts';
import { useUi } from '../host.ts';
import { heading, textRow } from '../looks.ts';
import { BreakpointContext } from './breakpoint-context.ts';

type ListProps = {
  chart: Chart;
  breakpoints: readonly Breakpoint[];
  onToggle: (one: Breakpoint) => void;
  className: string;
};

type Place = { readonly kind: Breakpoint['kind']; readonly name: string; readonly words: string };

/** States and events of a machine, by the words that the chart has for them. */
const placesOf = ({ states }: Chart): readonly Place[] => [
  ...states.slice(1).map(({ id }) => ({ kind: 'state' as const, name: id, words: shortId(id) })),
  ...[...new Set(states.flatMap(({ transitions }) => transitions.map(({ event }) => event)))]
    .filter((event) => event !== '')
    .map((name) => ({ kind: 'event' as const, name, words: eventLabel(name) })),
];

const placeLabel = ({ kind, name }: Breakpoint) => (kind === 'state' ? shortId(name) : eventLabel(name));

/** Breakpoints of all machines, and a field that sets one in this machine by its name. */
export function BreakpointList({ chart, breakpoints, onToggle, className }: ListProps) {
  const { Button, IconButton } = useUi();
  const breaking = useContext(BreakpointContext);
  const [words, setWords] = useState('');
  const places = placesOf(chart);
  const place = places.find((one) => one.words === words.trim());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!place || !breaking) return;
    if (!breaking.isSet(place.kind, place.name)) breaking.toggle(place.kind, place.name);
    setWords('');
  };
  return (
    <section className={className} aria-label="Breakpoints">
      <h2 className={classes(heading, 'mb-2')}>Breakpoints</h2>
      <ul>
        {breakpoints.map((one) => (
          <li key={`${one.machineId} ${one.kind} ${one.name}`} className={classes(textRow, 'text-xs')}>
            <span className="size-2 flex-none rounded-full bg-danger" aria-hidden="true" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {one.machineId} {one.kind} <code>{placeLabel(one)}</code>
            </span>
            <IconButton label={`Remove ${one.machineId} ${placeLabel(one)}`} small onClick={() => onToggle(one)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <form className="flex gap-2" onSubmit={add}>
        <input
          className="min-w-0 flex-1"
          aria-label="Stop at a state or an event"
          placeholder="Stop at a state or an event"
          list="insp-places"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <datalist id="insp-places">
          {places.map(({ kind, name, words: value }) => (
            <option key={`${kind} ${name}`} value={value} label={kind} />
          ))}
        </datalist>
        <Button size="sm" type="submit" aria-disabled={place ? undefined : true}>
          Set
        </Button>
      </form>
      <p className="mt-1 text-text-3 text-xs">
        B sets one at what has the focus: a state or an arrow of the outline, an event above.
      </p>
    </section>
  );
}
