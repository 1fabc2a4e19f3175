import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from './page-parts.ts';

test('each file that a part of the pages names is there', () => {
  const files = globSync('{web,machines,lab}/**/*.{ts,tsx}').map((path) => `/${path.replaceAll('\\', '/')}`);
  const named = Object.values(parts).flat();
  const ours = named.filter((place) => /^\/(web|machines|lab)\//.test(place));
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.filter((place) => !files.some((path) => path.includes(place)))).toEqual([]);
});
