import { Maximize, Minus, Plus } from 'lucide-react';
import { type CSSProperties, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Chart, Drawing } from '../../chart/chart.types.ts';
import { coldestOf, WARMTHS, widthOf } from '../../chart/heat.ts';
import { classes } from '../classes.ts';
import { useUi } from '../host.ts';
import { chartTools, input } from '../looks.ts';
import { Arrow, Edge, Mark, StateBox } from './chart-parts.tsx';
import { HeatContext, heatLooks } from './heat-looks.ts';
import { MarkContext, shortId } from './marked.ts';
import { FollowButton, showState, useFollow } from './use-follow.tsx';
import { useZoom } from './use-zoom.ts';

export type Lit = { readonly live: readonly string[]; readonly taken: readonly string[] };

/** The chart of a machine: live states lit, the transition just taken lit. Read out as its live states. */
export function ChartView({ chart, live, taken, height = 'flex-1' }: { chart: Chart; height?: string } & Lit) {
  const { Button, IconButton } = useUi();
  const view = useRef<HTMLElement>(null);
  const [chosen, choose] = useState(0);
  const drawing = chart.drawings[chosen] ?? chart.drawings[0];
  if (!drawing) throw new Error(`${chart.name} has no drawing.`);
  const zoom = useZoom(view, drawing);
  const { marked, mark } = useContext(MarkContext);
  const heat = useContext(HeatContext);
  const following = useFollow(view, { live, taken }, zoom.isMeasured);
  // The first part that draws it is shown.
  useLayoutEffect(() => {
    if (marked !== null)
      choose(
        Math.max(
          0,
          chart.drawings.findIndex((one) => draws(one, marked)),
        ),
      );
  }, [chart, marked]);
  useEffect(() => {
    if (marked !== null && zoom.isMeasured && draws(drawing, marked)) showState(view.current, marked);
  }, [drawing, marked, zoom.isMeasured]);
  const now = live.filter((id) => !chart.states.some(({ parent }) => parent === id));
  const about = [
    now.length > 0 && `now in ${now.map(shortId).join(' and ')}`,
    marked !== null && `${shortId(marked)} marked`,
  ].filter((words) => words !== false);
  const label = [`Chart of ${chart.title}`, ...about].join(', ');
  const events = new Map(
    chart.states.flatMap(({ transitions }) => transitions.map(({ name, event }) => [name, event])),
  );
  const eventsOf = (names: readonly string[]) => [...new Set(names.flatMap((name) => events.get(name) || []))];
  const kinds = new Map(chart.states.map(({ id, kind }) => [id, kind]));
  const focusOn = (id: string) =>
    choose(
      Math.max(
        0,
        chart.drawings.findIndex(({ focus }, at) => at > 0 && focus === id),
      ),
    );
  return (
    <div
      className="flex min-h-0 flex-1 flex-col"
      style={{ '--chart-height': `${drawing.height + 60}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, and no form's fields */}
      <div className={chartTools} role="group" aria-label="Zoom">
        {chart.drawings.length > 1 ? <DrawingChoice chart={chart} chosen={chosen} onChoose={choose} /> : null}
        {live.length > 0 ? <FollowButton {...following} /> : null}
        <IconButton className="ml-auto" label="Zoom out" aria-keyshortcuts="-" onClick={zoom.smaller}>
          <Minus />
        </IconButton>
        <Button size="sm" look="quiet" title="Actual size (1)" aria-keyshortcuts="1" onClick={zoom.whole}>
          <span className="sr-only">Shown at </span>
          <span className="inline-block min-w-[5ch] text-right tabular-nums">{Math.round(zoom.scale * 100)} %</span>
          <span className="sr-only">, back to 100 %</span>
        </Button>
        <IconButton label="Zoom in" aria-keyshortcuts="+" onClick={zoom.larger}>
          <Plus />
        </IconButton>
        <Button size="sm" icon={<Maximize />} title="The whole chart (0)" aria-keyshortcuts="0" onClick={zoom.fit}>
          Fit
        </Button>
      </div>
      <section
        ref={view}
        className={classes(
          'min-h-0 overflow-auto border-border border-t bg-[radial-gradient(var(--border)_1px,transparent_1px)] bg-size-[20px_20px] p-3 focus-visible:-outline-offset-2',
          height,
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
        tabIndex={0}
        aria-label={label}
        {...zoom.handlers}
      >
        <svg
          className="block cursor-grab select-none active:cursor-grabbing"
          role="img"
          aria-label={label}
          width={drawing.width * zoom.scale}
          height={drawing.height * zoom.scale}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          <defs>
            <Arrow id="insp-arrow" look="fill-border-strong" />
            <Arrow id="insp-arrow-lit" look="fill-link" />
            {heat
              ? WARMTHS.map((one) => <Arrow key={one} id={`insp-arrow-${one}`} colour={heatLooks[one].colour} />)
              : null}
          </defs>
          {drawing.states.map((state) => (
            <StateBox
              key={`${state.id} ${state.look}`}
              state={state}
              kind={kinds.get(state.id) ?? 'atomic'}
              isLive={live.includes(state.id)}
              isMarked={state.id === marked && state.look !== 'outside'}
              inside={state.look === 'folded' ? now.filter((id) => id.startsWith(`${state.id}.`)).map(lastOf) : []}
              taken={taken}
              onFocus={focusOn}
              onMark={mark}
            />
          ))}
          {drawing.edges.map((edge) => (
            <Edge
              key={edge.id}
              edge={edge}
              events={eventsOf(edge.transitions)}
              isTaken={edge.transitions.some((name) => taken.includes(name))}
              warmth={heat && coldestOf(heat, edge.transitions)}
              width={heat ? widthOf(heat, edge.transitions) : null}
            />
          ))}
          {drawing.marks.map((mark) => (
            <Mark key={mark.id} mark={mark} />
          ))}
        </svg>
      </section>
    </div>
  );
}

const draws = ({ states }: Drawing, state: string) => states.some(({ id, look }) => id === state && look !== 'outside');

const lastOf = (id: string) => id.split('.').at(-1) ?? id;

type ChoiceProps = { chart: Chart; chosen: number; onChoose: (at: number) => void };

/** Which part of a chart that is too large for one page is drawn. */
function DrawingChoice({ chart, chosen, onChoose }: ChoiceProps) {
  const last = chart.drawings.length - 1;
  const nameAt = (focus: string, at: number) => (at === 0 ? 'Overview' : at === last ? 'Everything' : shortId(focus));
  return (
    <label className="inline-flex items-center gap-2">
      Part{' '}
      <select className={input} value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {chart.drawings.map(({ focus }, at) => (
          <option key={`${focus} ${nameAt(focus, at)}`} value={at}>
            {nameAt(focus, at)}
          </option>
        ))}
      </select>
    </label>
  );
}
