import { expect, test } from 'vitest';
import { pressOfStop, type Stop, visitLine, visitPresses } from './visit-presses.ts';

const zone = 'Australia/Perth';
const times = ['00:00', '00:30', '00:45', '01:00'];
const places = ['Room 1', 'Booth 2', 'Room 3'];
const visit = (states: string, hasLeft = false) => ({
  hasLeft,
  visitStops: states.split(' ').map(
    (state, index): Stop => ({
      name: `Stop ${index + 1}`,
      fromTime: `2026-11-24T${times[index]}:00Z`,
      toTime: `2026-11-24T${times[index + 1]}:00Z`,
      state: state as Stop['state'],
      resources: ['Nurse Ana', places[index] ?? ''],
    }),
  ),
});
const lineAt = (states: string, clock: string, hasLeft = false) => {
  const { text, isLate } = visitLine(visit(states, hasLeft), zone, Date.parse(`2026-11-24T${clock}:00Z`));
  return isLate ? `${text}, late` : text;
};
const labels = (states: string, hasLeft = false) => visitPresses(visit(states, hasLeft)).map(({ label }) => label);

test('[visit.next] the line of a person on a route names the next place and its time', () => {
  expect(lineAt('done expected expected', '00:31')).toBe('Next: Booth 2, 08:30');
  expect(lineAt('done expected expected', '00:35')).toBe('Next: Booth 2, 08:30, late');
  expect(lineAt('done here expected', '00:35')).toBe('At Booth 2 until 08:45');
  expect(lineAt('done here expected', '00:50')).toBe('At Booth 2 until 08:45, late');
  expect(lineAt('repeated done expected', '00:01')).toBe('Next: Room 1 again, 08:00');
  expect(lineAt('done skipped done', '02:00')).toBe('All stops are done');
  expect(lineAt('done expected expected', '02:00', true)).toBe('Broke the visit off');
});

test('[visit.next] the first press moves the person on', () => {
  expect(labels('expected expected expected')).toEqual(['On to Room 1', 'Broke off']);
  expect(labels('done here expected')).toEqual(['On to Room 3', 'Waits', 'Broke off']);
  expect(labels('done done here')).toEqual(['Done at Room 3', 'Broke off']);
  expect(labels('done done done')).toEqual([]);
  expect(labels('done here expected', true)).toEqual(['Came back']);
  expect(visitPresses(visit('done here expected'))[0]).toMatchObject({ step: 'begun', stop: 'Stop 3' });
});

test('[visit.day] a stop that is over can be done again, another can be skipped', () => {
  const press = (state: string) => visit(state).visitStops.map(pressOfStop)[0]?.step;
  expect(['done', 'skipped', 'expected', 'here', 'repeated'].map(press)).toEqual([
    'repeated',
    'repeated',
    'skipped',
    'skipped',
    'skipped',
  ]);
});
