import { answers } from '../../lab/model/model-of.ts';
import * as drafts from '../../machines/booking-draft/booking-draft.model.ts';
import * as views from '../../machines/booking-list-view/booking-list-view.model.ts';
import * as wizards from '../../machines/booking-wizard/booking-wizard.model.ts';
import * as bulk from '../../machines/bulk-change/bulk-change.model.ts';
import type { BookingDraft } from '../../machines/lib/booking.types.ts';
import { fails } from '../../machines/lib/model.ts';
import {
  exampleDraft,
  holdOf,
  medical,
  now,
  person,
  perth,
  slotAt,
} from '../../machines/rules/drafts/example-booking.ts';
import { clinic, day } from './gallery-example.ts';

/* Situations of the wizard, of times, and of the booking list. */

const { unreachable } = drafts;

const nearest = [{ siteId: 'perth', startsAt: '2026-11-24T02:00:00Z', calendarIds: [7] }];

export const takenTime = {
  'taken, with the nearest free time': [
    { type: 'slot.picked', slot: slotAt('01:00') },
    fails('reserveSlot', { code: 'SLOT_TAKEN', reason: 'This time was just taken.', nearest }),
  ],
};

export const listViews = {
  'the server does not answer': [views.at(`view=${views.viewId}`), fails('loadSearch', unreachable)],
  'sorted by a column that is hidden': [views.at('sort=contact_person&order=asc')],
};

export const failedDrafts = {
  'the server does not answer': {
    input: drafts.inputOf(drafts.draftId),
    events: [fails('getDraft', unreachable)],
  },
  'it could not be saved': [
    answers('getBookingPerson', person),
    drafts.typed(exampleDraft()),
    fails('createDraft', { code: 'REJECTED', status: 500, reason: 'The draft could not be saved.' }),
  ],
};

/** The second of two has no package yet. */
const two = exampleDraft(2);
const half = { ...two, candidates: two.candidates.map((one, at) => (at === 1 ? { ...one, package: null } : one)) };
const opened = (draft: BookingDraft) => ({
  input: wizards.inputOf(wizards.draftId),
  events: [{ type: 'draft.opened', draft, draftId: wizards.draftId, holds: [] }],
});

export const wizardOfTwo = {
  'one of two has a package': opened({ ...half, step: 'package' }),
  'two look for a time': opened({ ...two, step: 'time' }),
};

const quarters = Array.from({ length: 12 }, (_, at) =>
  slotAt(`0${Math.floor(at / 4)}:${['00', '15', '30', '45'][at % 4]}`),
);
const search = {
  packageId: medical.id,
  minutes: medical.minutes,
  state: 'WA',
  siteIds: [perth.siteId],
  fromDate: day,
  toDate: day,
  gapless: false,
};

export const manyTimes = {
  'a day has more times than show': {
    input: { query: search, own: [], now },
    events: [answers('searchSlots', [{ ...clinic, days: [{ day, slots: quarters, whyNot: null }] }])],
  },
};

const heldInPlace = answers('beginReschedule', { draftId: 'd1', hold: holdOf('r1', slotAt('01:00')) });

export const reschedules = {
  'nothing is held yet': [answers('beginReschedule', { draftId: 'd1', hold: null })],
  'it cannot be held any longer': [
    heldInPlace,
    { type: 'extend.pressed' },
    fails('extendHolds', { code: 'REJECTED', status: 409, reason: 'It cannot be held any longer.' }),
  ],
};

export const plannedMoves = {
  'times for a move are found': {
    input: { ...bulk.input, action: 'move' },
    events: [answers('findPlan', [{ ...bulk.row, to: bulk.place, options: [bulk.place] }])],
  },
};
