import { bookingWork } from './booking-work.ts';
import { earlierTime, ownMove } from './candidate-work.ts';
import { bookGroup } from './group-work.ts';
import { orderWork } from './order-work.ts';
import { Person, type Stage } from './person.ts';

export type { Stage };

/** Relative frequency of each action. */
const weights = {
  book: 30,
  holdAndRelease: 12,
  swapHold: 8,
  dropDraft: 6,
  raceForOneDraft: 6,
  cancel: 14,
  reschedule: 12,
  move: 12,
  changeNote: 10,
  readList: 10,
  searchTimes: 6,
  bookGroup: 12,
  ownMove: 14,
  earlierTime: 16,
  orderMedical: 40,
} as const;

const work = { ...bookingWork, bookGroup, ownMove, earlierTime, ...orderWork };

/** One person who works without a pause: the last answer about a booking is what the booking must be. */
export class Caller {
  readonly #person: Person;

  constructor(stage: Stage, seed: number) {
    this.#person = new Person(stage, seed);
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) await work[this.#person.dice.weigh(weights)](this.#person);
  }
}
