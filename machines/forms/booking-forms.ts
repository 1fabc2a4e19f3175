import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { ANY_ERROR, failedWords } from '../lib/unanswered.ts';
import { DATE_TO_COME } from '../rules/booking/booking-draft.ts';
import type { FillInField } from '../rules/booking/fill-in.ts';
import { hasRestrictions, type Outcome, restrictionsMessage } from '../rules/booking/outcome.ts';
import { CHOOSE_ONE } from '../rules/booking/timeslot-choice.ts';
import { birthMessage } from '../rules/calendar/birth-date.ts';
import { rangeMessage } from '../rules/calendar/preferred-range.ts';
import { dayMessage } from '../rules/calendar/typed-day.ts';
import { emailMessage } from '../rules/contact/email.ts';
import { personNameMessage } from '../rules/contact/person-name.ts';
import { phoneMessage } from '../rules/contact/phone.ts';
import { type FieldMessage, requiredMessage } from '../rules/text/required.ts';
import { refusedWithMessage } from './refusals.ts';

/*
 * The forms of a booking's page, each the form machine with its own rules and words.
 * Ports, as `save`: change the comment of the booking · change the candidate, or the note alone · cancel candidates ·
 * change the preferred site and days of a pending candidate · withdraw a consult file · set the outcome ·
 * wait for an earlier time · move to one that is free now.
 * Source: product specification, sections 2 (booking detail), 7 and 8.
 */

export const BOOKING_UPDATED = 'Update booking information successfully';
const COMMENT_UPDATED = 'Comment updated successfully';

/** Characters that a comment may have. */
export const COMMENT_MOST = 2000;

export type BookingComment = { comment: string };

/** Changes the comment that a booking's candidates share; refused, it keeps what was typed. */
export const commentForm = formMachine<BookingComment, string>({
  check: () => ({}),
  refused: refusedWithMessage(['comment'], ANY_ERROR),
  saved: COMMENT_UPDATED,
  keep: (_sent, comment) => ({ comment }),
});

/** The server's own words, where it has some that are about no field. */
const withReason = (text: string, error: PortalError) =>
  ('reason' in error && error.reason) || failedWords(error, text);

const UPDATED = 'Update candidate success';
const UPDATE_ERROR = 'Update candidate error';

/** Characters that a note may have. */
export const NOTE_MOST = 2000;

/** `updatedAt` is the record's as it was read: not shown, it detects a change by another person. */
export type CandidateNote = { updatedAt: string; note: string };

/** The note of one candidate. */
export const noteForm = formMachine<CandidateNote, string>({
  check: () => ({}),
  refused: (error) => ({
    text: error.code === 'EDIT_CONFLICT' ? error.reason : UPDATE_ERROR,
    fields: atField(error, ['note'], 'note'),
  }),
  saved: UPDATED,
  keep: (sent, updatedAt) => ({ ...sent, updatedAt }),
});

export type CandidatePerson = {
  updatedAt: string;
  name: string;
  dob: string;
  gender: string;
  phone: string;
  email: string;
  position: string;
  /** '' for a position that is none of the company's list. */
  positionId: string;
};

const PERSON_FIELDS = ['name', 'dob', 'gender', 'phone', 'email', 'position'];

/**
 * The candidate's personal details, by the rules of the wizard.
 * @param today YYYY-MM-DD
 * @param open fields that the candidate has still to fill in, and that may stay empty here
 */
export const personForm = (today: string, open: readonly FillInField[] = []) => {
  const requiredHere = (field: FillInField, value: string) => (open.includes(field) ? null : requiredMessage(value));
  return formMachine<CandidatePerson, string>({
    check: ({ name, dob, gender, phone, email, position }) => ({
      name: personNameMessage(name),
      dob: requiredHere('dob', dob) ?? birthMessage(dob, today),
      gender: requiredHere('gender', gender),
      phone: requiredMessage(phone) ?? phoneMessage(phone),
      email: requiredHere('email', email) ?? emailMessage(email),
      position: requiredHere('position', position),
    }),
    refused: (error) => ({
      text: error.code === 'EDIT_CONFLICT' ? error.reason : UPDATE_ERROR,
      fields: atField(error, PERSON_FIELDS, 'name'),
    }),
    saved: UPDATED,
    keep: (sent, updatedAt) => ({ ...sent, updatedAt }),
  });
};

