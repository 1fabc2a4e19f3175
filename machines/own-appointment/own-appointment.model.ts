import { modelOfFolder } from '../lib/model.ts';
import { ownAppointmentMachine } from './own-appointment.machine.ts';
import type { OwnFacts, OwnInput } from './own-appointment.types.ts';

const now = Date.parse('2026-11-22T01:00:00Z');
const in15Minutes = now + 15 * 60_000;

const pageOf = (own: Partial<OwnFacts>): OwnInput => ({
  now,
  appointment: 'ahead',
  answer: 'none',
  isIncomplete: false,
  move: null,
  isWithDoctor: false,
  earlier: 'none',
  ...own,
});

const tick = { type: 'clock.ticked', now: in15Minutes } as const;
const saved = { type: 'details.saved' } as const;
const answers = [{ type: 'attendance.confirmed' }, { type: 'change.asked' }] as const;
const times = [
  { type: 'times.opened' },
  { type: 'time.held', until: in15Minutes },
  { type: 'time.taken' },
  { type: 'time.released' },
  tick,
] as const;
const earlier = [{ type: 'earlier.asked' }, { type: 'earlier.taken' }, { type: 'earlier.declined' }] as const;
const move = { heldUntil: null, isMoved: false };

const held = ({ move: allowed, now: at }: OwnInput) => [allowed?.heldUntil, at];

export const ownAppointmentModel = modelOfFolder(
  'own-appointment',
  'Candidate’s own appointment',
  ownAppointmentMachine,
  {
    'an appointment ahead': { input: pageOf({}), events: answers },
    'one that was confirmed': { input: pageOf({ answer: 'confirmed' }), events: answers },
    'one that another time was asked for': { input: pageOf({ answer: 'asked' }), events: answers },
    'one that may be moved': { input: pageOf({ move }), events: times, facts: held },
    'a time that is held': { input: pageOf({ move: { ...move, heldUntil: in15Minutes } }), events: times, facts: held },
    'one that was moved': { input: pageOf({ move: { ...move, isMoved: true } }), events: times, facts: held },
    'one that may be earlier': { input: pageOf({ isWithDoctor: true }), events: earlier },
    'one that waits to be earlier': { input: pageOf({ isWithDoctor: true, earlier: 'waiting' }), events: earlier },
    'an earlier time that is offered': { input: pageOf({ isWithDoctor: true, earlier: 'offered' }), events: earlier },
    'details to fill in': { input: pageOf({ isIncomplete: true }), events: [saved] },
    'one that is being arranged': { input: pageOf({ appointment: 'arranging', isIncomplete: true }), events: [saved] },
    'one that has passed': { input: pageOf({ appointment: 'past' }), events: [] },
    'one that is cancelled': { input: pageOf({ appointment: 'cancelled' }), events: [] },
  },
);
