import type { KeyboardEvent, RefObject } from 'react';
import { SLOT_MINUTES } from '../../../machines/rules/booking/package-length.ts';
import { elementOf } from '../../ui/element-of.ts';
import { movableIn, nearestFree, placeIn, withinBoard } from '../move/board-places.ts';
import type { BoardActor, MoveActor } from './board.ports.ts';
import { type Lane, minuteOf, type PendingBooking } from './board-lanes.ts';

type Host = {
  whole: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  waiting: readonly PendingBooking[];
  board: BoardActor;
  move: MoveActor;
};

const STEPS: Readonly<Record<string, readonly [lanes: number, minutes: number]>> = {
  ArrowUp: [0, -SLOT_MINUTES],
  ArrowDown: [0, SLOT_MINUTES],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Takes the booking that has the focus into the hand. */
export const LIFT_KEY = 'm';

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !altKey && !ctrlKey && !metaKey;

/** The whole board by keyboard: between bookings while the hand is empty, and with one of them in it. */
export function boardKeys({ whole, lanes, waiting, board, move }: Host) {
  const focusBlock = (blockId: string | undefined) =>
    whole.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId ?? '')}"]`)?.focus();

  const carry = ([across, down]: readonly [number, number]) => {
    const { booking, target } = move.getSnapshot().context;
    if (!booking) return;
    const from = target ?? booking.from;
    // A booking without a time begins where it could be soonest.
    if (!from) {
      const [first = null] = nearestFree(lanes, booking, null, Date.now(), 1);
      const opening = lanes[0] && placeIn(lanes[0], withinBoard(lanes[0].from, booking.minutes));
      return board.send({ type: 'target.changed', target: first ?? opening ?? null });
    }
    // A stop goes to another resource of its kind.
    const kind = booking.stop ? lanes.find(({ rosterId }) => rosterId === from.rosterId)?.kind : undefined;
    const possible = lanes.filter((lane) => kind === undefined || lane.kind === kind);
    const at = possible.findIndex(({ rosterId }) => rosterId === from.rosterId);
    const lane = possible[Math.min(possible.length - 1, Math.max(0, at + across))];
    if (!lane) return;
    const minute = withinBoard(minuteOf((possible[at] ?? lane).timeZone, from.startsAt) + down, booking.minutes);
    board.send({ type: 'target.changed', target: placeIn(lane, minute) });
  };

  const go = (blockId: string, [across, down]: readonly [number, number]) => {
    const card = waiting.findIndex(({ candidateId }) => candidateId === blockId);
    if (card >= 0) return focusBlock(waiting[card + across + Math.sign(down)]?.candidateId);
    const at = lanes.findIndex(({ blocks }) => blocks.some(({ id }) => id === blockId));
    const here = bookingsOf(lanes[at]);
    const index = here.findIndex(({ id }) => id === blockId);
    if (across === 0) return focusBlock(here[index + Math.sign(down)]?.id);
    for (let next = at + across; next >= 0 && next < lanes.length; next += across) {
      const there = bookingsOf(lanes[next]);
      if (there.length > 0) return focusBlock(nearest(there, here[index]?.from ?? 0).id);
    }
  };

  const lift = (blockId: string) => {
    const booking = movableIn(lanes, blockId);
    if (booking) board.send({ type: 'block.lifted', booking });
  };

  /** Lifts it, carries it one step and drops it there: Enter confirms what was checked. */
  const moveAtOnce = (blockId: string, step: readonly [number, number]) => {
    lift(blockId);
    carry(step);
    const { target } = move.getSnapshot().context;
    if (target) board.send({ type: 'place.clicked', target });
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const now = board.getSnapshot();
    const blockId = elementOf(event.target)?.dataset['block'];
    const step = STEPS[event.key];
    if (event.key === 'Escape' && !now.matches({ hand: 'empty' })) {
      event.preventDefault();
      board.send({ type: 'escape.pressed' });
    } else if (step && now.matches({ hand: 'carrying' })) {
      event.preventDefault();
      carry(step);
    } else if (step && event.altKey && blockId !== undefined) {
      event.preventDefault();
      moveAtOnce(blockId, step);
    } else if (step && blockId !== undefined) {
      event.preventDefault();
      go(blockId, step);
    } else if (isPlain(event) && event.key.toLowerCase() === LIFT_KEY && blockId !== undefined) {
      event.preventDefault();
      lift(blockId);
    }
  };
}

const bookingsOf = (lane: Lane | undefined) => (lane?.blocks ?? []).filter(({ isHold }) => !isHold);

const nearest = <Block extends { from: number }>(blocks: readonly Block[], minute: number): Block =>
  blocks.reduce((best, block) => (Math.abs(block.from - minute) < Math.abs(best.from - minute) ? block : best));
