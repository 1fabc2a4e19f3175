import { answers, elapses } from '../../lab/model/model-of.ts';
import * as moves from '../../machines/appointment-move/appointment-move.model.ts';
import { unreachable } from '../../machines/booking-draft/booking-draft.model.ts';
import { plan } from '../../machines/closing-plan/closing-plan.model.ts';
import { closing } from '../../machines/closing-progress/closing-progress.model.ts';
import type { Closing } from '../../machines/closing-progress/closing-progress.types.ts';
import { fails } from '../../machines/lib/model.ts';
import * as batches from '../../machines/result-batch/result-batch.model.ts';
import { now } from '../../machines/rules/drafts/example-booking.ts';
import { form } from '../../machines/upload/upload.model.ts';
import { offered } from '../../machines/waitlist/waitlist.model.ts';
import * as walkIns from '../../machines/walk-in/walk-in.model.ts';
import { access } from './gallery-example.ts';

/* Situations of screens beside the states of their machines: one state looks different where the screen knows more. */

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
  'undoing all of it': [answers('read', closing('closing')), { type: 'undo.pressed' }],
};

export const droppedOnTaken = {
  'dropped on a time that is taken': [
    { type: 'block.pickedUp', booking: moves.booking },
    moves.away,
    { type: 'block.dropped' },
    moves.settled,
    moves.refused,
  ],
};

/** A booking without a time has no place to start from: the keys carry it to the earliest possible one. */
export const carriedWithoutTime = {
  'a booking without a time in the hand': [
    answers('fetchBoard', 'the board'),
    { type: 'block.lifted', booking: { ...moves.booking, name: 'Lee Nguyen', minutes: 60, from: null } },
  ],
};

export const requestedAgain = {
  'asked for again': [{ type: 'download.pressed' }, fails('findAddress', unreachable), { type: 'download.pressed' }],
};

export const olderHits = {
  'earlier words found this': [
    { type: 'words.typed', words: 'sh' },
    elapses('pause', 'find.typing'),
    answers('findHits', [{ href: '/sites/edit/1' }]),
    { type: 'words.typed', words: 'hay' },
  ],
};

export const failedUpload = {
  'the server does not answer': [
    { type: 'file.chosen', file: form },
    { type: 'upload.failed', error: unreachable },
  ],
};

const heldForWalkIn = [answers('beginWalkIn', walkIns.shortest), answers('reserveSlot', walkIns.hold)];

export const heldWalkIns = {
  'it cannot be held any longer': [
    ...heldForWalkIn,
    { type: 'extend.pressed' },
    fails('extendHold', { code: 'REJECTED', status: 409, reason: 'It cannot be held any longer.' }),
  ],
  'not free for the chosen package': [
    ...heldForWalkIn,
    { type: 'package.chosen', package: walkIns.medical },
    fails('reserveSlot', { code: 'SLOT_TAKEN', reason: '10:15 is booked.' }),
  ],
  'held over the plan of a full day': [
    answers('beginWalkIn', walkIns.shortest),
    fails('reserveSlot', { code: 'SLOT_TAKEN', reason: '09:00 is booked.' }),
    { type: 'place.chosen', place: { ...walkIns.place, overPlan: 'Must fly out tonight' } },
    answers('reserveSlot', { ...walkIns.hold, overPlan: 'Must fly out tonight' }),
  ],
};

const chosen = { type: 'files.chosen', files: [batches.report] };

export const unmatchedFiles = {
  'nobody is found for a file': [chosen, answers('matchFiles', [[]])],
  'a file may be of two people': [chosen, answers('matchFiles', [[batches.person(1), batches.person(2)]])],
  'nobody has said what a file is': [
    { type: 'files.chosen', files: [{ ...batches.report, kind: '' }] },
    answers('matchFiles', [[batches.person(1)]]),
  ],
};

export const confirmingLogOut = {
  'asked before logging out': {
    input: { hasToken: true, now },
    events: [
      answers('loadAccess', access),
      { type: 'logOut.pressed' },
      answers('saveWork', ['The booking of Liam: all of it']),
    ],
  },
  'new tokens are awaited before logging out': {
    input: { hasToken: true, now },
    events: [
      answers('loadAccess', access),
      { type: 'call.refused', generation: 0, wasReplayed: false },
      { type: 'logOut.pressed' },
      answers('saveWork', []),
    ],
  },
};

export const withoutHours = {
  'no hours are left': [
    { type: 'draft.changed', changes: { fromDay: '2026-11-30' } },
    { type: 'draft.changed', changes: { hours: [] } },
    { type: 'save.pressed', newPatternId: 'new' },
  ],
};
