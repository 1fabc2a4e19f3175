import { PortalFailure } from '../../machines/lib/portal-error.ts';
import {
  type OwnEvent,
  type OwnFacts,
  ownAppointmentPhase,
} from '../../machines/own-appointment/own-appointment.machine.ts';

const HOLD_MS = 600_000;

/** The appointment as a page reads it. */
export interface Own {
  readonly facts: OwnFacts;
  readonly time: string;
  readonly heldTime: string | null;
  /** Counts the changes. */
  readonly version: number;
}

/** A model of the service of a candidate's own appointment; services/booking/candidate/own-appointment tests the real one. */
export class OwnMoveService {
  /** Each with the time that the page named. */
  readonly ownMoves: { readonly named: string; readonly to: string }[] = [];
  readonly #clock: { readonly now: number };
  #time = '01:00';
  #answer: OwnFacts['answer'] = 'none';
  #hold: { readonly time: string; readonly until: number } | null = null;
  #movedTo: string | null = null;
  #isCancelled = false;
  #isAllowed = true;
  #version = 0;
  readonly #taken = new Set<string>();

  constructor(clock: { readonly now: number }) {
    this.#clock = clock;
  }

  read(): Own {
    const isHeld = this.#hold !== null && this.#hold.until > this.#clock.now;
    const move = { heldUntil: isHeld ? (this.#hold?.until ?? null) : null, isMoved: this.#movedTo === this.#time };
    return {
      facts: {
        appointment: this.#isCancelled ? 'cancelled' : 'ahead',
        answer: this.#answer,
        isIncomplete: false,
        move: this.#isAllowed && !this.#isCancelled ? move : null,
        isWithDoctor: true,
        earlier: 'none',
      },
      time: this.#time,
      heldTime: isHeld ? (this.#hold?.time ?? null) : null,
      version: this.#version,
    };
  }

  /** In place of one that was held before. @returns what was done, as the others do */
  hold(time: string): OwnEvent {
    this.#require({ type: 'times.opened' });
    if (time === this.#time || this.#taken.has(time)) return conflict('This time is not free any more.');
    const until = this.#clock.now + HOLD_MS;
    this.#hold = { time, until };
    this.#version += 1;
    return { type: 'time.held', until };
  }

  /** Moves to the held time, where it is the one that the page named. */
  take(named: string): OwnEvent {
    this.#require({ type: 'time.taken' });
    const { time } = this.#hold ?? conflict('This time is no longer held for you.');
    if (time !== named) return conflict('This time is no longer held for you.');
    [this.#time, this.#movedTo, this.#hold, this.#answer] = [time, time, null, 'none'];
    this.#version += 1;
    this.ownMoves.push({ named, to: time });
    return { type: 'time.taken' };
  }

  release(): OwnEvent {
    this.#require({ type: 'times.opened' });
    if (this.read().heldTime !== null) this.#version += 1;
    this.#hold = null;
    return { type: 'time.released' };
  }

  confirm(): OwnEvent {
    this.#require({ type: 'attendance.confirmed' });
    this.#answer = 'confirmed';
    this.#version += 1;
    return { type: 'attendance.confirmed' };
  }

  /** By the clinic: the answer was to the old time. */
  moveByClinic(time: string): void {
    if (time === this.read().heldTime || time === this.#time || this.#taken.has(time)) return;
    [this.#time, this.#answer, this.#hold] = [time, 'none', null];
    this.#version += 1;
  }

  allow(isAllowed: boolean): void {
    this.#isAllowed = isAllowed;
    this.#version += 1;
  }

  cancel(): void {
    [this.#isCancelled, this.#hold] = [true, null];
    this.#version += 1;
  }

  takeElsewhere(time: string): void {
    if (time !== this.#time && time !== this.read().heldTime) this.#taken.add(time);
  }

  #require(event: OwnEvent): void {
    if (!ownAppointmentPhase(this.read().facts, this.#clock.now).can(event))
      conflict('It can no longer be changed here.');
  }
}

function conflict(reason: string): never {
  throw new PortalFailure({ code: 'REJECTED', status: 409, reason });
}
