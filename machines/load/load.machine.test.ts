import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { loadMachine } from './load.machine.ts';

const loading = (fetchOne: () => Promise<string>) =>
  createActor(loadMachine<string>().provide({ actors: { fetchOne: fromPromise(fetchOne) } })).start();

test('the machine holds the result of its request', async () => {
  const page = loading(async () => 'booking');
  expect(page.getSnapshot().value).toBe('loading');
  expect((await waitFor(page, (now) => now.matches('loaded'))).context).toEqual({ data: 'booking', failure: null });
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
  expect((await waitFor(page, (now) => now.matches('loaded'))).context).toEqual({ data: 'booking', failure: null });
});

test('a changed record is fetched again and shown meanwhile; an answer older than the change is discarded', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const page = loading(() => {
    answers.push(Promise.withResolvers<string>());
    return (answers.at(-1) as PromiseWithResolvers<string>).promise;
  });
  page.send({ type: 'data.changed' });
  expect(answers).toHaveLength(2);
  answers[0]?.resolve('before');
  answers[1]?.resolve('after');
  expect((await waitFor(page, (now) => now.matches('loaded'))).context.data).toBe('after');
  page.send({ type: 'data.changed' });
  expect([page.getSnapshot().value, page.getSnapshot().context.data]).toEqual(['loading', 'after']);
  answers[2]?.resolve('later');
  expect((await waitFor(page, (now) => now.matches('loaded'))).context.data).toBe('later');
});
