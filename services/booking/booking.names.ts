import type { RestNames } from '../shared/http/rest-names.ts';

/* Where the specification's names of the booking service differ from ours by more than their case. */

export const listFilterNames = { statuses: 'status' } as const satisfies RestNames;

/** A candidate's own fields, where a booking is made and where the candidate is changed. */
export const candidateNames = {
  name: 'candidate_name',
  dob: 'candidate_dob',
  gender: 'candidate_gender',
  phone: 'candidate_phone',
  email: 'candidate_email',
  position: 'candidate_position',
  note: 'appointment_note',
  siteId: 'preferred_site_id',
  siteName: 'preferred_site_name',
  timeZone: 'timezone',
} as const satisfies RestNames;

/** A candidate with what its booking shares: a row of the list, and the detail of a booking. */
export const bookingNames = {
  status: 'appointment_status',
  statusColor: 'appointment_status_color',
  siteTimeZone: 'site_tz',
  note: 'appointment_note',
  comment: 'booking_comment',
  assessmentsHtml: 'assessments',
  resultEmails: 'result_email',
} as const satisfies RestNames;
