import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { lookupStartMachine } from './lookup-start.machine.ts';

/** A field whose list's code arrives on command. */
function openField(words = '') {
  let [loads, arrive] = [0, () => {}];
  const machine = lookupStartMachine.provide({
    actors: {
      loadList: fromPromise<void>(() => {
        loads += 1;
        return new Promise((resolve) => {
          arrive = resolve;
        });
      }),
    },
  });
  const field = createActor(machine, { input: { words } }).start();
  const settle = async () => {
    arrive();
    for (let turn = 0; turn < 5; turn += 1) await null;
  };
  return { field, settle, loads: () => loads, now: () => field.getSnapshot() };
}

test('[typing.fast] the code of the list is fetched once, when the field gets the focus', async () => {
  const { field, settle, loads, now } = openField();
  expect([loads(), now().value]).toEqual([0, { focus: 'away', pointer: 'up', words: 'untouched', list: 'unwanted' }]);
  field.send({ type: 'field.entered' });
  field.send({ type: 'field.left' });
  field.send({ type: 'field.entered' });
  expect([loads(), now().value.list]).toEqual([1, 'loading']);
  await settle();
  expect(now().value).toEqual({ focus: 'inside', pointer: 'up', words: 'untouched', list: 'shown' });
});

test('[typing.fast] a list does not take the place of a field that is pressed before it is released', async () => {
  const { field, settle, now } = openField();
  field.send({ type: 'pointer.pressed' });
  field.send({ type: 'field.entered' });
  await settle();
  expect(now().value.list).toBe('loaded');
  field.send({ type: 'pointer.released' });
  expect(now().value.list).toBe('shown');
});

test('[typing.fast] words that are typed until then are kept, and Enter after them; typing on takes Enter back', async () => {
  const { field, settle, now } = openField();
  field.send({ type: 'field.entered' });
  field.send({ type: 'words.confirmed' });
  expect(now().value.words).toBe('untouched');
  field.send({ type: 'words.typed', words: 'Dril' });
  field.send({ type: 'words.confirmed' });
  expect(now().value.words).toBe('confirmed');
  field.send({ type: 'words.typed', words: 'Driller' });
  expect(now().value.words).toBe('typed');
  field.send({ type: 'words.confirmed' });
  await settle();
  expect(now()).toMatchObject({
    value: { focus: 'inside', words: 'confirmed', list: 'shown' },
    context: { words: 'Driller' },
  });
});

test('[typing.fast] words that were emptied are typed words too', () => {
  const { field, now } = openField();
  field.send({ type: 'words.typed', words: '' });
  expect(now()).toMatchObject({ value: { words: 'typed' }, context: { words: '' } });
});

test('[typing.fast] the list settles text left in a field, whether or not the field had the focus', async () => {
  const { settle, loads, now } = openField('Driller');
  expect(loads()).toBe(1);
  await settle();
  expect(now()).toMatchObject({
    value: { focus: 'away', words: 'typed', list: 'shown' },
    context: { words: 'Driller' },
  });
});

test.each([
  ['', 'untouched', 'unwanted'],
  ['Rigger', 'typed', 'loading'],
] as const)(
  '[typing.fast] another value of the host leaves “%s” in a field without the focus: %s, %s',
  (words, state, list) => {
    const { field, now } = openField();
    field.send({ type: 'words.typed', words: 'Dril' });
    field.send({ type: 'value.changed', words });
    expect(now()).toMatchObject({ value: { focus: 'away', words: state, list }, context: { words } });
  },
);

test('[typing.fast] another value of the host ends the stay in a field; its list comes all the same', async () => {
  const { field, settle, now } = openField();
  field.send({ type: 'field.entered' });
  field.send({ type: 'words.typed', words: 'Dril' });
  field.send({ type: 'words.confirmed' });
  field.send({ type: 'value.changed', words: '' });
  await settle();
  expect(now().value).toEqual({ focus: 'away', pointer: 'up', words: 'untouched', list: 'shown' });
});

test('a list whose code cannot be fetched says why', async () => {
  const fault = new Error('The part is not there.');
  const machine = lookupStartMachine.provide({ actors: { loadList: fromPromise<void>(() => Promise.reject(fault)) } });
  const field = createActor(machine).start();
  field.send({ type: 'field.entered' });
  for (let turn = 0; turn < 5; turn += 1) await null;
  expect(field.getSnapshot()).toMatchObject({ value: { list: 'failed' }, context: { fault } });
});
