import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

test('[machine.inspect] without an open inspector a page carries less than 2 KB for it', async () => {
  const web = join(import.meta.dirname, '..');
  const files = [
    'app/machines/use-machine.ts',
    'app/machines/inspector-channel.ts',
    'lab-host/save-problem.ts',
    'start/inspector-toggle.tsx',
  ];
  const input = files.map((file) => `export * from '${web}/${file}';`);
  const entry = 'virtual:closed';
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'closed',
        resolveId: (id) => (id === entry ? '\0closed' : null),
        load: (id) => (id === '\0closed' ? input.join('\n') : null),
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
          !id.includes('lab'),
      },
    },
  })) as Rollup.RollupOutput;
  const code = built.output.flatMap((part) => ('code' in part && part.isEntry ? [part.code] : [])).join('');
  expect(code).toContain('preflight.inspect');
  expect(brotliCompressSync(code).length).toBeLessThan(2_048);
});
