import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

/** Each time a folder of twenty files, put in the one place. */
const builder = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
const { replaceFolder } = await import(workerData.code);
for (let time = 0; time < 100; time++) {
  const made = workerData.folder + '/made-' + workerData.who;
  mkdirSync(made);
  for (let file = 0; file < 20; file++) writeFileSync(made + '/' + file, workerData.who);
  replaceFolder(made, workerData.folder + '/dist');
}`;

test('of builds in one folder at once none fails, and a whole one stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const code = new URL('replace-folder.ts', import.meta.url).href;
  const build = (who: string) =>
    once(
      new Worker(new URL(`data:text/javascript,${encodeURIComponent(builder)}`), { workerData: { folder, code, who } }),
      'exit',
    );
  try {
    await Promise.all(['one', 'two', 'three'].map(build));
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(readdirSync(join(folder, 'dist'))).toHaveLength(20);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
