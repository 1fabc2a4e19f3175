import type { components } from '../generated/booking.openapi.ts';
import type { BookingRow } from '../generated/resolvers.ts';

/** The services' word for "no time yet"; it stops here. */
const noTime = /^0001-01-01T/;

export const toTime = (instant: string) => (noTime.test(instant) ? null : instant);

/** What the service keeps as an empty text is nothing to a screen. */
export const orNull = (text: string | null) => (text === '' ? null : text);

export const toBookingRow = (row: components['schemas']['BookingRow']): BookingRow => ({
  bookingId: row.booking_id,
  candidateId: row.candidate_id,
  reference: row.reference,
  candidateName: row.candidate_name,
  candidateDob: row.candidate_dob,
  candidateEmail: orNull(row.candidate_email),
  candidatePhone: orNull(row.candidate_phone),
  companyName: row.company_name,
  subsidiaryName: row.subsidiary_name,
  contactName: orNull(row.contact_name),
  contactPhone: orNull(row.contact_phone),
  appointmentTime: toTime(row.appointment_time),
  siteName: row.site_name,
  siteTimeZone: row.site_tz,
  preferredSiteName: row.preferred_site_name,
  preferredFromDate: row.preferred_from_date,
  preferredToDate: row.preferred_to_date,
  packageName: row.package_name,
  serviceType: row.service_type,
  status: row.appointment_status,
  statusColor: row.appointment_status_color,
  statusBefore: row.status_before,
  statusChangedAt: row.status_changed_at,
  createdAt: row.created_at,
});
