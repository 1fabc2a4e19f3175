import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { lampHost, lampMachine, redactor } from './fixture/lamp.fixture.ts';
import { problemFileOf } from './problem-file.ts';
import { problemTest } from './problem-test.ts';
import { createRecorder } from './recorder.ts';
import { replay } from './replay.ts';

const root = join(import.meta.dirname, '../..');

/** A page of a broken product writes what happened. */
function brokenFile() {
  const recorder = createRecorder({ isTick: () => false });
  const live = createActor(lampMachine(true), { inspect: recorder.watch });
  live.subscribe({ error: () => {} });
  live.start();
  live.send({ type: 'switch.pressed', by: 'Aroha Planted' });
  live.send({ type: 'bulb.removed' });
  live.send({ type: 'switch.pressed', by: 'Aroha Planted' });
  return problemFileOf(
    recorder.watched.values(),
    { at: new Date('2026-11-24T01:00:00Z'), page: '/' },
    { format: 'lamp-problem', version: '1', placeholders: () => () => 'somebody', redactor },
  );
}

/** The text as a file of tests, run by Vitest against the broken or the repaired lamp. */
async function run(text: string, lamp: 'broken' | 'repaired') {
  const folder = await mkdtemp(join(tmpdir(), 'written-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(folder, 'lamp.test.ts'), text);
  return new Promise<{ code: number; output: string }>((resolve) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const options = { cwd: folder, env: { ...process.env, LAMP: lamp, NO_COLOR: '1' } };
    const child = execFile(process.execPath, [vitest, 'run', '--root', folder], options, (_error, output, faults) =>
      resolve({ code: child.exitCode ?? 1, output: `${output}${faults}` }),
    );
  });
}

test('[inspect.failure-as-test] a recorded failure becomes a test that is red as the page was, and green after the repair', async () => {
  const file = brokenFile();
  const head = `import { expect, test } from 'vitest';
import { lampHost } from ${JSON.stringify(join(import.meta.dirname, 'fixture/lamp.fixture.ts'))};
import type { ProblemActor } from ${JSON.stringify(join(import.meta.dirname, 'problem-file.ts'))};
import { replay } from ${JSON.stringify(join(import.meta.dirname, 'replay.ts'))};

const host = lampHost(process.env['LAMP'] === 'broken');
`;
  const text = problemTest(
    file,
    file.actors.map((actor) => replay(actor, lampHost(true))),
    { head },
  );
  expect(text).not.toContain('Planted');
  const [red, green] = [await run(text, 'broken'), await run(text, 'repaired')];
  // The actor's number depends on how many were made before in this process.
  expect(red.output).toMatch(/lamp \(x:\d+\) takes the steps that were written at 2026-11-24T01:00:00\.000Z/);
  expect(red.output).toContain("reading 'watts'");
  expect(red.code).toBe(1);
  expect(green.output).toContain('1 passed');
  expect(green.code).toBe(0);
});
