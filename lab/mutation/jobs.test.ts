import { join } from 'node:path';
import { expect, test } from 'vitest';
import { behaviourMutationsOf } from './behaviour.ts';
import { queueMachine } from './fixture/queue.machine.fixture.ts';
import { jobsOf } from './jobs.ts';
import { readProgress } from './progress.ts';

const host = {
  root: join(import.meta.dirname, '../..'),
  testsOf: () => ['lab/mutation/fixture/queue.fixture.ts'],
  testConfig: 'lab/mutation/fixture/config.fixture.ts',
  walks: '',
  mutantMs: 2_000,
};

test('[inspect.mutation] a mutant that loops without a pause is killed and counts as noticed; the others go on', async () => {
  const behaviour = behaviourMutationsOf(queueMachine).map(({ name }) => name);
  const loops = behaviour.findIndex((name) => name.endsWith('sets left dropped'));
  expect(loops).toBeGreaterThanOrEqual(0);
  // It comes first, so that the others are tried after it was killed.
  const [, own] = jobsOf(host, {
    name: 'queue',
    mutants: [],
    behaviour: behaviour.toSorted((one) => (one === behaviour[loops] ? -1 : 0)),
  });
  const findings = await own?.run();
  expect(new Set(findings?.map(({ mutant }) => mutant))).toEqual(new Set(behaviour));
});

test('tests that fail without a mutation notice none', async () => {
  const broken = { ...host, testConfig: 'lab/mutation/fixture/broken.config.fixture.ts' };
  const [, own] = jobsOf(broken, { name: 'queue', mutants: [], behaviour: ['anything'] });
  await expect(own?.run()).rejects.toThrow('The tests of queue fail without a mutation.');
});

test('the mutation that ran when its process was killed is recorded, and those not begun are left for another run', () => {
  const lines = [
    { mutant: 'a', what: 'began' },
    { mutant: 'a', what: 'noticed' },
    { mutant: 'a', what: 'ended' },
    { mutant: 'b', what: 'began' },
    { mutant: 'b', what: 'ended' },
    { mutant: 'c', what: 'began' },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  expect(readProgress(text, ['a', 'b', 'c', 'd'])).toEqual({ noticed: new Set(['a', 'c']), left: ['d'], walks: {} });
});
