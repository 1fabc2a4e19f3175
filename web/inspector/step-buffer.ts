import { describeState } from '../../lab/model/describe-path.ts';
import type { StepInfo } from './messages.ts';

const MOST_STEPS = 500;

/** A second that passed and led nowhere. */
const isIdleTick = ({ event, taken }: StepInfo) =>
  event.type === 'clock.ticked' && taken.every((name) => name.includes(' → stays '));

/** The steps of a machine with one more: of many ticks that change nothing but the time the last one says it all. */
export function withStep(steps: readonly StepInfo[], step: StepInfo): readonly StepInfo[] {
  const last = steps.at(-1);
  const before = last && isIdleTick(last) && isIdleTick(step) ? steps.slice(0, -1) : steps;
  return [...before, step].slice(-MOST_STEPS);
}

/** When the state of a step began: some steps later the machine may still be in it. */
export function beganAt(steps: readonly StepInfo[], at: number): number {
  const state = describeState(steps[at]?.value);
  const before = steps.findLastIndex(({ value }, index) => index < at && describeState(value) !== state);
  return steps[before + 1]?.at ?? 0;
}
