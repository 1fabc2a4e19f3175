import type { BoardPlace, Movable } from '../../../machines/appointment-move/appointment-move.types.ts';
import { type CandidateId, id } from '../../../machines/lib/ports.ts';
import { SLOT_MINUTES } from '../../../machines/rules/booking/package-length.ts';
import {
  clockOf,
  FIRST_MINUTE,
  instantAt,
  LAST_MINUTE,
  type Lane,
  type LaneBlock,
  type PendingBooking,
} from '../board/board-lanes.ts';

/** A place of a lane as the move machine knows it. */
export const placeIn = (lane: Lane, minute: number): BoardPlace => ({
  rosterId: lane.rosterId,
  startsAt: instantAt(lane.timeZone, lane.day, minute),
  doctorName: lane.doctorName,
  words: `${clockOf(minute)} ${lane.label}`,
});

/** The last start at which so many minutes still end within the board. */
export const withinBoard = (minute: number, minutes: number) =>
  Math.max(FIRST_MINUTE, Math.min(LAST_MINUTE - minutes, minute));

export const movableOf = (lane: Lane, block: LaneBlock): Movable => ({
  candidateId: id<CandidateId>(block.candidateId ?? block.id),
  name: block.candidateName ?? '',
  minutes: block.to - block.from,
  from: placeIn(lane, block.from),
  ...(block.stop !== null && { stop: block.stop }),
});

/** A booking of the board by its id, or its candidate's; null where it is not there. */
export function movableIn(lanes: readonly Lane[], blockId: string): Movable | null {
  const isIt = ({ id, candidateId, isHold }: LaneBlock) => !isHold && (id === blockId || candidateId === blockId);
  const lane = lanes.find(({ blocks }) => blocks.some(isIt));
  const block = lane?.blocks.find(isIt);
  return lane && block ? movableOf(lane, block) : null;
}

export const movableOfWaiting = ({ candidateId, candidateName, minutes }: PendingBooking): Movable => ({
  candidateId: id<CandidateId>(candidateId),
  name: candidateName,
  minutes,
  from: null,
});

/** Starts at which a lane has so many minutes free; what the booking itself takes counts as free. */
function freeStarts({ slots, blocks, blocked }: Lane, { minutes, candidateId }: Movable): number[] {
  const others = [...blocks.filter((block) => block.candidateId !== candidateId), ...blocked];
  const free = new Set(
    slots.map(({ from }) => from).filter((at) => !others.some(({ from, to }) => from <= at && at < to)),
  );
  const steps = Array.from({ length: minutes / SLOT_MINUTES }, (_, index) => index * SLOT_MINUTES);
  return [...free].filter((start) => steps.every((step) => free.has(start + step)));
}

/** Quarters of an hour of a lane that are neither taken nor blocked. */
export const freeQuarters = (lane: Lane): number[] =>
  freeStarts(lane, { candidateId: id<CandidateId>(''), name: '', minutes: SLOT_MINUTES, from: null });

/** Quarters of an hour at which the doctor is there, taken or not. */
export const openQuarters = (lane: Lane): number[] => freeQuarters({ ...lane, blocks: [] });

/**
 * The nearest places where a booking could go by the shown board, nearest first: around `wanted`, or the first ones
 * where nothing is wanted yet. The service still decides about each.
 * @param now epoch milliseconds
 */
export function nearestFree(
  lanes: readonly Lane[],
  booking: Movable,
  wanted: BoardPlace | null,
  now: number,
  count: number,
): BoardPlace[] {
  const at = Date.parse(wanted?.startsAt ?? new Date(now).toISOString());
  const isTaken = ({ rosterId, startsAt }: BoardPlace) =>
    [wanted, booking.from].some(
      (place) => place?.rosterId === rosterId && Date.parse(place.startsAt) === Date.parse(startsAt),
    );
  const away = (place: BoardPlace) =>
    Math.abs(Date.parse(place.startsAt) - at) + (wanted && place.rosterId !== wanted.rosterId ? 1 : 0);
  // A stop needs another of its kind.
  const kind = booking.stop ? lanes.find(({ rosterId }) => rosterId === booking.from?.rosterId)?.kind : undefined;
  return lanes
    .filter((lane) => kind === undefined || lane.kind === kind)
    .flatMap((lane) => freeStarts(lane, booking).map((minute) => placeIn(lane, minute)))
    .filter((place) => Date.parse(place.startsAt) > now && !isTaken(place))
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, count);
}
