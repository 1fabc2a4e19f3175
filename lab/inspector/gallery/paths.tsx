import { use, useMemo, useState } from 'react';
import { describePath } from '../../model/describe-path.ts';
import { classes } from '../classes.ts';
import type { Look } from '../drawing/machine-view.tsx';
import { useHost } from '../host.ts';
import { heading, input } from '../looks.ts';
import { pathFrames } from './path-frames.ts';
import { Player } from './player.tsx';
import { StatesSideBySide } from './states-side-by-side.tsx';

/** Generated paths; one of them walks through the chart. */
export function Paths({ name, look }: { name: string; look: Look }) {
  const model = use(useHost().loadModels()).find((one) => one.name === name);
  const [chosen, choose] = useState({ part: 0, path: 0 });
  const part = model?.parts[chosen.part];
  const paths = part?.paths() ?? [];
  const path = paths[chosen.path];
  const frames = useMemo(() => (model && part && path ? pathFrames(model, part, path) : null), [model, part, path]);
  if (!model || !part) return null;
  return (
    <section className="px-5 py-3" aria-label="Paths">
      <h2 className={classes(heading, 'mb-2')}>Paths</h2>
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex max-w-full items-center gap-2">
          From{' '}
          <select
            className={classes(input, 'w-full min-w-0 max-w-[min(560px,80vw)]')}
            value={chosen.part}
            onChange={({ target }) => choose({ part: Number(target.value), path: 0 })}
          >
            {model.parts.map((one, at) => (
              <option key={one.name} value={at}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-flex max-w-full items-center gap-2">
          Path{' '}
          <select
            className={classes(input, 'w-full min-w-0 max-w-[min(560px,80vw)]')}
            value={chosen.path}
            onChange={({ target }) => choose({ ...chosen, path: Number(target.value) })}
          >
            {paths.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paths may be told alike; their order is theirs.
              <option key={at} value={at}>
                {at + 1}: {describePath(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {frames ? <Player key={`${chosen.part} ${chosen.path}`} name={name} look={look} frames={frames} /> : null}
      <StatesSideBySide model={model} />
    </section>
  );
}
