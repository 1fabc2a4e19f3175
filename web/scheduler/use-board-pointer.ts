import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Movable } from '../../machines/appointment-move/appointment-move.types.ts';
import type { MoveActor } from './board-grid.tsx';
import { FIRST_MINUTE, LAST_MINUTE, type Lane, minuteAt, type PendingBooking, QUARTERS, STEP } from './board-lanes.ts';
import type { BoardRequest } from './dialogs/dialogs.tsx';
import { type BoardDays, movableOf, movableOfWaiting, placeIn, withinBoard } from './move/board-places.ts';

/** Time drawn in a lane, in minutes of its day. */
export type Drawn = { laneKey: string; from: number; to: number };

type Host = {
  wrap: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  waiting: readonly PendingBooking[];
  days: BoardDays;
  move: MoveActor;
  drawn: Drawn | null;
  onDraw: (drawn: Drawn | null) => void;
  onAsk: (request: BoardRequest) => void;
};

/** `grab` is how far below its top a booking was taken hold of, as a part of a lane's height. */
type Press =
  | { what: 'block'; x: number; y: number; grab: number; booking: Movable; isDragged: boolean }
  | { what: 'empty'; lane: Lane; start: number };

/** A card that waits is no block of the board: it is held by its first quarter of an hour. */
const CARD_GRAB = 0.5 / QUARTERS;
/** Pixels that a press may stray and still be a press. */
const SLACK = 4;
/** So near an edge the board scrolls along. */
const EDGE = 32;

/**
 * The board by pointer. A booking is dragged, or pressed and then the place pressed where it goes; empty time is drawn.
 * A finger scrolls, so it presses instead of dragging.
 */
export function useBoardPointer({ wrap, lanes, waiting, days, move, drawn, onDraw, onAsk }: Host) {
  const press = useRef<Press | null>(null);

  const laneAt = (x: number, y: number) => {
    // Heads and hours lie over the lanes: what is on top counts.
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]');
    const lane = element && lanes.find(({ key }) => key === element.dataset['lane']);
    if (!lane || !element) return null;
    const { top, height } = element.getBoundingClientRect();
    return { lane, height, part: (y - top) / height };
  };

  const bookingOf = (blockId: string | undefined): Movable | null => {
    const card = waiting.find(({ candidateId }) => candidateId === blockId);
    if (card) return movableOfWaiting(card);
    const lane = lanes.find(({ blocks }) => blocks.some(({ id }) => id === blockId));
    const block = lane?.blocks.find(({ id }) => id === blockId);
    return lane && block ? movableOf(lane, block, days) : null;
  };

  const pickUp = (booking: Movable) => move.send({ type: 'block.pickedUp', booking });

  const carryTo = (x: number, y: number, grab: number) => {
    const there = laneAt(x, y);
    if (!there) return move.send({ type: 'target.changed', target: null });
    const minutes = move.getSnapshot().context.booking?.minutes ?? STEP;
    const minute = withinBoard(minuteAt(there.part - grab, 'nearest'), minutes);
    move.send({ type: 'target.changed', target: placeIn(there.lane, minute, days) });
  };

  const scrollAlong = (x: number, y: number) => {
    const box = wrap.current?.getBoundingClientRect();
    if (!box) return;
    const nudge = (at: number, start: number, end: number) => (at > end - EDGE ? 14 : at < start + EDGE ? -14 : 0);
    wrap.current?.scrollBy(nudge(x, box.left + 60, box.right), nudge(y, box.top + 52, box.bottom));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('[data-block]');
    const booking = bookingOf(pressed?.dataset['block']);
    const there = laneAt(event.clientX, event.clientY);
    if (pressed && booking) {
      const below = event.clientY - pressed.getBoundingClientRect().top;
      const grab = there ? below / there.height : CARD_GRAB;
      press.current = { what: 'block', x: event.clientX, y: event.clientY, grab, booking, isDragged: false };
    } else if (there && !event.target.closest('.board-block') && !move.getSnapshot().hasTag('lifted')) {
      press.current = { what: 'empty', lane: there.lane, start: minuteAt(there.part, 'down') };
    }
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = press.current;
    if (!now) return;
    const { clientX: x, clientY: y } = event;
    if (now.what === 'block') {
      if (!now.isDragged && Math.hypot(x - now.x, y - now.y) < SLACK) return;
      if (!now.isDragged) {
        press.current = { ...now, isDragged: true };
        event.currentTarget.setPointerCapture(event.pointerId);
        pickUp(now.booking);
      }
      scrollAlong(x, y);
      carryTo(x, y, now.grab);
      return;
    }
    const there = laneAt(x, y);
    if (there?.lane.key !== now.lane.key) return;
    const end = minuteAt(there.part, 'down');
    const [from, to] = [Math.min(now.start, end), Math.max(now.start, end) + STEP];
    if (from === now.start && to === now.start + STEP && !drawn) return;
    onDraw({ laneKey: now.lane.key, from: Math.max(FIRST_MINUTE, from), to: Math.min(LAST_MINUTE, to) });
  };

  const onPointerUp = () => {
    const now = press.current;
    if (now?.what === 'block' && now.isDragged) move.send({ type: 'block.dropped' });
    if (now?.what === 'empty' && drawn) askAbout(now.lane, drawn);
    if (now?.what === 'empty') press.current = null;
    onDraw(null);
  };

  const askAbout = (lane: Lane, { from, to }: Drawn) => {
    onAsk({ what: 'block', lane, from, to });
  };

  const onPointerCancel = () => {
    if (press.current?.what === 'block' && press.current.isDragged) move.send({ type: 'block.putBack' });
    press.current = null;
    onDraw(null);
  };

  /** A press, by pointer, finger or key: picks up, puts back, or sends what is in the hand there. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const wasDragged = press.current?.what === 'block' && press.current.isDragged;
    press.current = null;
    if (wasDragged || !(event.target instanceof Element)) return;
    const now = move.getSnapshot();
    const isCarrying = now.matches({ lifted: { hand: 'carrying' } });
    const pressed = event.target.closest<HTMLElement>('[data-block]')?.dataset['block'];
    const isOwn = pressed !== undefined && pressed === now.context.booking?.candidateId;
    if (now.hasTag('lifted') && isOwn) {
      // Enter on the booking in the hand drops it where the arrow keys carried it.
      if (isCarrying) move.send({ type: 'block.dropped' });
    } else if (now.hasTag('lifted') && pressed === undefined) {
      if (!laneAt(event.clientX, event.clientY)) return;
      carryTo(event.clientX, event.clientY, 0);
      if (isCarrying) move.send({ type: 'block.dropped' });
    } else if (pressed !== undefined && !now.hasTag('lifted')) {
      const booking = bookingOf(pressed);
      if (booking) pickUp(booking);
    }
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick };
}
