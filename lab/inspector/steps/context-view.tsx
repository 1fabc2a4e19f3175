import { Fragment } from 'react';
import { classes } from '../classes.ts';
import { heading } from '../looks.ts';
import { differences, leaves } from './context-diff.ts';

type ContextProps = { context: unknown; before: unknown; className: string };

/** The context of a machine at a step, with the changes of the step marked. */
export function ContextView({ context, before, className }: ContextProps) {
  const changed = new Map(
    before === undefined ? [] : differences(before, context).map((one) => [one.path, one.before ?? 'none']),
  );
  const isChanged = (path: string) => [...changed.keys()].some((one) => `${path}.`.startsWith(`${one}.`));
  const all = leaves(context);
  return (
    <section
      className={classes(
        'overflow-auto focus-visible:-outline-offset-2 @max-[1100px]:max-h-[50dvh] @min-[1100px]:max-h-[24%]',
        className,
      )}
      aria-label="Context"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
      tabIndex={0}
    >
      <h2 className={classes(heading, 'mb-2')}>Context</h2>
      {all.length === 0 || all[0]?.[0] === '' ? <p className="text-text-3 text-xs">It keeps none.</p> : null}
      <dl className="font-mono font-normal text-xs">
        {all
          .filter(([path]) => path !== '')
          .map(([path, text]) => (
            <div
              key={path}
              className={classes(
                'grid grid-cols-[minmax(0,9fr)_minmax(0,11fr)] gap-2',
                isChanged(path) && 'rounded-sm bg-selected',
              )}
            >
              <dt className="text-text-2 wrap-anywhere">
                <Path path={path} />
              </dt>
              <dd>
                {text}
                {changed.has(path) ? <span className="text-text-3"> was {changed.get(path)}</span> : null}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Broken at its dots, where it must be. */
const Path = ({ path }: { path: string }) =>
  path.split(/(?<=\.)/).map((step, at, all) => (
    <Fragment key={all.slice(0, at + 1).join('')}>
      {step}
      <wbr />
    </Fragment>
  ));
