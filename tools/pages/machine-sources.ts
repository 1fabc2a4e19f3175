import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { sourceLinesOf } from './source-lines.ts';

const root = join(import.meta.dirname, '../..');

/** By the names of machines, which are those of their files. */
export const machineSources = () =>
  Object.fromEntries(
    globSync('machines/*/*.machine.ts', { cwd: root })
      .sort()
      .map((file) => [basename(file, '.machine.ts'), sourceLinesOf(join(root, file), root)] as const),
  );

/** Fills web/lab-host/machine-sources.ts with the lines of each machine; while pages are being written, with the folder too. */
export function machineSourcesPlugin(): Plugin {
  let isServed = false;
  return {
    name: 'machine-sources',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    transform: {
      filter: { id: /lab-host[\\/]machine-sources\.ts$/ },
      handler: () => `export const folder = ${JSON.stringify(isServed ? root : null)};
export const sources = ${JSON.stringify(machineSources())};`,
    },
  };
}
