import { expect, test } from 'vitest';
import { bothOpen, cameBackBy, isSettled, lostWrites, type MemberWrite, secondWriters, writeGap } from './judge.ts';

test('a gap is the longest time between two acknowledged writes, with the one before it and the one after it', () => {
  const times = [0, 1, 2, 9, 10, 11];
  expect(writeGap(times, { from: 2.5, to: 10 })).toBe(7);
  expect(writeGap(times, { from: 0, to: 2 })).toBe(1);
  expect(writeGap([0, 1], { from: 1.5, to: 30 }), 'none came back').toBe(29);
});

test('an acknowledged write that is not stored is lost', () => {
  const acknowledged = [1, 2, 3].map((number) => ({ number, sentAt: number, at: number }));
  expect(lostWrites(acknowledged, new Set([1, 3, 4]))).toEqual([2]);
});

const write = (member: string, timeline: number, sentAt: number): MemberWrite => ({
  member,
  timeline,
  number: sentAt,
  sentAt,
  at: sentAt + 1,
});

test('an old primary that acknowledges a write after the new one has is a second writer', () => {
  const failedOver = [write('db1', 1, 0), write('db1', 1, 5), write('db2', 2, 10), write('db2', 2, 12)];
  expect(secondWriters(failedOver)).toEqual([]);
  expect(secondWriters([...failedOver, write('db1', 1, 11.5)])).toEqual([
    'db1 acknowledged 11.5 on timeline 1 while timeline 2 took writes',
  ]);
  expect(secondWriters([...failedOver, write('db1', 3, 20)]), 'it was promoted again').toEqual([]);
});

test('a write under way when the other primary began is none of a second writer', () => {
  expect(secondWriters([{ ...write('db1', 1, 9), at: 15 }, write('db2', 2, 10)])).toEqual([]);
});

test('two members that are open for writes at several looks in a row are so for the time between them', () => {
  const look = (at: number, ...members: string[]) => ({ at, members });
  expect(bothOpen([look(0, 'db1'), look(1, 'db1', 'db2'), look(2, 'db1', 'db2'), look(3, 'db2')])).toBe(1);
  expect(bothOpen([look(0, 'db1', 'db2'), look(1), look(2, 'db1', 'db2')])).toBe(0);
});

test('the log of a member says how it came back', () => {
  expect(cameBackBy('INFO: running pg_rewind from db2')).toBe('pg_rewind');
  expect(cameBackBy('INFO: running pg_rewind from db2\nINFO: replica has been created using basebackup')).toBe(
    'a new copy',
  );
  expect(cameBackBy('INFO: no action')).toBe('its own log');
});

test('the databases have come together once all follow one timeline, and commits wait for one of them', () => {
  const member = (role: string, timeline = 2) => ({ name: role, role, state: 'running', timeline });
  expect(isSettled([member('leader'), member('sync_standby'), member('replica')], 3)).toBe(true);
  expect(isSettled([member('leader'), member('sync_standby')], 3), 'one is missing').toBe(false);
  expect(isSettled([member('leader'), member('replica'), member('replica')], 3), 'none is waited for').toBe(false);
  expect(isSettled([member('leader'), member('sync_standby'), member('replica', 1)], 3)).toBe(false);
  expect(isSettled([member('sync_standby'), member('replica'), member('replica')], 3)).toBe(false);
});
