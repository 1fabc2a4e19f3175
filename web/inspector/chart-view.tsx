import { Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import type { Chart, ChartEdge, ChartMark, ChartState } from './chart.types.ts';

export type Lit = { readonly live: readonly string[]; readonly taken: readonly string[] };

const LINE = 15;
const SCALES = [0.4, 0.55, 0.7, 0.85, 1, 1.25, 1.5];

/** The chart of a machine: live states lit, the transition just taken lit. Read out as its live states. */
export function ChartView({ chart, live, taken }: { chart: Chart } & Lit) {
  const [scale, setScale] = useState(() => fitting(chart.width));
  const view = useRef<HTMLElement>(null);
  useFollowing(view, taken);
  const at = SCALES.indexOf(scale);
  const zoom = (step: 1 | -1) => setScale(SCALES[at + step] ?? scale);
  const now = live.filter((id) => !chart.states.some(({ parent }) => parent === id));
  const label = `Chart of ${chart.title}${now.length > 0 ? `, now in ${now.map(shortId).join(' and ')}` : ''}`;
  return (
    <div className="insp-chart">
      <div className="insp-zoom">
        <IconButton label="Smaller" onClick={() => zoom(-1)}>
          <Minus className="i" />
        </IconButton>
        <IconButton label="Larger" onClick={() => zoom(1)}>
          <Plus className="i" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <section ref={view} className="insp-scroll" tabIndex={0} aria-label={label}>
        <svg
          role="img"
          aria-label={label}
          width={chart.width * scale}
          height={chart.height * scale}
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          <defs>
            <Arrow id="insp-arrow" />
            <Arrow id="insp-arrow-lit" />
          </defs>
          {chart.states.map((state) => (
            <StateBox key={state.id} state={state} isLive={live.includes(state.id)} taken={taken} />
          ))}
          {chart.edges.map((edge) => (
            <Edge key={edge.id} edge={edge} isTaken={edge.transitions.some((name) => taken.includes(name))} />
          ))}
          {chart.marks.map((mark) => (
            <Mark key={mark.id} mark={mark} />
          ))}
        </svg>
      </section>
    </div>
  );
}

/** Brings the transition just taken into view, where it led somewhere; nothing but the chart itself moves. */
function useFollowing(view: RefObject<HTMLElement | null>, taken: readonly string[]) {
  const names = taken.join();
  useEffect(() => {
    const edge = names === '' ? null : view.current?.querySelector('.insp-edge.taken');
    if (!view.current || !edge) return;
    const [place, seen] = [edge.getBoundingClientRect(), view.current.getBoundingClientRect()];
    const isSeen =
      place.left >= seen.left && place.right <= seen.right && place.top >= seen.top && place.bottom <= seen.bottom;
    if (isSeen) return;
    view.current.scrollBy({
      left: (place.left + place.right - seen.left - seen.right) / 2,
      top: (place.top + place.bottom - seen.top - seen.bottom) / 2,
    });
  }, [view, names]);
}

/** The largest that shows most of a chart's width; never too small to read. */
const fitting = (width: number) => SCALES.findLast((scale) => scale <= 1 && scale * width <= 960) ?? 0.7;

export const shortId = (id: string) => id.split('.').slice(1).join('.') || id;

const Arrow = ({ id }: { id: string }) => (
  <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
    <path d="M0 0 8 4 0 8z" />
  </marker>
);

function StateBox({ state, isLive, taken }: { state: ChartState; isLive: boolean; taken: readonly string[] }) {
  const { box, kind, key, lines, note } = state;
  const isOuter = kind === 'compound' || kind === 'parallel';
  const look = classes('insp-state', isOuter && 'outer', isLive && 'live', kind === 'final' && 'final');
  const middle = box.x + box.width / 2;
  return (
    <g className={look} data-state={state.id}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={isOuter ? 10 : 7} />
      {kind === 'final' ? (
        <rect x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={5} />
      ) : null}
      <text className="name" x={isOuter ? box.x + 14 : middle} y={box.y + 22} textAnchor={isOuter ? 'start' : 'middle'}>
        {key}
        {kind === 'parallel' ? ' ∥' : ''}
      </text>
      {lines.map(({ text, transition }, at) => (
        <text
          key={`${text} ${transition}`}
          className={classes('line', transition !== null && taken.includes(transition) && 'taken')}
          x={note ? note.x : middle}
          y={(note ? note.y + 11 : box.y + 38) + at * LINE}
          textAnchor={note ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function Edge({ edge, isTaken }: { edge: ChartEdge; isTaken: boolean }) {
  const path = edge.points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g className={classes('insp-edge', isTaken && 'taken')}>
      <path d={path} markerEnd={`url(#insp-arrow${isTaken ? '-lit' : ''})`} />
      {edge.label?.lines.map((line, at) => (
        <text key={line} x={(edge.label?.x ?? 0) + 3} y={(edge.label?.y ?? 0) + 11 + at * LINE}>
          {line}
        </text>
      ))}
    </g>
  );
}

const Mark = ({ mark: { kind, box } }: { mark: ChartMark }) => (
  <circle
    className={`insp-mark ${kind}`}
    cx={box.x + box.width / 2}
    cy={box.y + box.height / 2}
    r={kind === 'start' ? 5 : 4}
  />
);
