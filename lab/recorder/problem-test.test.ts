import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { stateNames, transitionNames } from '../model/machine-graph.ts';
import type { ProblemActor, ProblemFile } from './problem-file.ts';
import { problemTest } from './problem-test.ts';
import { createRecorder } from './recorder.ts';
import { createRedactor } from './redact.ts';
import { replay } from './replay.ts';

type LampEvent = { type: 'switch.pressed' };

/** Goes out at the second press; broken, it does not. */
const lamp = (isBroken: boolean) =>
  setup({ types: { events: {} as LampEvent } }).createMachine({
    id: 'lamp',
    initial: 'dark',
    states: { dark: { on: { 'switch.pressed': 'lit' } }, lit: { on: { 'switch.pressed': isBroken ? 'lit' : 'dark' } } },
  });

const redactor = createRedactor({
  shownFields: () => ({ context: ['**'], events: ['**'] }),
  failures: { dataOf: () => undefined, errorOf: () => new Error() },
});
const hostOf = (isBroken: boolean) => ({
  machines: new Map([['lamp', lamp(isBroken)]]),
  judged: {},
  failures: { dataOf: () => undefined, errorOf: () => new Error() },
  redactor,
});

function pressedTwice(): ProblemActor {
  const { watch, watched } = createRecorder({ isTick: () => false });
  const machine = lamp(false);
  const live = createActor(machine, { inspect: watch }).start();
  live.send({ type: 'switch.pressed' });
  live.send({ type: 'switch.pressed' });
  const [seen] = watched.values();
  const { status, value, context } = live.getSnapshot();
  return {
    id: 'x:0',
    parent: null,
    machineId: 'lamp',
    base: null,
    steps: (seen?.steps ?? []).map(({ at, event, snapshot }) => ({ at, event, value: snapshot.value })),
    end: { status, value, context },
    shape: { states: stateNames(machine), transitions: transitionNames(machine) },
  };
}

/** Faults that the written test finds: the actor in its text, played by a host. */
function faultsIn(text: string, isBroken: boolean) {
  const json = /const actor: ProblemActor = ([\s\S]*?);\n {2}expect/.exec(text)?.[1] ?? '';
  return replay(JSON.parse(json), hostOf(isBroken)).faults;
}

test('[inspect.replay] a problem file as a test is red while its machine is broken, and green after the repair', () => {
  const actor = pressedTwice();
  const file: ProblemFile = {
    format: 'lamp-problem',
    formatVersion: 1,
    version: '1',
    at: '2026-11-24T01:00:00Z',
    page: '/',
    actors: [actor],
  };
  const text = problemTest(file, [replay(actor, hostOf(true))], { head: '// head\n' });
  expect(text.startsWith('// head\n')).toBe(true);
  expect(text).toContain('lamp (x:0) takes the steps that were written at 2026-11-24T01:00:00Z');
  expect(faultsIn(text, true)).toEqual(['Step 3, switch.pressed: now "lit", then "dark".']);
  expect(faultsIn(text, false)).toEqual([]);
});

test('of several machines the test has those that fail', () => {
  const [one, other] = [pressedTwice(), { ...pressedTwice(), id: 'x:9' }];
  const file: ProblemFile = {
    format: 'lamp-problem',
    formatVersion: 1,
    version: '1',
    at: '2026-11-24T01:00:00Z',
    page: '/',
    actors: [one, other],
  };
  const text = problemTest(file, [replay(one, hostOf(false)), replay(other, hostOf(true))], { head: '' });
  expect(text).toContain('x:9');
  expect(text).not.toContain('x:0');
});
