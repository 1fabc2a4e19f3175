import { spokenState } from '../../machines/models/spoken.ts';
import { classes } from '../ui/classes.ts';
import type { Inspected, SeenActor } from './inspector-store.ts';

type TreeProps = { inspected: Inspected; selected: string | null; onSelect: (key: string) => void };

/** Running machines below the ones that started them, page by page; then those that have ended. */
export function ActorTree({ inspected: { pages, actors }, selected, onSelect }: TreeProps) {
  const all = [...actors.values()];
  const running = all.filter(({ info }) => info.status === 'active');
  const ended = all.filter(({ info }) => info.status !== 'active');
  const isTop = ({ page, info }: SeenActor) => !running.some((one) => one.page === page && one.info.id === info.parent);
  const item = (actor: SeenActor) => (
    <li key={actor.key}>
      <Actor actor={actor} isSelected={actor.key === selected} onSelect={onSelect} />
      <Below of={actor} running={running} selected={selected} onSelect={onSelect} />
    </li>
  );
  return (
    <nav className="insp-tree" aria-label="Machines">
      {[...pages].map(([page, path]) => (
        <section key={page} aria-label={`Page ${path}`}>
          <h2>Running at {path}</h2>
          <ul>{running.filter((actor) => actor.page === page && isTop(actor)).map(item)}</ul>
        </section>
      ))}
      {ended.length > 0 ? (
        <section aria-label="Ended">
          <h2>Ended</h2>
          <ul>{ended.slice(-15).map(item)}</ul>
        </section>
      ) : null}
      {pages.size === 0 ? <p className="muted">No page of the portal is open in this browser.</p> : null}
    </nav>
  );
}

type BelowProps = Omit<TreeProps, 'inspected'> & { of: SeenActor; running: readonly SeenActor[] };

function Below({ of, running, selected, onSelect }: BelowProps) {
  const children = running.filter(({ page, info }) => page === of.page && info.parent === of.info.id);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map((actor) => (
        <li key={actor.key}>
          <Actor actor={actor} isSelected={actor.key === selected} onSelect={onSelect} />
          <Below of={actor} running={running} selected={selected} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

type ActorProps = { actor: SeenActor; isSelected: boolean; onSelect: (key: string) => void };

function Actor({ actor: { key, info, steps }, isSelected, onSelect }: ActorProps) {
  const isActive = info.status === 'active';
  return (
    <button
      type="button"
      className="insp-actor"
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => onSelect(key)}
    >
      <span className={classes('insp-dot', isActive && 'on')} aria-hidden="true" />
      <span className="insp-name">{info.name || info.machineId}</span>
      <code>{isActive ? spokenState(steps.at(-1)?.value) : info.status}</code>
    </button>
  );
}
