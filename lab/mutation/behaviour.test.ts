import { afterEach, expect, test } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import { doingsOf } from '../chart/state-lines.ts';
import { behaviourMutationsOf } from './behaviour.ts';
import { plantMutation } from './mutation.ts';

type LockEvent = { type: 'code.entered'; code: string } | { type: 'door.shut' };

const makeLock = () =>
  setup({
    types: { context: {} as { tries: number; last: string }, events: {} as LockEvent },
    guards: { isRight: (_, { code }: { code: string }) => code === '1234' },
    delays: { patience: 1_000 },
  }).createMachine({
    id: 'lock',
    context: { tries: 0, last: '' },
    initial: 'locked',
    states: {
      locked: {
        on: {
          'code.entered': [
            { guard: { type: 'isRight', params: ({ event }) => event }, target: 'open' },
            { actions: assign({ tries: ({ context }) => context.tries + 1, last: ({ event }) => event.code }) },
          ],
        },
      },
      open: { entry: assign({ tries: 0 }), after: { patience: 'locked' }, on: { 'door.shut': 'locked' } },
    },
  });

afterEach(() => plantMutation(null));

const mutations = behaviourMutationsOf(makeLock());

function lockWith(name: string) {
  const mutation = mutations.find((one) => one.name === name);
  if (!mutation) throw new Error(`No mutation ${name} among ${mutations.map((one) => one.name).join(', ')}.`);
  plantMutation(mutation);
  const clock = new SimulatedClock();
  const lock = createActor(makeLock().provide({}), { clock }).start();
  return { clock, lock, enter: (code: string) => lock.send({ type: 'code.entered', code }) };
}

const guarded = 'lock.locked code.entered → lock.open #1';
const counted = 'lock.locked code.entered → stays #2';

test('[inspect.mutation] a guard is negated, and said to hold always', () => {
  const negated = lockWith(`${guarded}: guard negated`);
  negated.enter('0000');
  expect(negated.lock.getSnapshot().value).toBe('open');
  const always = lockWith(`${guarded}: guard always true`);
  always.enter('0000');
  expect(always.lock.getSnapshot().value).toBe('open');
});

test('[inspect.mutation] a field is not set, two are swapped, an action is left out', () => {
  const { lock, enter } = lockWith(`${counted}: tries not set`);
  enter('0000');
  expect(lock.getSnapshot().context).toEqual({ tries: 0, last: '0000' });
  const swapped = lockWith(`${counted}: tries and last swapped`);
  swapped.enter('0000');
  expect(swapped.lock.getSnapshot().context).toEqual({ tries: '0000', last: 1 });
  const dropped = lockWith('lock.open entry: sets tries dropped');
  dropped.enter('0000');
  dropped.enter('1234');
  expect(dropped.lock.getSnapshot().context.tries).toBe(1);
});

test.each([
  ['halved', 500],
  ['doubled', 2_000],
])('[inspect.mutation] a delay is %s, once, also in a machine that is given its ports', (what, ms) => {
  const { clock, lock, enter } = lockWith(`delay patience ${what}`);
  enter('1234');
  clock.increment(ms - 1);
  expect(lock.getSnapshot().value).toBe('open');
  clock.increment(1);
  expect(lock.getSnapshot().value).toBe('locked');
});

test('a delay of nothing is neither halved nor doubled', () => {
  const machine = setup({ delays: { rest: 0, patience: 1_000 } }).createMachine({ id: 'bell' });
  expect(behaviourMutationsOf(machine).map(({ name }) => name)).toEqual([
    'delay patience halved',
    'delay patience doubled',
  ]);
});

test('the mutation and the chart leave out the events that XState raises for a delayed transition', () => {
  expect(mutations.filter(({ name }) => /xstate\.after\.|pause/.test(name))).toEqual([]);
  const open = makeLock().root.states['open'];
  expect(open && doingsOf(open)).toMatchObject({ entry: ['sets tries'], exit: [], delays: ['patience'] });
});

test('without a mutation the machine is as it is written', () => {
  plantMutation(null);
  const lock = createActor(makeLock(), { clock: new SimulatedClock() }).start();
  lock.send({ type: 'code.entered', code: '0000' });
  expect(lock.getSnapshot()).toMatchObject({ value: 'locked', context: { tries: 1, last: '0000' } });
});
