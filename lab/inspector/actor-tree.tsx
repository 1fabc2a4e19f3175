import { describeState } from '../model/describe-path.ts';
import { classes } from './classes.ts';
import { useHost } from './host.ts';
import type { Inspected, InspectedActor } from './inspector-store.ts';
import { heading, listPane, rowName, rowState } from './looks.ts';
import { Tree, TreeItem } from './tree.tsx';

type TreeProps = { inspected: Inspected; selected: string | null; onSelect: (actor: InspectedActor) => void };

const MOST_ENDED = 15;

/** Running machines below the ones that started them, page by page; then those that have ended. */
export function ActorTree({ inspected: { pages, actors }, selected, onSelect }: TreeProps) {
  const { isToolPage } = useHost();
  const all = [...actors.values()];
  const running = all.filter(({ info }) => info.status === 'active');
  const ended = all.filter(({ info }) => info.status !== 'active').slice(-MOST_ENDED);
  const isTop = ({ page, info }: InspectedActor) =>
    !running.some((one) => one.page === page && one.info.id === info.parent);
  const below = (of: InspectedActor) =>
    running.filter(({ page, info }) => page === of.page && info.parent === of.info.id);
  const item = (actor: InspectedActor) => {
    const children = below(actor);
    return (
      <TreeItem
        key={actor.key}
        row={<Row actor={actor} />}
        isSelected={actor.key === selected}
        onSelect={() => onSelect(actor)}
      >
        {children.length > 0 ? children.map(item) : null}
      </TreeItem>
    );
  };
  return (
    <nav className={listPane} aria-label="Machines">
      {pagesInOrder(pages, isToolPage).map(([page, path]) => (
        <section key={page}>
          <h2 className={classes(heading, 'm-2')}>Running at {path}</h2>
          <Tree label={`Running at ${path}`}>
            {running.filter((actor) => actor.page === page && isTop(actor)).map(item)}
          </Tree>
        </section>
      ))}
      {ended.length > 0 ? (
        <section>
          <h2 className={classes(heading, 'm-2')}>Ended</h2>
          <Tree label="Ended">{ended.map(item)}</Tree>
        </section>
      ) : null}
      {pages.size === 0 ? <p className="text-text-2">No page with machines is open in this browser.</p> : null}
    </nav>
  );
}

/** The product's pages before those of its developers. */
const pagesInOrder = (pages: Inspected['pages'], isToolPage: (path: string) => boolean) =>
  [...pages].sort(([, one], [, other]) => Number(isToolPage(one)) - Number(isToolPage(other)));

const nameOf = ({ info }: InspectedActor) => info.name || info.machineId;
const stateOf = ({ info, steps }: InspectedActor) =>
  info.status === 'active' ? describeState(steps.at(-1)?.value) : info.status;

const Row = ({ actor }: { actor: InspectedActor }) => (
  <>
    <span
      className={classes(
        'size-2 flex-none rounded-full border',
        actor.info.status === 'active' ? 'border-success bg-success' : 'border-border-strong',
      )}
    />
    <span className={rowName}>
      {nameOf(actor)}
      {actor.info.name && !actor.info.parent ? (
        <span className="text-text-3 text-xs"> {actor.info.machineId}</span>
      ) : null}
    </span>
    <code className={classes(rowState, 'text-text-2')} title={stateOf(actor)}>
      {stateOf(actor)}
    </code>
  </>
);
