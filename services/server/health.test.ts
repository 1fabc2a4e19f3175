import { expect, test } from 'vitest';
import { probe } from './health.ts';

const probed = async (...call: Parameters<typeof probe>) => {
  const answer = await probe(...call);
  return answer && [answer.status, await answer.json()];
};
const database = (isWell: boolean, replica: boolean | null = null) => ({
  isWell: async () => isWell,
  replica: replica === null ? null : { hasReplayed: () => replica, noteWritten: async () => {} },
});

test('[run.ready] it lives as soon as it answers, and is ready once its database reads and writes', async () => {
  expect(await probed('live', null)).toEqual([200, { status: 'ok' }]);
  expect(await probed('ready', null)).toEqual([503, { status: 'starting' }]);
  expect(await probed('ready', { database: database(false) })).toEqual([503, { status: 'down' }]);
  expect(await probed('live', { database: database(false) })).toEqual([200, { status: 'ok' }]);
  expect(await probed('ready', { database: database(true) })).toEqual([200, { status: 'ok' }]);
  expect(await probed('ready', { database: null }), 'a gateway alone').toEqual([200, { status: 'ok' }]);
  expect(await probed('', { database: null })).toBeNull();
});

test('[run.ready] it is ready once what answers is made', async () => {
  const making = Promise.withResolvers<void>();
  const told: string[] = [];
  const ready = probed('ready', {
    database: database(true),
    makeRest: () => making.promise.then(() => void told.push('made')),
  });
  void ready.then(() => told.push('ready'));
  await new Promise(setImmediate);
  making.resolve();
  expect(await ready).toEqual([200, { status: 'ok' }]);
  expect(told).toEqual(['made', 'ready']);
});

test('[run.ready] an excluded replica is reported, and the service stays ready', async () => {
  expect(await probed('ready', { database: database(true, false) })).toEqual([200, { status: 'ok', replica: 'aside' }]);
  expect(await probed('ready', { database: database(true, true) })).toEqual([200, { status: 'ok', replica: 'ok' }]);
});
