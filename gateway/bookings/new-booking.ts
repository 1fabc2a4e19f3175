import type { components } from '../generated/booking.openapi.ts';
import type { BookingCandidateInput, CreateBookingInput } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';

/** Where a name of the REST body differs from the input's by more than its case. */
export const newBookingNames = {
  'idempotency-key': 'idempotencyKey',
  candidate_name: 'name',
  candidate_dob: 'dob',
  candidate_gender: 'gender',
  candidate_phone: 'phone',
  candidate_email: 'email',
  candidate_position: 'position',
  appointment_note: 'note',
  preferred_site_id: 'siteId',
  preferred_site_name: 'siteName',
  timezone: 'timeZone',
};

export const toNewBooking = (input: CreateBookingInput): components['schemas']['NewBooking'] => ({
  header: {
    org_id: input.orgId,
    service_type: input.serviceType,
    result_email: input.resultEmail,
    invoice_email: input.invoiceEmail,
    contact_name: input.contactName,
    contact_phone: input.contactPhone,
    contact_email: input.contactEmail,
    policy_accepted: input.policyAccepted,
    ...omitNullish({
      subsidiary_id: input.subsidiaryId,
      sid: input.sid,
      po_number: input.poNumber,
      project: input.project,
      project_identification: input.projectIdentification,
      paperwork_ids: input.paperworkIds,
      booking_comment: input.bookingComment,
    }),
  },
  candidates: input.candidates.map(toNewCandidate),
  ...omitNullish({ draft_id: input.draftId }),
});

const toNewCandidate = (candidate: BookingCandidateInput): components['schemas']['NewCandidate'] => ({
  candidate_name: candidate.name,
  candidate_dob: candidate.dob,
  candidate_gender: candidate.gender,
  candidate_phone: candidate.phone,
  candidate_email: candidate.email,
  candidate_position: candidate.position,
  package_id: candidate.packageId,
  ...omitNullish({
    position_id: candidate.positionId,
    appointment_note: candidate.note,
    reserve_id: candidate.reserveId,
    from_time: candidate.fromTime,
    preferred_site_id: candidate.siteId,
    preferred_site_name: candidate.siteName,
    preferred_state: candidate.preferredState,
    preferred_from_date: candidate.preferredFromDate,
    preferred_to_date: candidate.preferredToDate,
    preferred_time: candidate.preferredTime,
    timezone: candidate.timeZone,
  }),
});
