import type { ChartEdge, ChartMark, ChartState } from '../../chart/chart.types.ts';
import { classes } from '../classes.ts';

export const Arrow = ({ id, look }: { id: string; look: string }) => (
  <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
    <path className={look} d="M0 0 8 4 0 8z" />
  </marker>
);

const LINE = 15;
const lineFont = 'font-mono text-[11px] leading-none';

const boxLooks = {
  outer: { still: 'fill-surface/70 stroke-border-strong', live: 'fill-surface/70 stroke-[1.6] stroke-link' },
  inner: { still: 'fill-surface stroke-border-strong', live: 'fill-accent stroke-accent' },
} as const;

export function StateBox({ state, isLive, taken }: { state: ChartState; isLive: boolean; taken: readonly string[] }) {
  const { box, kind, key, lines, note } = state;
  const isOuter = kind === 'compound' || kind === 'parallel';
  const boxLook = boxLooks[isOuter ? 'outer' : 'inner'][isLive ? 'live' : 'still'];
  const textFill = isLive && !isOuter ? 'fill-on-accent' : null;
  const isTaken = (transition: string | null) => transition !== null && taken.includes(transition);
  const middle = box.x + box.width / 2;
  return (
    <g data-state={state.id} data-live={isLive ? true : undefined}>
      <rect className={boxLook} x={box.x} y={box.y} width={box.width} height={box.height} rx={isOuter ? 10 : 7} />
      {kind === 'final' ? (
        <rect className={boxLook} x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={5} />
      ) : null}
      <text
        className={classes('font-sans font-semibold text-[13px] leading-none', textFill ?? 'fill-text')}
        x={isOuter ? box.x + 14 : middle}
        y={box.y + 22}
        textAnchor={isOuter ? 'start' : 'middle'}
      >
        {key}
        {kind === 'parallel' ? ' ∥' : ''}
      </text>
      {lines.map(({ text, transition }, at) => (
        <text
          key={`${text} ${transition}`}
          className={classes(
            lineFont,
            isTaken(transition) ? 'font-bold' : 'font-normal',
            textFill ?? (isOuter && isTaken(transition) ? 'fill-link' : 'fill-text-2'),
          )}
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

export function Edge({ edge, isTaken }: { edge: ChartEdge; isTaken: boolean }) {
  const path = edge.points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g data-taken={isTaken ? true : undefined}>
      <path
        className={classes('fill-none', isTaken ? 'stroke-[2.4] stroke-link' : 'stroke-[1.2] stroke-border-strong')}
        d={path}
        markerEnd={`url(#insp-arrow${isTaken ? '-lit' : ''})`}
      />
      {edge.label?.lines.map((line, at) => (
        <text
          key={line}
          className={classes(
            lineFont,
            'stroke-[3px] stroke-sunken [paint-order:stroke]',
            isTaken ? 'fill-link font-bold' : 'fill-text-2 font-normal',
          )}
          x={(edge.label?.x ?? 0) + 3}
          y={(edge.label?.y ?? 0) + 11 + at * LINE}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

export const Mark = ({ mark: { kind, box } }: { mark: ChartMark }) => (
  <circle
    className={kind === 'anywhere' ? 'fill-surface stroke-border-strong' : 'fill-border-strong'}
    cx={box.x + box.width / 2}
    cy={box.y + box.height / 2}
    r={kind === 'start' ? 5 : 4}
  />
);
