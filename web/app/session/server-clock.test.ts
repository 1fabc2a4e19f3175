import { expect, test } from 'vitest';
import { epochMs } from '../../../machines/lib/ports.ts';
import { serverClock } from './server-clock.ts';

const noon = Date.parse('2026-11-23T12:00:00Z');

/** A computer whose clock differs, on a line that takes its time, and a server that says when it answered. */
function computer({ offMs = 0, lineMs = 0 }) {
  let own = noon + offMs;
  const clock = serverClock(() => epochMs(own));
  const ask = clock.heardBy(async () => {
    own += lineMs;
    const date = new Date(own - offMs - lineMs / 2).toUTCString();
    return new Response(null, { headers: { date } });
  });
  const differs = () => clock.now() - (own - offMs);
  return { ask: () => ask('/graphql'), differs, leap: (ms: number) => (own += ms) };
}

test.each([
  ['five minutes late', -300_000],
  ['a quarter of an hour early', 900_000],
])('[slots.hold] a computer whose clock is %s still counts by the server', async (_off, offMs) => {
  const { ask, differs } = computer({ offMs });
  expect(differs()).toBe(offMs);
  await ask();
  expect(Math.abs(differs())).toBeLessThanOrEqual(1_000);
});

test('a difference that a slow line explains is the line and not the clock', async () => {
  const { ask, differs } = computer({ lineMs: 5_000 });
  await ask();
  expect(differs()).toBe(0);
});

test('an answer without a date says nothing', async () => {
  const clock = serverClock(() => epochMs(noon));
  await clock.heardBy(async () => new Response())('/graphql');
  expect(clock.now()).toBe(noon);
});
