import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type CandidateId, id } from '../lib/ports.ts';
import { exampleDraft, holdOf, medical, minutesOn, now, slotAt } from '../rules/drafts/example-booking.ts';
import { rescheduleMachine } from './reschedule.machine.ts';

const hold = holdOf('r1', slotAt('01:00'));
const choice = exampleDraft().candidates[0]?.choice;
if (!choice) throw new Error('An example has a candidate.');

export const rescheduleModel = modelOfFolder('reschedule', 'Reschedule', rescheduleMachine, {
  'another time for a booked candidate': {
    input: { candidateId: id<CandidateId>('c1'), package: medical, choice, now },
    events: [
      answers('beginReschedule', { draftId: 'd1', hold: null }),
      answers('beginReschedule', { draftId: 'd1', hold }),
      fails('beginReschedule', { code: 'UNREACHABLE' }),
      { type: 'retry.pressed' },
      { type: 'choice.changed', change: { gapless: false }, now },
      { type: 'reservation.changed', key: 'rescheduled', pick: hold.slot, hold },
      { type: 'extend.pressed' },
      answers('extendHolds', [{ candidateIndex: 0, reserveId: hold.reserveId, expiresAt: minutesOn(20) }]),
      fails('extendHolds', { code: 'REJECTED', status: 409, reason: 'It cannot be held any longer.' }),
      { type: 'save.pressed' },
      answers('updateTimeslots'),
      fails('updateTimeslots', { code: 'HOLD_EXPIRED' }),
      fails('updateTimeslots', { code: 'UNREACHABLE' }),
      { type: 'leave.pressed' },
      answers('deleteDraft'),
      fails('deleteDraft', { code: 'UNREACHABLE' }),
    ],
    facts: (context) => [context.hold !== null, context.failure?.code],
    withIgnored: true,
  },
});
