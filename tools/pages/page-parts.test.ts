import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from './page-parts.ts';

test('each file that a part of the pages names is there', () => {
  const files = globSync('{web,machines}/**/*.{ts,tsx}').map((path) => `/${path.replaceAll('\\', '/')}`);
  const named = Object.values(parts).flat();
  const ours = named.filter((place) => place.startsWith('/web/') || place.startsWith('/machines/'));
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.filter((place) => !files.some((path) => path.includes(place)))).toEqual([]);
});
