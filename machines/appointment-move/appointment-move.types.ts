import type { PortalError } from '../lib/portal-error.ts';
import type { CandidateId, ClockTicked, EpochMs } from '../lib/ports.ts';

/** A doctor's day and a start in it; `startsAt` is an instant, ISO 8601, the rest is for sentences. */
export type BoardPlace = { rosterId: number; startsAt: string; doctorName: string; words: string };

export const isSame = (one: BoardPlace | null, other: BoardPlace | null) =>
  one?.rosterId === other?.rosterId && one?.startsAt === other?.startsAt;

/**
 * A booking as it was taken up: how long it is, and `from` where it was seen; null where it waits for its first time. Of a
 * visit route `stop` is the one that moves.
 */
export type Movable = {
  candidateId: CandidateId;
  name: string;
  minutes: number;
  from: BoardPlace | null;
  stop?: string | null;
};

export type MoveVerdict = { legal: boolean; reason: string };
export type DoneMove = { moveId: string; undoUntil: EpochMs };

export type MoveContext = {
  booking: Movable | null;
  target: BoardPlace | null;
  verdict: MoveVerdict | null;
  done: DoneMove | null;
  reason: string;
  /** Of a move that was refused: typed once, it is there when the booking is picked up again. */
  keptReason: { candidateId: CandidateId; reason: string } | null;
  remainingMs: number;
  failure: PortalError | null;
};

export type MoveEvent =
  | { type: 'block.pickedUp'; booking: Movable }
  | { type: 'target.changed'; target: BoardPlace | null }
  | { type: 'block.dropped' }
  | { type: 'block.putBack' }
  /** The reason goes into the mails; it is optional. */
  | { type: 'move.confirmed'; reason?: string }
  | { type: 'retry.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'notice.dismissed' }
  /** The board has changed: the verdict on the target may be out of date. */
  | { type: 'board.changed' }
  | ClockTicked;

/** Reports of the hand to the board: it holds a booking, the booking waits for confirmation, or the hand is empty. */
export type HandReport =
  | { type: 'booking.lifted'; candidateId: CandidateId }
  | { type: 'booking.dropped' }
  | { type: 'hand.emptied' };
