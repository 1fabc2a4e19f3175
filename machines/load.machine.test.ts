import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { loadMachine } from './load.machine.ts';
import { PortalFailure } from './portal-error.ts';

const loading = (fetchOne: () => Promise<string>) =>
  createActor(loadMachine<string>().provide({ actors: { fetchOne: fromPromise(fetchOne) } })).start();

test('what was asked for is there', async () => {
  const page = loading(async () => 'booking');
  expect(page.getSnapshot().value).toBe('loading');
  expect((await waitFor(page, (now) => now.matches('loaded'))).context).toEqual({ thing: 'booking', failure: null });
});

test('a failure says why, and trying again asks again', async () => {
  let tries = 0;
  const page = loading(async () => {
    tries += 1;
    if (tries === 1) throw new PortalFailure({ code: 'UNREACHABLE' });
    return 'booking';
  });
  expect((await waitFor(page, (now) => now.matches('failed'))).context.failure).toEqual({ code: 'UNREACHABLE' });
  page.send({ type: 'retry.pressed' });
  expect((await waitFor(page, (now) => now.matches('loaded'))).context).toEqual({ thing: 'booking', failure: null });
});