/** Messages at their fields; a refusal that names none of them is shown at `otherwise`. */
function atField(error: PortalError, fields: readonly string[], otherwise: string) {
  const found = fieldsOf(error, fields);
  const reason = withReason('', error);
  return Object.keys(found).length > 0 || error.code === 'EDIT_CONFLICT' || reason === ''
    ? found
    : { [otherwise]: reason };
}

/** Candidates by id. */
export type Cancellation = { chosen: readonly string[]; notes: string };

/** Cancels candidates of a booking, all of those chosen or none. */
export const cancelForm = formMachine<Cancellation, boolean>({
  check: ({ chosen }) => ({ chosen: chosen.length > 0 ? null : CHOOSE_ONE }),
  refused: (error) => {
    const reason = withReason('', error);
    return { text: 'Error when cancel booking', fields: reason === '' ? {} : { chosen: reason } };
  },
  saved: 'Cancel booking success',
  afterSave: () => 'ends',
});

export type Wish = { state: string; siteId: string; fromDate: string; toDate: string; time: string };

/**
 * Clinics, dates and time of day that a pending candidate wishes for.
 * @param today YYYY-MM-DD
 */
export const wishForm = (today: string) =>
  formMachine<Wish, unknown>({
    check: ({ state, siteId, fromDate, toDate }): Readonly<Partial<Record<keyof Wish, FieldMessage>>> => ({
      state: requiredMessage(state),
      siteId: requiredMessage(siteId),
      fromDate: requiredMessage(fromDate) ?? dayMessage(fromDate) ?? (fromDate < today ? DATE_TO_COME : null),
      toDate: requiredMessage(toDate) ?? dayMessage(toDate) ?? rangeMessage(fromDate, toDate),
    }),
    refused: (error) => {
      const fields = fieldsOf(error, ['siteId', 'preferredFromDate', 'preferredToDate']);
      const { preferredFromDate, preferredToDate, ...others } = fields;
      const days = preferredFromDate ?? preferredToDate;
      return {
        text: withReason('The dates were not saved. Try again.', error),
        fields: { ...others, ...(days ? { toDate: days } : {}) },
      };
    },
    refusedFor: 10,
    saved: BOOKING_UPDATED,
  });

/** Characters that the reason of a withdrawal may have. */
export const REASON_LENGTH = 500;

export type FileWithdrawal = { reason: string; tellReaders: boolean };

/** Takes a wrong consult file back; answers how many people get a mail about it. */
export const withdrawForm = formMachine<FileWithdrawal, number>({
  check: ({ reason }) => ({ reason: requiredMessage(reason) }),
  refused: (error) => ({
    text: withReason('The file was not withdrawn. Try again.', error),
    fields: fieldsOf(error, ['reason']),
  }),
  saved: 'File withdrawn',
  afterSave: () => 'ends',
});

export type CandidateOutcome = { outcome: Outcome | ''; restrictions: string };

/** Says what an examination says about the job; '' takes it back. */
export const outcomeForm = formMachine<CandidateOutcome, unknown>({
  check: (values) => ({ restrictions: restrictionsMessage(values) }),
  refused: (error) => ({
    text: withReason('The outcome was not saved. Try again.', error),
    fields: fieldsOf(error, ['restrictions']),
  }),
  saved: 'Outcome saved',
});

/** As it is sent: restrictions go with the outcome that has some. */
export const sentOutcome = ({ outcome, restrictions }: CandidateOutcome) => ({
  outcome: outcome || null,
  restrictions: hasRestrictions(outcome) ? restrictions.trim() : '',
});

/** The day before which a candidate wants an earlier time. @param today of the clinic's own calendar */
export const earlierTimeForm = (today: string) =>
  formMachine<{ beforeDay: string }, unknown>({
    check: ({ beforeDay }) => ({
      beforeDay: requiredMessage(beforeDay) ?? dayMessage(beforeDay) ?? (beforeDay <= today ? DATE_TO_COME : null),
    }),
    refused: (error) => ({
      text: withReason('Not on the waiting list yet. Try again.', error),
      fields: fieldsOf(error, ['beforeDay']),
    }),
    saved: 'Waiting for an earlier time',
  });

/** A free start, and the rosters that have it. */
export type FreeTime = { startsAt: string; calendarIds: number[] };

/** Moves a booking to an earlier time that is free now. */
export const freeTimeForm = formMachine<{ time: FreeTime | null }>({
  check: () => ({}),
  refused: (error) => ({
    text: withReason('The booking was not moved. Choose another time.', error),
    fields: {},
  }),
  saved: 'Moved to the earlier time',
});
