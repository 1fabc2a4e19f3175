import { useContext, useEffect, useRef } from 'react';
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.types.ts';
import { BREAK_KEY, BreakpointContext } from '../breakpoints/breakpoint-context.ts';
import { classes } from '../classes.ts';
import { chartTools } from '../looks.ts';
import { Tree, TreeItem } from '../tree.tsx';
import type { Lit } from './chart-view.tsx';
import { MarkContext, shortId } from './marked.ts';
import { FollowButton, showState, useFollow } from './use-follow.tsx';

/** The same as words, for small screens and for reading: a tree of states, each with its ways on and the states inside it. */
export function OutlineView({ chart, live, taken }: { chart: Chart } & Lit) {
  const view = useRef<HTMLDivElement>(null);
  const { marked } = useContext(MarkContext);
  const following = useFollow(view, { live, taken });
  useEffect(() => {
    if (marked !== null) showState(view.current, marked);
  }, [marked]);
  const [root] = chart.states;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {live.length > 0 ? (
        <div className={chartTools}>
          <FollowButton {...following} />
        </div>
      ) : null}
      <div
        ref={view}
        className="min-h-0 flex-1 overflow-auto border-border border-t bg-surface px-3 pt-2 pb-5 max-md:max-h-[60dvh] max-md:flex-none"
      >
        <Tree label={`Outline of ${chart.title}`}>
          {root ? <Branch chart={chart} state={root} live={live} taken={taken} /> : null}
        </Tree>
      </div>
    </div>
  );
}

function Branch({ chart, state, live, taken }: { chart: Chart; state: ChartState } & Lit) {
  const children = chart.states.filter(({ parent }) => parent === state.id);
  const isLive = live.includes(state.id);
  const kinds = [
    state.kind === 'parallel' && 'all at once',
    state.kind === 'final' && 'the end',
    state.isInitial && 'first',
    state.note !== undefined && state.note,
    state.tags.length > 0 && `tag ${state.tags.join(', ')}`,
    state.invokes.length > 0 && `calls ${state.invokes.join(', ')}`,
    state.entry.length > 0 && `entry / ${state.entry.join(', ')}`,
    state.exit.length > 0 && `exit / ${state.exit.join(', ')}`,
  ].filter((kind) => kind !== false);
  const { marked, mark } = useContext(MarkContext);
  const isLeaf = state.transitions.length === 0 && children.length === 0;
  return (
    <TreeItem
      state={state.id}
      {...useBreakable('state', state.id)}
      {...(mark ? { isSelected: marked === state.id, onSelect: () => mark(state.id) } : {})}
      row={
        <>
          <BreakDot kind="state" name={state.id} />
          <b className={classes(isLive && 'text-link')}>{state.key}</b>
          {isLive ? <span className="rounded-full bg-accent px-2 text-[12px] text-on-accent">now</span> : null}
          {kinds.length > 0 ? <span className="text-text-3 text-xs">{kinds.join(' · ')}</span> : null}
        </>
      }
    >
      {isLeaf ? null : (
        <>
          {state.transitions.map((way) => (
            <Way key={way.name} way={way} isTaken={taken.includes(way.name)} />
          ))}
          {children.map((child) => (
            <Branch key={child.id} chart={chart} state={child} live={live} taken={taken} />
          ))}
        </>
      )}
    </TreeItem>
  );
}

function Way({ way, isTaken }: { way: ChartTransition; isTaken: boolean }) {
  const { label, target, actions } = way;
  const [event, to] = [label || 'at once', target.length > 0 ? `→ ${target.map(shortId).join(', ')}` : 'stays'];
  return (
    <TreeItem
      {...useBreakable('event', way.event)}
      row={
        <>
          <BreakDot kind="event" name={way.event} />
          <span className={classes('min-w-0 flex-1 wrap-anywhere', isTaken ? 'font-heading text-link' : 'text-text-2')}>
            <code>{event}</code> {to}
            {actions.length > 0 ? <span className="text-text-3"> / {actions.join(', ')}</span> : null}
            {isTaken ? <span className="sr-only"> just taken</span> : null}
          </span>
        </>
      }
    />
  );
}

type Kind = 'state' | 'event';

/** A key on the item sets a breakpoint there. */
function useBreakable(kind: Kind, name: string) {
  const breaking = useContext(BreakpointContext);
  if (!breaking || name === '') return {};
  return { onLetter: (key: string) => (key.toLowerCase() === BREAK_KEY ? breaking.toggle(kind, name) : undefined) };
}

/** Red where the machine stops; pressed it sets that, or takes it away. By keyboard the item itself does. */
function BreakDot({ kind, name }: { kind: Kind; name: string }) {
  const breaking = useContext(BreakpointContext);
  if (!breaking || name === '') return null;
  const isSet = breaking.isSet(kind, name);
  return (
    <>
      <span
        className={classes(
          'size-2.5 flex-none cursor-pointer rounded-full border border-border-strong',
          isSet && 'border-danger bg-danger',
        )}
        aria-hidden="true"
        data-break={isSet ? name : undefined}
        onClick={(event) => {
          event.stopPropagation();
          breaking.toggle(kind, name);
        }}
      />
      {isSet ? <span className="sr-only">stops here</span> : null}
    </>
  );
}
