import { classes } from '../ui/classes.ts';
import type { Chart, ChartState } from './chart.types.ts';
import type { Lit } from './chart-view.tsx';
import { shortId } from './chart-view.tsx';

/** The same as words, for small screens and for reading. */
export function OutlineView({ chart, live, taken }: { chart: Chart } & Lit) {
  const [root] = chart.states;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
    <section className="insp-outline" tabIndex={0} aria-label={`Outline of ${chart.title}`}>
      {root ? <ul>{<Branch chart={chart} state={root} live={live} taken={taken} />}</ul> : null}
    </section>
  );
}

function Branch({ chart, state, live, taken }: { chart: Chart; state: ChartState } & Lit) {
  const children = chart.states.filter(({ parent }) => parent === state.id);
  const isLive = live.includes(state.id);
  const kinds = [
    state.kind === 'parallel' && 'all at once',
    state.kind === 'final' && 'the end',
    state.isInitial && 'first',
  ].filter((kind) => kind !== false);
  return (
    <li>
      <p className={classes('insp-branch', isLive && 'live')}>
        <b>{state.key}</b>
        {isLive ? <span className="insp-now">now</span> : null}
        {kinds.length > 0 ? <span className="small quiet">{kinds.join(', ')}</span> : null}
        {state.invokes.length > 0 ? <span className="small quiet">calls {state.invokes.join(', ')}</span> : null}
      </p>
      {state.transitions.length > 0 ? (
        <ul className="insp-ways">
          {state.transitions.map(({ name, label, target }) => (
            <li key={name} className={classes(taken.includes(name) && 'taken')}>
              <code>{label || 'at once'}</code> {target.length > 0 ? `→ ${target.map(shortId).join(', ')}` : 'stays'}
            </li>
          ))}
        </ul>
      ) : null}
      {children.length > 0 ? (
        <ul>
          {children.map((child) => (
            <Branch key={child.id} chart={chart} state={child} live={live} taken={taken} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
