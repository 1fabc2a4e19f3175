import { Fragment } from 'react';
import { classes } from './classes.ts';
import { differences, leaves } from './context-diff.ts';

/** What a machine knows at a step, and which of it the step has changed. */
export function ContextView({ context, before }: { context: unknown; before: unknown }) {
  const changed = new Map(
    before === undefined ? [] : differences(before, context).map((one) => [one.path, one.before ?? 'none']),
  );
  const isChanged = (path: string) => [...changed.keys()].some((one) => `${path}.`.startsWith(`${one}.`));
  const all = leaves(context);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
    <section className="insp-values" aria-label="Context" tabIndex={0}>
      <h2>Context</h2>
      {all.length === 0 || all[0]?.[0] === '' ? <p className="small quiet">It keeps none.</p> : null}
      <dl className="insp-context">
        {all
          .filter(([path]) => path !== '')
          .map(([path, text]) => (
            <div key={path} className={classes(isChanged(path) && 'changed')}>
              <dt>
                <Path path={path} />
              </dt>
              <dd>
                {text}
                {changed.has(path) ? <span className="insp-was"> was {changed.get(path)}</span> : null}
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
