import type { BoardPlace, HandReport, Movable } from '../appointment-move/appointment-move.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { CandidateId } from '../lib/ports.ts';

/** So many of those who wait are shown at first, and with each 'Show more'. */
export const WAITING_PART = 50;
/** The service's own limit. */
export const WAITING_MOST = 500;

/** Place of a moved booking, by the service's answer to its move. */
export type BoardPosition = { candidateId: CandidateId; place: BoardPlace };

/** A pointer pressed on a booking, in pixels of the window; `grab` is how far below its top, as a part of a lane's height. */
export type BlockPress = { x: number; y: number; booking: Movable; grab: number };

/** Time of a lane, in minutes of its day. */
export type TimeRange<Lane> = { lane: Lane; from: number; to: number };
/** The quarter of an hour under the pointer, by its first minute. */
export type LaneMinute = { laneKey: string; minute: number };

/** Background requests do not keep a session alive. */
export type FetchInput = { waiting: number; kind: 'person' | 'background' };

/** Another person changed the board. */
export type BoardChanged = { type: 'board.changed' };

export type SchedulerBoardContext<Board, Lane> = {
  board: Board | null;
  /** Answered by the service since the board was fetched. */
  positions: readonly BoardPosition[];
  /** Number of pending bookings to fetch. */
  waiting: number;
  failure: PortalError | null;
  /** For who does not see the board. */
  announcement: string;
  liftedId: CandidateId | null;
  press: BlockPress | null;
  /** Start of the drawn time. */
  start: { lane: Lane; minute: number } | null;
  drawn: TimeRange<Lane> | null;
};

export type SchedulerBoardEvent<Lane> =
  | ({ type: 'block.pressed' } & BlockPress)
  | { type: 'time.pressed'; lane: Lane; minute: number }
  | { type: 'pointer.moved'; x: number; y: number; over: LaneMinute | null }
  | { type: 'pointer.released' }
  /** Cancelled by the browser, or released outside the board. */
  | { type: 'pointer.lost' }
  /** Clicks come from a pointer, a finger or a key. */
  | { type: 'block.clicked'; booking: Movable }
  /** By its handle, by its key, or from its card. */
  | { type: 'block.lifted'; booking: Movable }
  | { type: 'place.clicked'; target: BoardPlace }
  /** Nothing is in the hand, and the quarter of an hour is free. */
  | { type: 'time.clicked'; lane: Lane; minute: number }
  | { type: 'target.changed'; target: BoardPlace | null }
  | { type: 'escape.pressed' }
  | { type: 'waiting.extended' }
  | { type: 'retry.pressed' }
  | BoardChanged
  /** From the machine itself: what is shown is no longer what the service has. */
  | { type: 'board.outdated' }
  /** The rest is from the move. */
  | HandReport
  | { type: 'move.announced'; text: string }
  /** Null where only a new board knows. */
  | { type: 'booking.moved'; position: BoardPosition | null };
