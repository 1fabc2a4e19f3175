import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Contexts of a layer from top to bottom: each imports itself and those after it, never one before it. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'services/booking': [
    'views',
    'clinic-day',
    'candidate',
    'results',
    'bookings',
    'drafts',
    'record',
    'scheduling',
    'catalogue',
    'shared',
  ],
};

/** The files that a file imports, types too, from the project's root. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
}

/** Imports of a layer that point up, as 'importer -> imported'. Files beside the contexts put them together and are above all. */
function upwardImports(layer: string, text = (file: string) => readFileSync(join(root, file), 'utf8')): string[] {
  const contexts = ORDER[layer] ?? [];
  const rank = (file: string) => contexts.indexOf(file.slice(layer.length + 1).split('/')[0] ?? '');
  return globSync(`${layer}/*/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/*.fixture.ts'] }).flatMap((file) =>
    importsOf(file, text(file))
      .filter((imported) => imported.startsWith(`${layer}/`) && rank(imported) < rank(file))
      .map((imported) => `${file} -> ${imported}`),
  );
}

test.each(Object.keys(ORDER))('contexts of %s import those below them only', (layer) => {
  expect(upwardImports(layer)).toEqual([]);
});

test.each(Object.entries(ORDER))('every folder of %s is a context of the order', (layer, contexts) => {
  const folders = new Set(
    globSync(`${layer}/*/**/*.ts`, { cwd: root }).map((file) => file.slice(layer.length + 1).split('/')[0]),
  );
  expect([...folders].toSorted()).toEqual([...contexts].toSorted());
});

test('an import that points up is found', () => {
  const file = 'services/booking/shared/changes.ts';
  const text = (path: string) => (path === file ? "import { x } from '../views/home/home.ts';" : '');
  expect(upwardImports('services/booking', text)).toEqual([`${file} -> services/booking/views/home/home.ts`]);
});
