import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateAll } from '../../codegen.ts';
import { registry } from '../../machines/registry/registry.ts';

const root = join(import.meta.dirname, '../..');

test('[inspect.gallery][inspect.rules] every generated file, charts and rules among them, is what its sources say: `npm run generate` has nothing to do', async () => {
  const stale: string[] = [];
  const files = await generateAll();
  for (const { name } of registry) expect(files.has(`docs/machines/${name}.md`), name).toBe(true);
  for (const [path, content] of files) {
    const kept = await readFile(join(root, path), 'utf8').catch(() => null);
    if (kept !== content) stale.push(path);
  }
  expect(stale).toEqual([]);
});
