import { expect, test } from 'vitest';
import type { StepInfo } from '../../recorder/messages.ts';
import { beganAt, withStep } from './step-buffer.ts';

const isTick = ({ type }: { type: string }) => type === 'clock.ticked';
const added = (steps: readonly StepInfo[], step: StepInfo) => withStep(steps, step, isTick);
const step = (at: number, type: string, taken: string): StepInfo => ({
  at,
  from: null,
  event: { type },
  value: 'held',
  live: [],
  taken: [taken],
  context: {},
  broken: [],
});

test('[machine.inspect] a clock that ticks does not drown the log: of idle ticks the last is kept, what they led to stays', () => {
  const told = [
    step(1, 'slot.picked', 'idle slot.picked → held #1'),
    step(2, 'clock.ticked', 'held clock.ticked → stays #2'),
    step(3, 'clock.ticked', 'held clock.ticked → stays #2'),
    step(4, 'clock.ticked', 'held clock.ticked → expired #1'),
    step(5, 'clock.ticked', 'expired clock.ticked → stays #1'),
  ];
  expect(told.reduce<readonly StepInfo[]>(added, []).map(({ at }) => at)).toEqual([1, 3, 4, 5]);
  const many = Array.from({ length: 600 }, (_, at) => step(at, 'slot.picked', 'idle slot.picked → held #1'));
  expect(many.reduce<readonly StepInfo[]>(added, [])).toHaveLength(500);
});

test('[machine.inspect] a state is shown with the time at which it began, even after later events', () => {
  const steps = [
    { ...step(1, 'slot.picked', ''), value: 'reserving' },
    step(2, 'xstate.done.actor.reserveSlot', ''),
    step(3, 'clock.ticked', ''),
    step(4, 'clock.ticked', ''),
  ];
  expect(beganAt(steps, 3)).toBe(2);
  expect(beganAt(steps, 1)).toBe(2);
  expect(beganAt(steps, 0)).toBe(1);
  expect(beganAt(steps.slice(2), 1)).toBe(3);
});
