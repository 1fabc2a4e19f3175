import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from '../../tools/pages/page-parts.ts';

/** A file that moved would leave its part without a word, and pages would load more than they need. */
test('every file that a part of the pages names is there', () => {
  const cwd = new URL('../../', import.meta.url);
  const files = globSync('{web,machines,lab}/**/*.{ts,tsx}', { cwd }).map((file) => `/${file}`);
  const ours = Object.values(parts)
    .flat()
    .filter((place) => !/^\/(node_modules|icons)\//.test(place));
  expect(ours.length).toBeGreaterThan(80);
  expect(ours.filter((place) => !files.some((file) => file.includes(place)))).toEqual([]);
});
