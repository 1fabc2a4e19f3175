import { expect, test } from 'vitest';
import {
  afterEvent,
  eventOf,
  isAsAfter,
  nextStop,
  STOP_STATES,
  type StopState,
  VISIT_STEPS,
  type VisitStep,
  visitPhase,
} from './visit-route.machine.ts';

const NAMES = ['Observations', 'Hearing test', 'Examination'];
const visit = (states: string, hasLeft = false) =>
  visitPhase({
    hasLeft,
    stops: states.split(' ').map((state, index) => ({ name: NAMES[index] ?? '', state: state as StopState })),
  });
const statesOf = ({ context }: ReturnType<typeof visit>) => context.stops.map(({ state }) => state).join(' ');

test.each([
  ['expected expected expected', { here: 'expected' }],
  ['here expected expected', { here: 'atStop' }],
  ['done here skipped', { here: 'atStop' }],
  ['done expected expected', { here: 'waiting' }],
  ['done skipped expected', { here: 'skipped' }],
  ['repeated skipped expected', { here: 'repeated' }],
  ['done done skipped', 'done'],
])('[visit.day] a visit whose stops are %s is in %j', (states, value) => {
  expect(visit(states).value).toEqual(value);
});

test('[visit.day] one who has left is in left until they are back, and one whose stops are over is done', () => {
  const left = visit('done expected expected', true);
  expect(left.value).toBe('left');
  expect(visit('done done done', true).value).toBe('done');
  for (const step of VISIT_STEPS) expect(left.can(eventOf(step, 'Examination')), step).toBe(step === 'returned');
  const back = afterEvent(left, { type: 'person.returned' });
  expect([back.value, back.context.hasLeft]).toEqual([{ here: 'waiting' }, false]);
});

test('[visit.next] one press moves a person on: the stop before is done, the next is begun', () => {
  let phase = afterEvent(visit('expected expected expected'), eventOf('begun', 'Observations'));
  expect(statesOf(phase)).toBe('here expected expected');
  phase = afterEvent(phase, eventOf('begun', 'Examination'));
  expect(statesOf(phase), 'out of order where the desk wants it').toBe('done expected here');
  phase = afterEvent(phase, eventOf('finished', 'Examination'));
  expect([phase.value, statesOf(phase)]).toEqual([{ here: 'waiting' }, 'done expected done']);
  phase = afterEvent(phase, eventOf('skipped', 'Hearing test'));
  expect([phase.value, statesOf(phase)]).toEqual(['done', 'done skipped done']);
  phase = afterEvent(phase, eventOf('repeated', 'Hearing test'));
  expect([phase.value, statesOf(phase)]).toEqual([{ here: 'repeated' }, 'done repeated done']);
});

test('[visit.day] one who leaves in the middle of a stop is expected at it again', () => {
  const left = afterEvent(visit('done here expected'), { type: 'person.left' });
  expect([left.value, left.context.hasLeft, statesOf(left)]).toEqual(['left', true, 'done expected expected']);
});

test.each<[VisitStep, string]>([
  ['begun', 'expected repeated'],
  ['finished', 'here'],
  ['skipped', 'expected here repeated'],
  ['repeated', 'done skipped'],
])('[visit.day] a stop can be %s where it is %s, and no other is touched', (step, allowed) => {
  for (const state of STOP_STATES) {
    const phase = visit(`${state} expected expected`);
    expect(phase.can(eventOf(step, 'Observations')), state).toBe(allowed.split(' ').includes(state));
    expect(phase.can(eventOf(step, 'Vision')), 'a stop of another visit').toBe(false);
    const after = afterEvent(phase, eventOf(step, 'Observations'));
    expect(statesOf(after).split(' ').slice(1).join(' ')).toBe('expected expected');
    if (phase.can(eventOf(step, 'Observations'))) expect(isAsAfter(after, step, 'Observations'), state).toBe(true);
    expect(after.matches('left'), state).toBe(false);
  }
});

test('[visit.day] of a visit that is over, a stop can be done again, and nothing else', () => {
  const over = visit('done skipped done');
  for (const step of VISIT_STEPS) expect(over.can(eventOf(step, 'Observations')), step).toBe(step === 'repeated');
  expect(over.can(eventOf('repeated', 'Vision'))).toBe(false);
  const again = afterEvent(over, eventOf('repeated', 'Observations'));
  expect([again.value, statesOf(again)]).toEqual([{ here: 'repeated' }, 'repeated skipped done']);
  // One who left comes back before that.
  expect(afterEvent(visit('done done done', true), eventOf('repeated', 'Observations')).value).toBe('left');
});

test('[visit.next] the next stop is the first that is expected or to be done again', () => {
  const next = (states: string) => nextStop(visit(states).context.stops)?.name ?? null;
  expect(next('done expected expected')).toBe('Hearing test');
  expect(next('repeated expected expected')).toBe('Observations');
  expect(next('here skipped expected')).toBe('Examination');
  expect(next('done skipped here')).toBeNull();
});

test('[visit.next] a press that another desk made already changes nothing', () => {
  expect(isAsAfter(visit('here expected expected'), 'begun', 'Observations')).toBe(true);
  expect(isAsAfter(visit('done here expected'), 'begun', 'Observations')).toBe(false);
  expect(isAsAfter(visit('done here expected'), 'finished', 'Observations')).toBe(true);
  expect(isAsAfter(visit('skipped here expected'), 'skipped', 'Observations')).toBe(true);
  expect(isAsAfter(visit('repeated here expected'), 'repeated', 'Observations')).toBe(true);
  expect(isAsAfter(visit('done here expected'), 'repeated', 'Observations')).toBe(false);
  expect(isAsAfter(visit('done here expected', true), 'left', '')).toBe(true);
  expect(isAsAfter(visit('done here expected', true), 'returned', '')).toBe(false);
  expect(isAsAfter(visit('done here expected'), 'returned', '')).toBe(true);
});
