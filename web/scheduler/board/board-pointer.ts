import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { type BoardPlace, isSame, type Movable } from '../../../machines/appointment-move/appointment-move.types.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { SLOT_MINUTES } from '../../../machines/rules/booking/package-length.ts';
import { elementOf } from '../../ui/element-of.ts';
import { movableIn, movableOfWaiting, placeIn, withinBoard } from '../move/board-places.ts';
import type { BoardActor, MoveActor } from './board.ports.ts';
import { type Lane, minuteAt, type PendingBooking, QUARTERS } from './board-lanes.ts';
import { blockOf } from './use-booking-focus.ts';

type Host = {
  wrap: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  waiting: readonly PendingBooking[];
  board: BoardActor;
  move: MoveActor;
};

/** A card that waits is no block of the board: it is held by its first quarter of an hour. */
const CARD_GRAB = 0.5 / QUARTERS;
/** So near an edge the board scrolls along. */
const EDGE = 32;

/** Sends the board's machine the thing under the pointer. A finger scrolls, so it clicks instead of dragging. */
export function boardPointer({ wrap, lanes, waiting, board, move }: Host) {
  const laneAt = (x: number, y: number) => {
    // Heads and hours lie over the lanes: what is on top counts.
    const element = wrap.current?.ownerDocument.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lane]');
    const lane = element && lanes.find(({ key }) => key === element.dataset['lane']);
    if (!lane || !element) return null;
    const { top, height } = element.getBoundingClientRect();
    return { lane, height, part: (y - top) / height };
  };

  const bookingOf = (blockId: string): Movable | null => {
    const card = waiting.find(({ candidateId }) => candidateId === blockId);
    if (card) return movableOfWaiting(card);
    return movableIn(lanes, blockId);
  };

  /** The place at which the booking in the hand would begin. */
  const targetAt = (x: number, y: number, grab: number): BoardPlace | null => {
    const there = laneAt(x, y);
    if (!there) return null;
    const minutes = move.getSnapshot().context.booking?.minutes ?? SLOT_MINUTES;
    return placeIn(there.lane, withinBoard(minuteAt(there.part - grab, 'nearest'), minutes));
  };

  const scrollAlong = (x: number, y: number) => {
    const box = wrap.current?.getBoundingClientRect();
    if (!box) return;
    const nudge = (at: number, start: number, end: number) => (at > end - EDGE ? 14 : at < start + EDGE ? -14 : 0);
    wrap.current?.scrollBy(nudge(x, box.left + 60, box.right), nudge(y, box.top + 52, box.bottom));
  };

  const onPointerDown = ({ button, pointerType, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    const element = elementOf(target);
    if (button !== 0 || pointerType === 'touch' || !element) return;
    const pressed = element.closest<HTMLElement>('[data-block]');
    const booking = pressed && bookingOf(blockOf(pressed) ?? '');
    const there = laneAt(x, y);
    if (pressed && booking) {
      const grab = there ? (y - pressed.getBoundingClientRect().top) / there.height : CARD_GRAB;
      board.send({ type: 'block.pressed', x, y, booking, grab });
    } else if (there && !element.closest('.board-block')) {
      board.send({ type: 'time.pressed', lane: there.lane, minute: minuteAt(there.part, 'down') });
    }
  };

  const isDragging = () => board.getSnapshot().matches({ pointer: { down: 'dragging' } });

  const onPointerMove = ({ buttons, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (!board.getSnapshot().matches({ pointer: 'down' })) return;
    if (buttons === 0) return board.send({ type: 'pointer.lost' });
    if (!isDragging()) {
      const there = laneAt(x, y);
      const over = there && { laneKey: there.lane.key, minute: minuteAt(there.part, 'down') };
      board.send({ type: 'pointer.moved', x, y, over });
    }
    if (board.getSnapshot().hasTag('captured')) currentTarget.setPointerCapture(pointerId);
    if (!isDragging()) return;
    scrollAlong(x, y);
    const { grab } = defined(board.getSnapshot().context.press);
    const target = targetAt(x, y, grab);
    // Most of a drag stays within the same quarter of an hour.
    if (!isSame(target, move.getSnapshot().context.target)) board.send({ type: 'target.changed', target });
  };

  const onClick = ({ target, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const element = elementOf(target);
    if (!element) return;
    const blockId = blockOf(element);
    const there = laneAt(clientX, clientY);
    if (blockId === null && board.getSnapshot().matches({ hand: 'empty' })) {
      // Held or blocked time is drawn over its lane and is not free.
      if (!there || element.closest('.board-block') || !element.closest('[data-lane]')) return;
      const minute = minuteAt(there.part, 'down');
      const isRostered = there.lane.slots.some(({ from }) => from === minute);
      if (isRostered) board.send({ type: 'time.clicked', lane: there.lane, minute });
    } else if (blockId === null) {
      const place = targetAt(clientX, clientY, 0);
      if (place) board.send({ type: 'place.clicked', target: place });
    } else {
      const booking = bookingOf(blockId);
      if (!booking) return;
      // A waiting candidate has no card on the board: a press takes them into the hand.
      const isLifting = element.closest('[data-grip]') !== null || booking.from === null;
      board.send({ type: isLifting ? 'block.lifted' : 'block.clicked', booking });
    }
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => board.send({ type: 'pointer.released' }),
    onPointerCancel: () => board.send({ type: 'pointer.lost' }),
    onClick,
  };
}
