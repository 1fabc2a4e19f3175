import type { BookingDraft, BookingHeader, CandidateDraft, DraftErrors, Hold, Holds } from '../../lib/booking.types.ts';
import type { EpochMs } from '../../lib/ports.ts';
import { birthMessage } from '../calendar/birth-date.ts';
import { DEFAULT_TIME_ZONE, dayIn, isoDay } from '../calendar/dates.ts';
import { rangeMessage } from '../calendar/preferred-range.ts';
import { dayMessage } from '../calendar/typed-day.ts';
import { emailListMessage, emailMessage } from '../contact/email.ts';
import { pastedEntries } from '../contact/email-list.ts';
import { personNameMessage } from '../contact/person-name.ts';
import { phoneMessage } from '../contact/phone.ts';
import { chooseMessage } from '../text/list-entry.ts';
import { type FieldMessage, requiredMessage } from '../text/required.ts';
import { fillInPhoneMessage } from './fill-in.ts';
import { fitTestMessage } from './fit-test.ts';
import { policyMessage } from './policy.ts';
import { poMessage } from './purchase-order.ts';
import { SEX_FORMAT, SEXES } from './sexes.ts';
import { CHOOSE_ONE, timeslotMessage } from './timeslot-choice.ts';

export const DATE_TO_COME = 'This date has passed.';

type Messages = Readonly<Record<string, FieldMessage>>;

/** Words left in a look-up would be lost with the booking. */
const unchosenMessages = ({ unchosen }: BookingDraft): Messages =>
  Object.fromEntries(Object.entries(unchosen).map(([path, words]) => [path, chooseMessage(words)]));

interface Validation {
  readonly holds: Holds;
  readonly now: EpochMs;
  readonly errors: DraftErrors;
}

/** One keystroke asks some twenty times: each guard, each tab, each step. A draft never changes, a new one takes its place. */
const validations = new WeakMap<BookingDraft, Validation>();

/**
 * Missing and wrong fields of a draft, message by path. Derived from the draft, the live holds and the time alone.
 * @param holds live holds by candidate key · @param now epoch milliseconds
 */
export function validateDraft(draft: BookingDraft, holds: Holds, now: EpochMs): DraftErrors {
  const before = validations.get(draft);
  if (before?.holds === holds && before.now === now) return before.errors;
  const errors = validated(draft, holds, now);
  validations.set(draft, { holds, now, errors });
  return errors;
}

function validated(draft: BookingDraft, holds: Holds, now: EpochMs): DraftErrors {
  const candidates = draft.candidates.map((candidate) =>
    prefixed(`candidates.${candidate.key}`, {
      ...personMessages(candidate, now, draft.header.company?.candidatesFillIn),
      ...whenMessages(candidate, holds[candidate.key], now),
    }),
  );
  return withoutPassed(
    Object.assign({}, prefixed('header', headerMessages(draft)), ...candidates, {
      policyAccepted: policyMessage(draft.policyAccepted),
      ...unchosenMessages(draft),
    }),
  );
}

/** Free while the hold fits the package, has not run out and lies ahead. */
export const isHoldGood = (hold: Hold | undefined, candidate: CandidateDraft, now: EpochMs) =>
  hold !== undefined &&
  hold.packageId === candidate.package?.id &&
  (hold.expiresAt === null || hold.expiresAt > now) &&
  Date.parse(hold.slot.startsAt) > now;

/** All addresses that receive results: the entries, and what was typed beside them and not ended. */
export const resultEmailsOf = ({
  resultEmails,
  resultEmailText,
}: Pick<BookingHeader, 'resultEmails' | 'resultEmailText'>) => [...resultEmails, ...pastedEntries(resultEmailText)];

/** The one rule of these addresses, of a booking and of a walk-in. */
export const resultEmailsMessage = (emails: readonly string[]) => requiredMessage(emails) ?? emailListMessage(emails);

