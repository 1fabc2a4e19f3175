import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { circlesIn } from './circles.ts';
import { importsOf } from './layers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync(['*.ts', '{machines,lab,web,gateway,server-pages,services,tests,tools}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['web/dist/**'],
});

test('no file reaches itself by its imports, those of types and those that load later too', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(`${root}/${file}`, 'utf8'))]));
  expect(graph.size).toBeGreaterThan(2_500);
  expect(circlesIn(graph)).toEqual([]);
});

test('a circle is found once, with all its files', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['react']],
  ]);
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c']]);
});
