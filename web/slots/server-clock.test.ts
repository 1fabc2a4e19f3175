import { expect, test } from 'vitest';
import { epochMs } from '../../machines/ports.ts';
import { serverClock } from './server-clock.ts';

const noon = Date.parse('2026-11-23T12:00:00Z');

test('[slots.hold] a computer whose clock is five minutes late still counts by the server', () => {
  const clock = serverClock(() => epochMs(noon - 300_000));
  expect(clock.now()).toBe(noon - 300_000);
  clock.heard('2026-11-23T12:00:00Z');
  expect(clock.now()).toBe(noon);
});

test('a second of difference is the line and not the clock', () => {
  const clock = serverClock(() => epochMs(noon));
  clock.heard('2026-11-23T11:59:59Z');
  expect(clock.now()).toBe(noon);
});
