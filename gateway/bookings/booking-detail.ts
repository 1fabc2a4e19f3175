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
import { orNull, toTime } from './booking-row.ts';

type Detail = components['schemas']['BookingDetail'];

export const toBookingDetail = (detail: Detail): BookingDetail => ({
  bookingId: detail.booking_id,
  candidateId: detail.candidate_id,
  reference: detail.reference,
  updatedAt: detail.updated_at,
  positionId: detail.position_id,
  orgId: detail.org_id,
  candidateNumber: detail.candidate_number,
  candidateCount: detail.candidate_count,
  status: detail.appointment_status,
  statusColor: detail.appointment_status_color,
  statusBefore: detail.status_before,
  statusChangedAt: detail.status_changed_at,
  candidateName: detail.candidate_name,
  candidateDob: detail.candidate_dob,
  candidateGender: orNull(detail.candidate_gender),
  candidatePhone: orNull(detail.candidate_phone),
  candidateEmail: orNull(detail.candidate_email),
  candidatePosition: orNull(detail.candidate_position),
  companyName: detail.company_name,
  subsidiaryName: detail.subsidiary_name,
  resultEmails: toEmails(detail.result_email),
  invoiceEmail: orNull(detail.invoice_email),
  contactName: orNull(detail.contact_name),
  contactPhone: orNull(detail.contact_phone),
  contactEmail: orNull(detail.contact_email),
  note: orNull(detail.appointment_note),
  site: toSite(detail),
  appointmentTime: toTime(detail.appointment_time),
  appointmentEnd: toTime(detail.appointment_end),
  preferredSiteName: detail.preferred_site_name,
  preferredFromDate: detail.preferred_from_date,
  preferredToDate: detail.preferred_to_date,
  preferredTime: orNull(detail.preferred_time),
  preferredState: orNull(detail.preferred_state),
  preferredSiteId: detail.preferred_site_id,
  poNumber: orNull(detail.po_number),
  projectIdentification: orNull(detail.project_identification),
  paperworks: toKept(detail.paperworks),
  packageName: detail.package_name,
  packageMinutes: detail.package_minutes,
  assessmentsHtml: detail.assessments,
  assessments: detail.package_assessments.map(toAssessment),
  comment: orNull(detail.booking_comment),
  serviceType: detail.service_type,
  createdAt: detail.created_at,
  createdBy: detail.created_by,
  consultFiles: detail.consult_files.map((file) => ({
    fileId: file.file_id,
    fileType: file.file_type,
    fileName: file.file_name,
    size: file.size,
    createdAt: file.created_at,
    replacesId: file.replaces_id,
    withdrawn: file.withdrawn,
    readers: file.readers,
  })),
  packageId: detail.package_id,
  candidates: detail.candidates.map(toBookedPerson),
  deliveries: detail.deliveries.map(toDelivery),
  history: detail.history.map(toHistoryEntry),
});

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

const toBookedPerson = (person: Detail['candidates'][number]): BookedPerson => ({
  candidateId: person.candidate_id,
  name: person.candidate_name,
  status: person.appointment_status,
  statusColor: person.appointment_status_color,
  appointmentTime: toTime(person.appointment_time),
  siteTimeZone: person.site_tz,
});

export const toDelivery = (mail: components['schemas']['Delivery']): Delivery => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  state: mail.state,
  createdAt: mail.created_at,
  sentAt: mail.sent_at,
  lastError: mail.last_error,
});

const toHistoryEntry = (entry: Detail['history'][number]): HistoryEntry => ({
  id: entry.id,
  at: entry.at,
  action: entry.action,
  by: entry.by,
  organisation: entry.organisation,
  about: entry.about,
  before: toText(entry.before),
  after: toText(entry.after),
});

/** The audit keeps plain data; the screen shows words and numbers as they are and the rest as JSON. */
const toText = (value: unknown) => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