function headerMessages({ header, serviceType }: BookingDraft): Messages {
  const { company, subsidiary, invoiceEmail, contactName, contactPhone, contactEmail, poNumber } = header;
  return {
    company: requiredMessage(company?.name) ?? fitTestMessage(serviceType, 'company', company?.fitTest),
    subsidiary: fitTestMessage(serviceType, 'subsidiary', subsidiary?.fitTest),
    resultEmails: resultEmailsMessage(resultEmailsOf(header)),
    invoiceEmail: requiredMessage(invoiceEmail) ?? emailMessage(invoiceEmail),
    contactName: requiredMessage(contactName),
    contactPhone: requiredMessage(contactPhone) ?? phoneMessage(contactPhone),
    contactEmail: requiredMessage(contactEmail) ?? emailMessage(contactEmail),
    poNumber: poMessage(poNumber, company?.poRequired),
  };
}

/** @param fillsIn the candidate fills in what is left open */
function personMessages(candidate: CandidateDraft, now: EpochMs, fillsIn = false): Messages {
  const requiredHere = fillsIn ? () => null : requiredMessage;
  const details = { dob: candidate.dob, gender: candidate.gender, email: candidate.email };
  const open = { ...details, position: candidate.position?.name };
  const { name, dob, gender, phone, email, position } = candidate;
  return {
    name: personNameMessage(name),
    dob: requiredHere(dob) ?? birthMessage(dob, today(now, DEFAULT_TIME_ZONE)),
    gender: requiredHere(gender) ?? sexMessage(gender),
    phone: requiredMessage(phone) ?? phoneMessage(phone) ?? (fillsIn ? fillInPhoneMessage(phone, open) : null),
    email: requiredHere(email) ?? emailMessage(email),
    position: requiredHere(position?.name),
  };
}

const whenMessages = (candidate: CandidateDraft, hold: Hold | undefined, now: EpochMs): Messages => ({
  package: requiredMessage(candidate.package?.id),
  ...(candidate.choice.mode === 'time' ? timeMessages(candidate, hold, now) : rangeMessages(candidate, now)),
});

/** A good hold answers when and where; without one, each part that the search needs. */
function timeMessages(candidate: CandidateDraft, hold: Hold | undefined, now: EpochMs): Messages {
  const { choice, pick } = candidate;
  const isHeld = isHoldGood(hold, candidate, now);
  if (isHeld) return {};
  const message = timeslotMessage({ isAll: choice.all, siteIds: choice.siteIds, hasPick: pick !== null, isHeld });
  const isClinicMissing = pick === null && !choice.all && message !== CHOOSE_ONE;
  return {
    'choice.state': requiredMessage(choice.state),
    'choice.siteIds': isClinicMissing ? message : null,
    'choice.fromDate': requiredMessage(choice.fromDate) ?? dayMessage(choice.fromDate),
    'choice.toDate':
      requiredMessage(choice.toDate) ?? dayMessage(choice.toDate) ?? rangeMessage(choice.fromDate, choice.toDate),
    hold: isClinicMissing ? null : message,
  };
}

function rangeMessages({ choice }: CandidateDraft, now: EpochMs): Messages {
  const timeZone = choice.site?.timeZone ?? DEFAULT_TIME_ZONE;
  const hasPassed = isoDay(choice.fromDate) !== null && choice.fromDate < today(now, timeZone);
  return {
    'choice.state': requiredMessage(choice.state),
    'choice.site': requiredMessage(choice.site?.id),
    'choice.fromDate':
      requiredMessage(choice.fromDate) ?? dayMessage(choice.fromDate) ?? (hasPassed ? DATE_TO_COME : null),
    'choice.toDate':
      requiredMessage(choice.toDate) ?? dayMessage(choice.toDate) ?? rangeMessage(choice.fromDate, choice.toDate),
  };
}

const today = (now: EpochMs, timeZone: string) => dayIn(new Date(now).toISOString(), timeZone);
/** A pasted word that is none of the choices stays in the field until one is chosen. */
const sexMessage = (gender: string): FieldMessage =>
  gender === '' || SEXES.some((sex) => sex === gender) ? null : SEX_FORMAT;

const prefixed = (prefix: string, messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [`${prefix}.${field}`, message]));
const withoutPassed = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).flatMap(([path, message]) => (message ? [[path, message]] : [])));
