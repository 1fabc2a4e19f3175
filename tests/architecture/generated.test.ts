import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateAll } from '../../codegen.ts';

const root = join(import.meta.dirname, '../..');

test('every generated file is what its sources say: `npm run generate` has nothing to do', async () => {
  const stale: string[] = [];
  for (const [path, content] of await generateAll()) {
    const kept = await readFile(join(root, path), 'utf8').catch(() => null);
    if (kept !== content) stale.push(path);
  }
  expect(stale).toEqual([]);
});
