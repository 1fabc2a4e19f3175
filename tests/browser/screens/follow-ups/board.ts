import {
  BeginWalkInDocument,
  BookingCardDocument,
  BookWalkInDocument,
  DisableSlotsDocument,
  ReserveSlotDocument,
  SetAttendanceDocument,
} from '../../../../web/generated/graphql.ts';
import type { FollowUp } from '../follow-up.ts';
import { serverAnswers } from './server.ts';
import { booking, drugScreen, fillIn, lists, offers } from './walk-in.ts';

const from = 'data:shown + hand:empty + pointer:up:idle';

/** Amira Haddad as the board of the gallery has her. */
const entry = {
  candidateId: 'amira',
  reference: 'PF-100001',
  candidateName: 'Amira Haddad',
  dateOfBirth: '1990-02-28',
  phone: '0487 987 987',
  companyName: 'Example Company',
  packageName: 'PEM – Heavy Vehicle',
  note: '',
  comment: '',
  doctorName: 'Dr Anjali Rao',
  startsAt: '2026-11-24T00:00:00Z',
  endsAt: '2026-11-24T00:30:00Z',
  status: 'Confirmed',
  statusColor: '#12683f',
  statusBefore: null,
  statusChangedAt: null,
};
const ACTIONS = /^Actions for Dr Anjali Rao/;
const hold = {
  reserveId: 'r1',
  calendarId: 7,
  startsAt: '2026-11-24T00:30:00Z',
  endsAt: '2026-11-24T00:45:00Z',
  expiresAt: '2026-11-24T01:00:00Z',
};
/** The gallery's clock is at its beginning. */
const today = { ...entry, startsAt: '1970-01-01T00:00:00Z', endsAt: '1970-01-01T00:30:00Z' };
const cardOf = (one: typeof entry) => serverAnswers(BookingCardDocument, { dayList: { entries: [one] } });

export const schedulerBoard: readonly FollowUp[] = [
  {
    title: 'the card of a booking picks it up',
    from,
    stub: { working: ['load'], answers: cardOf(entry) },
    run: async ({ screen, press, sent }) => {
      await screen.locator('[data-lane] [data-block]').first().click();
      await press('Move on the board');
      await sent('schedulerBoard', 'block.lifted');
    },
  },
  {
    title: 'blocked time is fetched with the board',
    from,
    stub: { working: ['form'], answers: serverAnswers(DisableSlotsDocument, { disableSlots: 1 }) },
    run: async ({ screen, press, sent, said }) => {
      await press(ACTIONS);
      await press('Block time');
      await screen.getByLabel('Reason').fill('Training');
      await press('Block time');
      await said('Time blocked');
      await sent('schedulerBoard', 'board.changed');
    },
  },
  {
    title: 'somebody who has arrived is fetched with the board',
    from,
    stub: {
      working: ['load', 'attendance'],
      answers: { ...cardOf(today), ...serverAnswers(SetAttendanceDocument, { changeStatuses: { withoutTime: [] } }) },
    },
    run: async ({ screen, press, sent }) => {
      await screen.locator('[data-lane] [data-block]').first().click();
      await press('Arrived');
      await sent('schedulerBoard', 'board.changed');
    },
  },
  {
    title: 'somebody at the desk who is booked is fetched with the board',
    from,
    stub: {
      working: ['walkIn', 'form', 'lookup', 'lookupStart'],
      answers: {
        ...lists,
        ...offers(drugScreen),
        ...serverAnswers(BeginWalkInDocument, { createDraft: { draftId: 'd1' } }),
        ...serverAnswers(ReserveSlotDocument, { reserveSlot: hold }),
        ...serverAnswers(BookWalkInDocument, { createBooking: booking }),
      },
    },
    run: async (stage) => {
      await stage.press(ACTIONS);
      await stage.press('Book a walk-in');
      await stage.screen.getByText('is held with Dr Anjali Rao').waitFor();
      await fillIn(stage, 'Drug screen');
      await stage.press(/^Book$/);
      await stage.sent('schedulerBoard', 'board.changed');
    },
  },
  {
    title: 'a day that is added says so',
    from,
    stub: { working: ['form'], answers: {} },
    run: async ({ screen, press }) => {
      await press(ACTIONS);
      await press('Add a day');
      await press('Add a day');
      await screen.getByText('Adding…').first().waitFor();
    },
  },
];
