import { answers } from '../lab/model/model-of.ts';
import { plan } from '../machines/closing-plan/closing-plan.model.ts';
import { closing } from '../machines/closing-progress/closing-progress.model.ts';
import type { Closing } from '../machines/closing-progress/closing-progress.types.ts';
import { slotAt } from '../machines/models/example-booking.ts';
import { fails } from '../machines/models/fails.ts';
import { offered } from '../machines/waitlist/waitlist.model.ts';

/* What screens show beside the states of their machines: the same state looks different where it knows something else. */

const wait = { type: 'wait.changed', wait: offered };

/** A time is offered, taken, and passed on. */
export const offeredTime = {
  'a time is offered': [wait],
  'the offered time is taken': [wait, { type: 'take.pressed' }],
  'the offered time is passed on': [wait, { type: 'decline.pressed' }],
};

const planned = [
  { type: 'scope.changed', scope: { fromDay: '2026-11-24' } },
  answers('findPlan', plan),
  { type: 'choice.made', choice: { candidateId: 'c1', to: null } },
];

export const chosenPlan = { 'one person chosen': [...planned, answers('findPlan', plan)] };

const { summary, ...rest } = closing('closed');
/** Its mails have left, and two people were moved. */
const late: Closing = { ...rest, summary: { ...summary, moved: 2 }, undoUntil: '2026-11-23T01:00:30Z' };

export const lateClosing = {
  'too late to undo': [answers('read', late)],
  'reopening with everybody moved back': [
    answers('read', late),
    { type: 'reopen.pressed', how: 'moveBack' },
    { type: 'reopen.confirmed' },
  ],
};

const nearest = [{ siteId: 'perth', startsAt: '2026-11-24T02:00:00Z', calendarIds: [7] }];

export const takenTime = {
  'taken, with the nearest free time': [
    { type: 'slot.picked', slot: slotAt('01:00') },
    fails('reserveSlot', { code: 'SLOT_TAKEN', reason: 'This time was just taken.', nearest }),
  ],
};
