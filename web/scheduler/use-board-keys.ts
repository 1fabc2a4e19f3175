import type { KeyboardEvent, RefObject } from 'react';
import type { MoveActor } from './board-grid.tsx';
import { type Lane, minuteOf, type PendingBooking, STEP } from './board-lanes.ts';
import { type BoardDays, nearestFree, placeIn, withinBoard } from './move/board-places.ts';

type Host = {
  whole: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  waiting: readonly PendingBooking[];
  days: BoardDays;
  move: MoveActor;
};

const STEPS: Readonly<Record<string, readonly [lanes: number, minutes: number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The whole board by keyboard: between bookings while the hand is empty, and with one of them in it. */
export function useBoardKeys({ whole, lanes, waiting, days, move }: Host) {
  const focusBlock = (blockId: string | undefined) =>
    whole.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockId ?? '')}"]`)?.focus();

  const carry = ([across, down]: readonly [number, number]) => {
    const { booking, target } = move.getSnapshot().context;
    if (!booking) return;
    const from = target ?? booking.from;
    // What has no time yet begins where it could be soonest.
    if (!from) {
      const [first = null] = nearestFree(lanes, booking, null, days, Date.now(), 1);
      const opening = lanes[0] && placeIn(lanes[0], withinBoard(lanes[0].from, booking.minutes), days);
      return move.send({ type: 'target.changed', target: first ?? opening ?? null });
    }
    const at = lanes.findIndex(({ rosterId }) => rosterId === from.rosterId);
    const lane = lanes[Math.min(lanes.length - 1, Math.max(0, at + across))];
    if (!lane) return;
    const minute = withinBoard(minuteOf(days.timeZone, from.startsAt) + down, booking.minutes);
    move.send({ type: 'target.changed', target: placeIn(lane, minute, days) });
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

  return (event: KeyboardEvent<HTMLElement>) => {
    const now = move.getSnapshot();
    const blockId = event.target instanceof HTMLElement ? event.target.dataset['block'] : undefined;
    const step = STEPS[event.key];
    if (event.key === 'Escape' && now.hasTag('lifted')) {
      event.preventDefault();
      move.send({ type: 'block.putBack' });
    } else if (step && now.matches({ lifted: { hand: 'carrying' } })) {
      event.preventDefault();
      carry(step);
    } else if (step && blockId !== undefined) {
      event.preventDefault();
      go(blockId, step);
    }
  };
}

const bookingsOf = (lane: Lane | undefined) => (lane?.blocks ?? []).filter(({ isHold }) => !isHold);

const nearest = <Block extends { from: number }>(blocks: readonly Block[], minute: number): Block =>
  blocks.reduce((best, block) => (Math.abs(block.from - minute) < Math.abs(best.from - minute) ? block : best));
