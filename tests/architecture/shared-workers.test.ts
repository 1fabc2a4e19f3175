import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('no file changes a fixture for the files that its worker runs after it', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root });
  const changing = files.filter((file) => /^test\.override\(/m.test(readFileSync(new URL(file, root), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(changing, 'extend makes a test of the file’s own').toEqual([]);
});
