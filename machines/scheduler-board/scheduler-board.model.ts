import type { BoardPlace, Movable } from '../appointment-move/appointment-move.types.ts';
import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { type CandidateId, id } from '../lib/ports.ts';
import { schedulerBoardMachine } from './scheduler-board.machine.ts';

type Lane = { key: string };

const place: BoardPlace = {
  rosterId: 7,
  startsAt: '2026-11-24T01:00:00Z',
  doctorName: 'Dr Rao',
  words: '09:00 Dr Rao',
};
const amira: Movable = { candidateId: id<CandidateId>('amira'), name: 'Amira Haddad', minutes: 30, from: place };
const mei: Movable = { ...amira, candidateId: id<CandidateId>('mei'), name: 'Mei Chen' };
const lane: Lane = { key: '2026-11-24 perth rao' };

const pressed = (booking: Movable) => ({ type: 'block.pressed', x: 100, y: 100, booking, grab: 0 }) as const;
const moved = (y: number, minute: number | null, laneKey = lane.key) =>
  ({ type: 'pointer.moved', x: 100, y, over: minute === null ? null : { laneKey, minute } }) as const;
const lifted = { type: 'booking.lifted', candidateId: amira.candidateId } as const;
const clicks = [
  { type: 'block.clicked', booking: amira },
  { type: 'block.lifted', booking: amira },
  { type: 'place.clicked', target: place },
  { type: 'time.clicked', lane, minute: 540 },
] as const;
const released = { type: 'pointer.released' } as const;
const lost = { type: 'pointer.lost' } as const;
const passed = elapses('click', 'schedulerBoard.pointer.up.released');

export const schedulerBoardModel = modelOfFolder(
  'scheduler-board',
  'Scheduler’s board',
  schedulerBoardMachine<string, Lane>(),
  {
    'a board that is shown': {
      input: { waiting: 50 },
      events: [
        answers('fetchBoard', 'the board'),
        fails('fetchBoard', { code: 'UNREACHABLE' }),
        { type: 'retry.pressed' },
        { type: 'board.changed' },
        { type: 'waiting.extended' },
        { type: 'booking.moved', position: null },
        { type: 'booking.moved', position: { candidateId: amira.candidateId, place } },
        { type: 'move.announced', text: 'Amira Haddad is back at 09:00 Dr Rao.' },
      ],
      withIgnored: true,
    },
    'a booking in the hand': {
      input: { waiting: 50 },
      events: [
        pressed(amira),
        pressed(mei),
        moved(102, 540),
        moved(140, 555),
        released,
        lost,
        ...clicks,
        { type: 'block.clicked', booking: mei },
        { type: 'block.lifted', booking: mei },
        passed,
        lifted,
        { type: 'booking.dropped' },
        { type: 'hand.emptied' },
        { type: 'target.changed', target: place },
        { type: 'escape.pressed' },
      ],
      withIgnored: true,
    },
    'time that is drawn': {
      input: { waiting: 50 },
      events: [
        { type: 'time.pressed', lane, minute: 540 },
        moved(102, 540),
        moved(140, 570),
        moved(140, 570, '2026-11-24 osei'),
        moved(140, null),
        released,
        lost,
        passed,
        ...clicks,
        lifted,
      ],
      withIgnored: true,
    },
  },
);
