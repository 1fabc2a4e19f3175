/** States of one stop. `here`: the candidate is at it; `repeated`: it was over, and is to be done again. */
export const STOP_STATES = ['expected', 'here', 'done', 'skipped', 'repeated'] as const;
export type StopState = (typeof STOP_STATES)[number];

export interface VisitFacts {
  /** In the order of their times. */
  readonly stops: readonly { readonly name: string; readonly state: StopState }[];
  /** The candidate broke the visit off. */
  readonly hasLeft: boolean;
}

/** Presses on the day list that change a visit; `left` and `returned` are about the person, the others about a stop. */
export const VISIT_STEPS = ['begun', 'finished', 'skipped', 'repeated', 'left', 'returned'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

export type VisitEvent =
  | { type: 'stop.begun' | 'stop.finished' | 'stop.skipped' | 'stop.repeated'; stop: string }
  | { type: 'person.left' | 'person.returned' };
