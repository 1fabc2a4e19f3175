import { Maximize, Minus, Plus } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import type { Chart, ChartEdge, ChartMark, ChartState } from '../chart/chart.types.ts';
import { classes } from './classes.ts';
import { useUi } from './host.ts';
import { FollowButton, useFollow } from './use-follow.tsx';
import { useZoom } from './use-zoom.ts';

export type Lit = { readonly live: readonly string[]; readonly taken: readonly string[] };

const LINE = 15;

/** The chart of a machine: live states lit, the transition just taken lit. Read out as its live states. */
export function ChartView({ chart, live, taken }: { chart: Chart } & Lit) {
  const { Button, IconButton } = useUi();
  const view = useRef<HTMLElement>(null);
  const zoom = useZoom(view, chart);
  const following = useFollow(view, { live, taken }, zoom.isMeasured);
  const now = live.filter((id) => !chart.states.some(({ parent }) => parent === id));
  const label = `Chart of ${chart.title}${now.length > 0 ? `, now in ${now.map(shortId).join(' and ')}` : ''}`;
  return (
    <div className="insp-chart" style={{ '--insp-drawn': `${chart.height + 60}px` } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together, and no form's fields */}
      <div className="insp-tools" role="group" aria-label="Zoom">
        {live.length > 0 ? <FollowButton {...following} /> : null}
        <IconButton label="Zoom out" aria-keyshortcuts="-" onClick={zoom.smaller}>
          <Minus className="i" />
        </IconButton>
        <Button size="sm" look="quiet" title="Actual size (1)" aria-keyshortcuts="1" onClick={zoom.whole}>
          <span className="sr-only">Shown at </span>
          <span className="insp-scale">{Math.round(zoom.scale * 100)} %</span>
          <span className="sr-only">, back to 100 %</span>
        </Button>
        <IconButton label="Zoom in" aria-keyshortcuts="+" onClick={zoom.larger}>
          <Plus className="i" />
        </IconButton>
        <Button
          size="sm"
          icon={<Maximize className="i" />}
          title="The whole chart (0)"
          aria-keyshortcuts="0"
          onClick={zoom.fit}
        >
          Fit
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <section ref={view} className="insp-scroll" tabIndex={0} aria-label={label} {...zoom.handlers}>
        <svg
          role="img"
          aria-label={label}
          width={chart.width * zoom.scale}
          height={chart.height * zoom.scale}
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
