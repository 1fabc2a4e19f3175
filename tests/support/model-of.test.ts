import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { port } from '../../machines/lib/ports.ts';
import { answers, fails, modelOf, titled, walk } from './model-of.ts';

const door = setup({
  types: { events: {} as { type: 'door.pushed'; by: string } | { type: 'door.slammed' } },
  actors: { openDoor: port<void>() },
  guards: { isStrong: (_, { by }: { by: string }) => by === 'wind' },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: { 'door.pushed': [{ guard: { type: 'isStrong', params: ({ event }) => event }, target: 'open' }, 'opening'] },
    },
    opening: {
      invoke: { id: 'openDoor', src: 'openDoor', onDone: 'open', onError: 'closed' },
      on: { 'door.pushed': {} },
    },
    open: { on: { 'door.slammed': 'closed' } },
  },
});

const all = [
  { type: 'door.pushed', by: 'wind' },
  { type: 'door.pushed', by: 'hand' },
  { type: 'door.slammed' },
  answers('openDoor'),
  fails('openDoor', { code: 'UNREACHABLE' }),
] as const;

test('shortest paths take every transition, ignored events only where asked for', () => {
  expect(walk(door, modelOf(door, all, { withIgnored: true }).getShortestPaths())).toEqual([]);
  expect(walk(door, modelOf(door, all).getShortestPaths())).toEqual(['door.opening door.pushed → stays #1']);
});

test('a transition that no event can take is named, guarded ones apart', () => {
  const withoutWind = all.filter((event) => !('by' in event) || event.by !== 'wind');
  expect(walk(door, modelOf(door, withoutWind, { withIgnored: true }).getShortestPaths())).toEqual([
    'door.closed door.pushed → door.open #1',
  ]);
});

test('a path that the live machine does not follow fails', () => {
  const paths = modelOf(door, all).getShortestPaths();
  const stuck = door.provide({ guards: { isStrong: () => false } });
  expect(() => walk(stuck, paths)).toThrow('after door.pushed');
});

test('titles tell a path as a person would', () => {
  const titles = titled(modelOf(door, all).getShortestPaths()).map(([title]) => title.replace(/^\d+: /, ''));
  expect(titles).toContain('door.pushed (hand) → openDoor fails UNREACHABLE → closed');
  expect(titles).toContain('door.pushed (wind) → door.slammed → closed');
  expect(new Set(titles).size).toBe(titles.length);
});
