import { eachReference, shownReferences } from '../../machines/rules/booking/booking-references.ts';
import { bookingNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type {
  BookedPerson,
  BookingDetail,
  Delivery,
  DetailSite,
  HistoryEntry,
  Paperwork,
} from '../generated/resolvers.ts';
import { toAssessment } from '../lookups/lookups.resolvers.ts';
import { orNull, toDay, toTime } from './booking-row.ts';

type Detail = components['schemas']['BookingDetail'];

export function toBookingDetail(detail: Detail): BookingDetail {
  const fields = fromRest(bookingNames, detail);
  return {
    ...fields,
    candidateDob: toDay(fields.candidateDob),
    candidateGender: orNull(fields.candidateGender),
    candidatePhone: orNull(fields.candidatePhone),
    candidateEmail: orNull(fields.candidateEmail),
    candidatePosition: orNull(fields.candidatePosition),
    resultEmails: toEmails(fields.resultEmails),
    invoiceEmail: orNull(fields.invoiceEmail),
    contactName: orNull(fields.contactName),
    contactPhone: orNull(fields.contactPhone),
    contactEmail: orNull(fields.contactEmail),
    note: orNull(fields.note),
    site: toSite(detail),
    appointmentTime: toTime(fields.appointmentTime),
    appointmentEnd: toTime(fields.appointmentEnd),
    preferredTime: orNull(fields.preferredTime),
    preferredState: orNull(fields.preferredState),
    ...eachReference(shownReferences, (name) => orNull(fields[name])),
    paperworks: toKept(fields.paperworks),
    assessments: fields.packageAssessments.map(toAssessment),
    comment: orNull(fields.comment),
    consultFiles: fields.consultFiles.map((file) => fromRest(sameNames, file)),
    candidateFiles: fields.candidateFiles.map((file) => fromRest(candidateFileNames, file)),
    candidates: fields.candidates.map(toBookedPerson),
    earlierTime: fields.earlierTime && fromRest(sameNames, fields.earlierTime),
    nextNotice: fields.nextNotice && fromRest(sameNames, fields.nextNotice),
    reminders: fields.reminders.map((reminder) => fromRest(sameNames, reminder)),
    deliveries: fields.deliveries.map(toDelivery),
    history: fields.history.map(toHistoryEntry),
  };
}

/** `result_email` is one text, separated by semicolons. */
const toEmails = (emails: string) =>
  emails
    .split(';')
    .map((email) => email.trim())
    .filter((email) => email !== '');

function toSite(detail: Detail): DetailSite | null {
  if (detail.site_id === null || detail.site_tz === null) return null;
  return {
    id: detail.site_id,
    name: detail.site_name ?? '',
    address: detail.site_address ?? '',
    suburb: detail.site_suburb ?? '',
    state: detail.site_state ?? '',
    phone: orNull(detail.site_phone),
    timeZone: detail.site_tz,
  };
}

const toKept = (paperworks: Detail['paperworks']): Paperwork[] =>
  paperworks.filter(({ temporary }) => !temporary).map(({ id, paper_work, link }) => ({ id, name: paper_work, link }));

const candidateFileNames = { id: 'candidate_file_id' } as const;
const personNames = { ...bookingNames, name: 'candidate_name' } as const;

function toBookedPerson(person: Detail['candidates'][number]): BookedPerson {
  const fields = fromRest(personNames, person);
  return { ...fields, appointmentTime: toTime(fields.appointmentTime) };
}

export const toDelivery = (mail: components['schemas']['Delivery']): Delivery => fromRest(sameNames, mail);

const toHistoryEntry = (entry: Detail['history'][number]): HistoryEntry => ({
  ...entry,
  before: toText(entry.before),
  after: toText(entry.after),
});

/** The audit keeps plain data; the screen shows words and numbers as they are and the rest as JSON. */
const toText = (value: unknown) => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
