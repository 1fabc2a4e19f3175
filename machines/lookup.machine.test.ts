import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type LookupItem, lookupMachine } from './lookup.machine.ts';
import { PortalFailure } from './portal-error.ts';

function openLookup(find: (search: string) => Promise<readonly LookupItem[]>) {
  const clock = new SimulatedClock();
  const machine = lookupMachine.provide({
    actors: { findItems: fromPromise<readonly LookupItem[], { search: string }>(({ input }) => find(input.search)) },
  });
  return { lookup: createActor(machine, { clock }).start(), clock };
}

const perth = { id: '1', name: 'Perth' };

test('an opened list is asked at once', async () => {
  const { lookup } = openLookup(async () => [perth]);
  lookup.send({ type: 'list.opened' });
  expect((await waitFor(lookup, (now) => now.matches('found'))).context.items).toEqual([perth]);
});

test('[lookup.reload] typing asks once, half a second after the last keystroke, and keeps the old list until then', async () => {
  const asked: string[] = [];
  const { lookup, clock } = openLookup(async (search) => {
    asked.push(search);
    return search === '' ? [perth] : [];
  });
  lookup.send({ type: 'list.opened' });
  await waitFor(lookup, (now) => now.matches('found'));
  lookup.send({ type: 'search.typed', search: 'k' });
  clock.increment(499);
  lookup.send({ type: 'search.typed', search: 'ka' });
  clock.increment(499);
  expect(asked).toEqual(['']);
  expect(lookup.getSnapshot().context.items).toEqual([perth]);
  clock.increment(1);
  await waitFor(lookup, (now) => now.matches('found'));
  expect(asked).toEqual(['', 'ka']);
  expect(lookup.getSnapshot().context.items).toEqual([]);
});

test('a failed list says why, and opening it again asks again', async () => {
  let tries = 0;
  const { lookup } = openLookup(async () => {
    tries += 1;
    if (tries === 1) throw new PortalFailure({ code: 'UNREACHABLE' });
    return [perth];
  });
  lookup.send({ type: 'list.opened' });
  expect((await waitFor(lookup, (now) => now.matches('failed'))).context.failure).toEqual({ code: 'UNREACHABLE' });
  lookup.send({ type: 'list.opened' });
  const found = await waitFor(lookup, (now) => now.matches('found'));
  expect(found.context).toMatchObject({ items: [perth], failure: null });
});

test('closing forgets what was typed', async () => {
  const { lookup } = openLookup(async () => [perth]);
  lookup.send({ type: 'search.typed', search: 'ka' });
  lookup.send({ type: 'list.closed' });
  expect(lookup.getSnapshot().value).toBe('closed');
  expect(lookup.getSnapshot().context.search).toBe('');
});
