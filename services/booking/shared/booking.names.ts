import type { RestNames } from '../../shared/http/rest-names.ts';

/* The specification's names of the booking service that differ from ours by more than their case. */

export const listFilterNames = { statuses: 'status', outcomes: 'outcome' } as const satisfies RestNames;

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

/** A clinic site: people read its number, and calls take its `uuid`. */
export const siteNames = { id: 'uuid', number: 'id' } as const satisfies RestNames;

/** A site that bookings choose from. */
export const bookableSiteNames = {
  ...siteNames,
  timeZone: 'timezone',
  external: 'is_external',
} as const satisfies RestNames;

export const packageNames = { id: 'package_id' } as const satisfies RestNames;

export const crewNames = { id: 'crew_id' } as const satisfies RestNames;

/** An assessment as the catalogue keeps it. */
export const catalogueNames = { id: 'assessment_id' } as const satisfies RestNames;

export const serviceNames = { id: 'service_id' } as const satisfies RestNames;

export const assessmentNames = { category: 'category_name', name: 'assessment_name' } as const satisfies RestNames;

/** A search for free times. */
export const slotSearchNames = { from: 'calendar_from_time', to: 'calendar_to_time' } as const satisfies RestNames;

/** A time to be held. */
export const slotNames = { startsAt: 'calendar_from_time', timeZone: 'timezone' } as const satisfies RestNames;

/** A held time. */
export const holdNames = {
  startsAt: 'booking_start_time',
  endsAt: 'booking_end_time',
  timeZone: 'timezone',
} as const satisfies RestNames;

/** A time that a closing plan or a board's move names. */
export const placeNames = {
  startsAt: 'calendar_from_time',
  endsAt: 'calendar_to_time',
  timeZone: 'timezone',
} as const satisfies RestNames;

/** A doctor, wherever the record is edited. */
export const doctorNames = { id: 'doctor_id', name: 'doctor_name' } as const satisfies RestNames;

/** The board of a site: its days and its slots. */
export const boardNames = {
  startsAt: 'from_time',
  endsAt: 'to_time',
  timeZone: 'timezone',
} as const satisfies RestNames;

/** A candidate on the day list of a clinic. */
export const dayListNames = {
  dateOfBirth: 'candidate_dob',
  phone: 'candidate_phone',
  note: 'appointment_note',
  comment: 'booking_comment',
  startsAt: 'appointment_time',
  endsAt: 'appointment_end',
} as const satisfies RestNames;
