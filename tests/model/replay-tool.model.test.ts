import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { plantMutation } from '../../lab/mutation/mutation.ts';
import { type ListPage, listMachine } from '../../machines/list/list.machine.ts';
import { recorder } from '../../web/app/machines/use-machine.ts';
import { problemFile } from '../../web/lab-host/problem-file.ts';
import { breakList } from '../support/replay/broken-list.fixture.ts';

const root = join(import.meta.dirname, '../..');
const breaking = pathToFileURL(join(root, 'tests/support/replay/broken-list.fixture.ts'));

type Query = { search: string };
const person = 'Aroha Planted';

/** The file of a page whose list broke at 'load more'. */
async function brokenFile(): Promise<string> {
  breakList();
  onTestFinished(() => plantMutation(null));
  const page: ListPage<string, null> = { rows: [person], nextCursor: null, pages: 1, counts: null };
  const machine = listMachine<string, Query>().provide({ actors: { fetchPage: fromPromise(async () => page) } });
  recorder.watched.clear();
  const list = createActor(machine, { input: { query: { search: person } }, inspect: recorder.watch });
  list.subscribe({ error: () => {} });
  list.start();
  await new Promise<void>((resolve) => setImmediate(resolve));
  list.send({ type: 'loadMore.pressed' });
  expect(list.getSnapshot().status).toBe('error');
  return JSON.stringify(problemFile(new Date(), '/pem-bookings'));
}

const node = (args: readonly string[], isBroken = false) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const env = {
      ...process.env,
      NO_COLOR: '1',
      ...(isBroken ? { BREAK_LIST: '1', NODE_OPTIONS: `--import=${breaking}` } : {}),
    };
    const child = execFile(process.execPath, args, { cwd: root, env }, (_error, output, faults) =>
      resolve({ code: child.exitCode, output: `${output}${faults}` }),
    );
  });

test('[inspect.failure-as-test] npm run replay writes a test of a recorded failure: red until its machine is repaired, without names in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  const name = `broken-list-${randomUUID()}`;
  const written = join(import.meta.dirname, `${name}.model.test.ts`);
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(written, { force: true });
  });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, await brokenFile());
  const replayed = await node(['tools/replay.ts', file, '--test'], true);
  expect(replayed.output).toContain(`Written: tests/model/${name}.model.test.ts`);
  expect(replayed.code, 'it breaks again').toBe(1);
  expect(readFileSync(written, 'utf8')).not.toContain('Planted');

  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=model', name];
  const [red, green] = [await node(vitest, true), await node(vitest)];
  expect(red.output).toMatch(/× list \(x:\d+\) takes the steps that were written/);
  expect(red.code).toBe(1);
  expect(green.output).toContain('1 passed, 0 failed');
  expect(green.code).toBe(0);
});
