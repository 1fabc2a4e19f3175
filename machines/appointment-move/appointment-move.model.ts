import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { type CandidateId, epochMs, id } from '../lib/ports.ts';
import { appointmentMoveMachine } from './appointment-move.machine.ts';
import type { BoardPlace } from './appointment-move.types.ts';

const now = epochMs(Date.UTC(2026, 10, 23, 1));
const placeAt = (rosterId: number, hour: string): BoardPlace => ({
  rosterId,
  startsAt: `2026-11-24T${hour}:00Z`,
  doctorName: 'Dr Rao',
  words: `${hour} Dr Rao`,
});
const home = placeAt(7, '01:00');
export const booking = { candidateId: id<CandidateId>('amira'), name: 'Amira Haddad', minutes: 30, from: home };
const waiting = { ...booking, candidateId: id<CandidateId>('mei'), name: 'Mei Chen', from: null };
export const away = { type: 'target.changed', target: placeAt(8, '02:00') } as const;
export const settled = elapses('settle', 'appointmentMove.lifted.place.away.settling');
export const refused = answers('validateMove', { legal: false, reason: '10:15 is booked.' });
const free = answers('validateMove', { legal: true, reason: 'The time is free and rostered.' });

export const appointmentMoveModel = modelOfFolder('appointment-move', 'Appointment move', appointmentMoveMachine, {
  'a booking in the hand': {
    events: [
      { type: 'block.pickedUp', booking },
      away,
      { type: 'target.changed', target: placeAt(8, '03:00') },
      { type: 'target.changed', target: home },
      { type: 'block.dropped' },
      { type: 'block.putBack' },
      { type: 'board.changed' },
      settled,
      free,
      refused,
      fails('validateMove', { code: 'UNREACHABLE' }),
      { type: 'retry.pressed' },
    ],
    withIgnored: true,
  },
  'a booking that moves': {
    events: [
      { type: 'block.pickedUp', booking },
      away,
      { type: 'target.changed', target: placeAt(8, '03:00') },
      settled,
      free,
      refused,
      { type: 'block.dropped' },
      { type: 'move.confirmed' },
      answers('moveAppointment', { moveId: 'm1', undoUntil: epochMs(now + 10_000) }),
      fails('moveAppointment', { code: 'SLOT_TAKEN', reason: 'Someone else has just taken this time.' }),
      { type: 'clock.ticked', now },
      { type: 'clock.ticked', now: epochMs(now + 10_000) },
      { type: 'undo.pressed' },
      answers('undoMove'),
      fails('undoMove', { code: 'REJECTED', status: 409, reason: 'It is too late to undo.' }),
      { type: 'notice.dismissed' },
    ],
    withIgnored: true,
  },
  'a pending booking that gets its time': {
    events: [
      { type: 'block.pickedUp', booking: waiting },
      away,
      settled,
      free,
      { type: 'block.dropped' },
      { type: 'move.confirmed' },
      answers('confirmBooking'),
      fails('confirmBooking', { code: 'SLOT_TAKEN', reason: 'Someone else has just taken this time.' }),
      { type: 'notice.dismissed' },
    ],
    withIgnored: true,
  },
});
