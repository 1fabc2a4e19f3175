import { describeState } from '../../model/describe-path.ts';
import type { StepInfo } from '../../recorder/messages.ts';
import type { RecorderHost } from '../../recorder/recorder.ts';

const MOST_STEPS = 500;

/** A second that passed and led nowhere. */
const isIdle = ({ taken }: StepInfo) => taken.every((name) => name.includes(' → stays '));

/** The steps of a machine with one more: of many ticks that change nothing but the time the last one says it all. */
export function withStep(
  steps: readonly StepInfo[],
  step: StepInfo,
  isTick: RecorderHost['isTick'],
): readonly StepInfo[] {
  const isIdleTick = (one: StepInfo) => isTick(one.event) && isIdle(one);
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
