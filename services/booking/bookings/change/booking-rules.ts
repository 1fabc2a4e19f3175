import { DATE_TO_COME } from '../../../../machines/rules/booking/booking-draft.ts';
import { fillInPhoneMessage } from '../../../../machines/rules/booking/fill-in.ts';
import { policyMessage } from '../../../../machines/rules/booking/policy.ts';
import { RESERVE_FIRST } from '../../../../machines/rules/booking/timeslot-choice.ts';
import { birthMessage } from '../../../../machines/rules/calendar/birth-date.ts';
import { rangeMessage } from '../../../../machines/rules/calendar/preferred-range.ts';
import { DAY_FORMAT, dayMessage, ISO_DAY_FORMAT } from '../../../../machines/rules/calendar/typed-day.ts';
import { emailListMessage, emailMessage } from '../../../../machines/rules/contact/email.ts';
import { splitEmails } from '../../../../machines/rules/contact/email-list.ts';
import { personNameMessage } from '../../../../machines/rules/contact/person-name.ts';
import { phoneMessage } from '../../../../machines/rules/contact/phone.ts';
import { type FieldMessage, requiredMessage } from '../../../../machines/rules/text/required.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import type { NewBooking, NewCandidate } from '../../shared/booking.contract.ts';

type Messages = Readonly<Record<string, FieldMessage>>;

/** The kind of time a candidate brings: a hold, a time at a free-booking site, or a wish. */
export function timeOf(candidate: Pick<NewCandidate, 'reserve_id'>): 'held' | 'free' | 'preferred' {
  const { reserve_id } = candidate;
  if (!reserve_id) return 'preferred';
  return reserve_id.startsWith('free-') ? 'free' : 'held';
}

/**
 * Every rule of the form that needs nothing but the form, from the same functions as the screen.
 * @returns message by path in the body, such as `candidates.2.candidate_email`, in the form's order; empty when it passes
 */
export function bookingFaults(
  { header, candidates }: NewBooking,
  { now, timeZone, fillsIn }: { now: Date; timeZone: string; fillsIn: boolean },
): Map<string, string> {
  const messages: Messages = {
    ...prefixed('header', headerMessages(header)),
    ...Object.assign(
      {},
      ...candidates.map((candidate, index) =>
        prefixed(`candidates.${index}`, {
          ...personMessages(candidate, dayIn(now, timeZone), fillsIn),
          ...timeMessages(candidate, dayIn(now, candidate.timezone || timeZone)),
          ...(isRepeated(candidates, index) ? { reserve_id: 'Two candidates cannot have the same held time.' } : {}),
        }),
      ),
    ),
  };
  return new Map(Object.entries(messages).flatMap(([path, message]) => (message ? [[path, message]] : [])));
}

function headerMessages(header: NewBooking['header']): Messages {
  const { result_email, invoice_email, contact_name, contact_phone, contact_email, policy_accepted } = header;
  return {
    result_email: requiredMessage(result_email) ?? emailListMessage(splitEmails(result_email)),
    invoice_email: requiredMessage(invoice_email) ?? emailMessage(invoice_email),
    contact_name: requiredMessage(contact_name),
    contact_phone: requiredMessage(contact_phone) ?? phoneMessage(contact_phone),
    contact_email: requiredMessage(contact_email) ?? emailMessage(contact_email),
    policy_accepted: policyMessage(policy_accepted),
  };
}

type Person = Pick<
  NewCandidate,
  'candidate_name' | 'candidate_dob' | 'candidate_gender' | 'candidate_phone' | 'candidate_email' | 'candidate_position'
>;

/** People read the format of the forms, and a program that of the API. */
function birthFault(value: string, today: string) {
  const message = birthMessage(value, today);
  return message === DAY_FORMAT ? ISO_DAY_FORMAT : message;
}

/** Messages about the candidate's details. @param fillsIn the candidate fills in what is left open */
export function personMessages(candidate: Person, today: string, fillsIn = false): Messages {
  const { candidate_name, candidate_dob, candidate_gender, candidate_phone, candidate_email, candidate_position } =
    candidate;
  const requiredHere = fillsIn ? () => null : requiredMessage;
  return {
    candidate_name: personNameMessage(candidate_name),
    candidate_dob: requiredHere(candidate_dob) ?? birthFault(candidate_dob, today),
    candidate_gender: requiredHere(candidate_gender),
    candidate_phone:
      requiredMessage(candidate_phone) ??
      phoneMessage(candidate_phone) ??
      (fillsIn ? fillInPhoneMessage(candidate_phone, detailsOf(candidate)) : null),
    candidate_email: requiredHere(candidate_email) ?? emailMessage(candidate_email),
    candidate_position: requiredHere(candidate_position),
  };
}

/** The details that a candidate may fill in, by the rules' names. */
export const detailsOf = (person: Omit<Person, 'candidate_name' | 'candidate_phone'>) => ({
  dob: person.candidate_dob,
  gender: person.candidate_gender,
  email: person.candidate_email,
  position: person.candidate_position,
});

type When = Pick<
  NewCandidate,
  'reserve_id' | 'from_time' | 'preferred_site_id' | 'preferred_from_date' | 'preferred_to_date'
>;

/** Messages about time and clinic, as far as the request alone can tell. */
export function timeMessages(candidate: When, today: string): Messages {
  const { from_time, preferred_site_id, preferred_from_date, preferred_to_date } = candidate;
  const kind = timeOf(candidate);
  if (kind === 'held') return {};
  if (kind === 'free') {
    return { from_time: requiredMessage(from_time), preferred_site_id: requiredMessage(preferred_site_id) };
  }
  if (!preferred_site_id && !preferred_from_date && !preferred_to_date) return { reserve_id: RESERVE_FIRST };
  const from = preferred_from_date ?? '';
  const to = preferred_to_date ?? '';
  return {
    preferred_site_id: requiredMessage(preferred_site_id),
    preferred_from_date: requiredMessage(from) ?? dayMessage(from) ?? (from < today ? DATE_TO_COME : null),
    preferred_to_date: requiredMessage(to) ?? dayMessage(to) ?? rangeMessage(from, to),
  };
}

const isRepeated = (candidates: readonly NewCandidate[], index: number) => {
  const { reserve_id: reserveId } = candidates[index] ?? {};
  return Boolean(reserveId) && candidates.findIndex((other) => other.reserve_id === reserveId) < index;
};

const prefixed = (prefix: string, messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [`${prefix}.${field}`, message]));
