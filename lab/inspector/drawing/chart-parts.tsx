import { type PointerEvent, useContext } from 'react';
import type { Box, ChartEdge, ChartMark, DrawnState } from '../../chart/chart.types.ts';
import { type Warmth, warmthOf } from '../../chart/heat.ts';
import { BreakpointContext } from '../breakpoints/breakpoint-context.ts';
import { classes } from '../classes.ts';
import { HeatContext, heatLooks } from './heat-looks.ts';

type ArrowProps = {
  id: string;
  look?: string;
  /** Of an arrow that is as large however wide its line is; else it grows with the line. */
  colour?: string;
};

const [GROWN, FIXED] = [{ size: 7 }, { size: 12, units: 'userSpaceOnUse' }];

export const Arrow = ({ id, look, colour }: ArrowProps) => {
  const { size, units }: { size: number; units?: string } = colour ? FIXED : GROWN;
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX={7}
      refY={4}
      orient="auto"
      markerUnits={units}
      markerWidth={size}
      markerHeight={size}
    >
      <path className={look} fill={colour} d="M0 0 8 4 0 8z" />
    </marker>
  );
};

const LINE = 15;
const lineFont = 'font-mono text-[11px] leading-none';

const boxLooks = {
  outer: { still: 'fill-surface/70 stroke-border-strong', live: 'fill-surface/70 stroke-[1.6] stroke-link' },
  inner: { still: 'fill-surface stroke-border-strong', live: 'fill-accent stroke-accent' },
  folded: {
    still: 'fill-raised stroke-[2.4] stroke-border-strong',
    live: 'fill-accent-soft stroke-[2.4] stroke-accent',
  },
  outside: {
    still: 'fill-none stroke-border-strong [stroke-dasharray:4_3]',
    live: 'fill-none stroke-link [stroke-dasharray:4_3]',
  },
} as const;

const stopLook = { fill: 'none', stroke: 'var(--danger)', strokeWidth: 3 };
const markLook = { fill: 'none', stroke: 'var(--focus)', strokeWidth: 3, strokeDasharray: '8 4' };
const around = ({ x, y, width, height }: Box) => ({ x: x - 5, y: y - 5, width: width + 10, height: height + 10 });

type StateBoxProps = {
  state: DrawnState;
  kind: string;
  isLive: boolean;
  /** The page's address names it. */
  isMarked: boolean;
  /** Live states inside it that are not drawn. */
  inside: readonly string[];
  taken: readonly string[];
  /** Shows a folded state by itself. */
  onFocus: (id: string) => void;
  /** Gives the page the address of a state. */
  onMark: ((id: string) => void) | null;
};

