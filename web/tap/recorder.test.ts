import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { silenced } from '../../lab/model/path-coverage.ts';
import { loadMachine } from '../../machines/load/load.machine.ts';
import { watch, watched } from './recorder.ts';

test('[machine.inspect] while nobody looks, a page carries less than 2 KB for the inspector', async () => {
  const here = join(import.meta.dirname);
  const input = ['recorder', 'use-machine', 'inspector-channel', 'save-problem'].map(
    (name) => `export * from '${here}/${name}.ts';`,
  );
  const entry = 'virtual:closed';
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'closed',
        resolveId: (id) => (id === entry ? '\0closed' : null),
        load: (id) =>
          id === '\0closed' ? `${input.join('\n')}\nexport * from '${here}/../inspector-toggle.tsx';` : null,
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) =>
          /problem-file|inspector-page|session-context|load-with-retry|react|xstate|jsx/.test(id) &&
          !id.includes('tap/'),
      },
    },
  })) as Rollup.RollupOutput;
  const code = built.output.flatMap((part) => ('code' in part && part.isEntry ? [part.code] : [])).join('');
  expect(code).toContain('preflight.inspect');
  expect(brotliCompressSync(code).length).toBeLessThan(2_048);
}, 30_000);

test('[machine.inspect] ticks that change nothing but the time are kept once, and an ended machine stays to be looked at', () => {
  watched.clear();
  const actor = createActor(silenced(loadMachine<string>()), { inspect: watch }).start();
  for (const now of [1, 2, 3]) actor.send({ type: 'clock.ticked', now } as never);
  actor.stop();
  const [seen] = watched.values();
  expect(seen?.steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'clock.ticked', 'xstate.stop']);
  expect(seen?.steps[1]?.event).toMatchObject({ now: 3 });
});