export function StateBox({ state, kind, isLive, isMarked, inside, taken, onFocus, onMark }: StateBoxProps) {
  const { id, box, title, look, lines, note } = state;
  const isOuter = look === 'outer';
  const boxLook = boxLooks[look][isLive ? 'live' : 'still'];
  const textFill = isLive && look === 'inner' ? 'fill-on-accent' : null;
  const heat = useContext(HeatContext);
  const breaking = useContext(BreakpointContext);
  // Transitions that leave the state as it is have no arrow: their words are coloured.
  const heatFill = (transition: string | null) =>
    heat && !isLive && transition !== null ? heatLooks[warmthOf(heat.arrows[transition])].colour : undefined;
  const isTaken = (transition: string | null) => transition !== null && taken.includes(transition);
  const middle = box.x + box.width / 2;
  const said = inside.length > 0 ? [{ text: `now ${inside.join(', ')}`, transition: null }] : lines;
  // By pointer; the list of parts and the outline do it by keyboard, as nothing inside an image takes the focus.
  const press = look === 'folded' ? onFocus : look === 'outside' ? null : onMark;
  const opens =
    press !== null
      ? {
          className: 'cursor-pointer',
          onClick: () => press(id),
          onPointerDown: (event: PointerEvent) => event.stopPropagation(), // it is pressed, and the chart not dragged
        }
      : {};
  return (
    <g
      data-state={look === 'outside' ? undefined : id}
      data-live={isLive ? true : undefined}
      data-marked={isMarked ? true : undefined}
      {...opens}
    >
      {breaking?.stop && isLive && breaking.stop.name === id ? (
        <rect data-stopped {...stopLook} {...around(box)} rx={11} />
      ) : null}
      {isMarked ? <rect {...markLook} {...around(box)} rx={11} /> : null}
      <rect className={boxLook} x={box.x} y={box.y} width={box.width} height={box.height} rx={isOuter ? 10 : 7} />
      {kind === 'final' && look === 'inner' ? (
        <rect className={boxLook} x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={5} />
      ) : null}
      <text
        className={classes('font-sans font-semibold text-[13px] leading-none', textFill ?? 'fill-text')}
        x={isOuter ? box.x + 14 : middle}
        y={box.y + 22}
        textAnchor={isOuter ? 'start' : 'middle'}
      >
        {title}
        {kind === 'parallel' ? ' ∥' : ''}
      </text>
      {said.map(({ text, transition }, at) => (
        <text
          key={`${text} ${transition}`}
          className={classes(
            lineFont,
            isTaken(transition) ? 'font-bold' : 'font-normal',
            textFill ?? (heatFill(transition) ? null : isOuter && isTaken(transition) ? 'fill-link' : 'fill-text-2'),
          )}
          fill={heatFill(transition)}
          x={note ? note.x : middle}
          y={(note ? note.y + 11 : box.y + 38) + at * LINE}
          textAnchor={note ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
      {breaking && (look === 'inner' || look === 'outer') ? (
        <BreakDot
          at={[box.x, box.y]}
          isSet={breaking.isSet('state', id)}
          onPress={() => breaking.toggle('state', id)}
        />
      ) : null}
    </g>
  );
}

type BreakDotProps = { at: readonly [x: number, y: number]; isSet: boolean; onPress: () => void };

/** A breakpoint; faint where one can be set. By keyboard it is set in the outline, at the events and by name. */
const BreakDot = ({ at: [cx, cy], isSet, onPress }: BreakDotProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: nothing inside an image takes the focus
  <circle
    cx={cx}
    cy={cy}
    r={5.5}
    fill={isSet ? 'var(--danger)' : 'var(--surface)'}
    stroke={isSet ? 'var(--danger)' : 'var(--border-strong)'}
    data-break={isSet}
    className="cursor-pointer"
    onPointerDown={(event: PointerEvent) => event.stopPropagation()}
    onClick={(event) => {
      event.stopPropagation();
      onPress();
    }}
  />
);

type EdgeProps = {
  edge: ChartEdge;
  /** The events of its transitions, once each. */
  events: readonly string[];
  isTaken: boolean;
  /** Its test coverage, if that is shown; null for the arrow to the initial state, which is no transition. */
  warmth: Warmth | null;
  width: number | null;
};

export function Edge({ edge, events, isTaken, warmth, width }: EdgeProps) {
  const breaking = useContext(BreakpointContext);
  const isBroken = breaking !== null && events.some((event) => breaking.isSet('event', event));
  const heat = warmth && heatLooks[warmth];
  const path = edge.points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g data-taken={isTaken ? true : undefined} data-warmth={warmth ?? undefined}>
      <path
        className={classes(
          'fill-none',
          heat ? null : isTaken ? 'stroke-[2.4] stroke-link' : 'stroke-[1.2] stroke-border-strong',
        )}
        {...(heat && width !== null ? { stroke: heat.colour, strokeWidth: width, strokeDasharray: heat.dash } : {})}
        d={path}
        markerEnd={`url(#insp-arrow${warmth ? `-${warmth}` : isTaken ? '-lit' : ''})`}
      />
      {edge.label?.lines.map((line, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same; their order is theirs.
          key={at}
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
      {breaking && edge.label && events.length > 0 ? (
        <BreakDot
          at={[edge.label.x - 6, edge.label.y + 8]}
          isSet={isBroken}
          onPress={() => {
            for (const event of events)
              if (breaking.isSet('event', event) === isBroken) breaking.toggle('event', event);
          }}
        />
      ) : null}
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
