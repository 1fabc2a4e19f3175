import { candidateNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, ourNames, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import { toDraft } from '../drafts/drafts.resolvers.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { CandidateChange, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';
import { toDelivery } from './booking-detail.ts';
import { toTime } from './booking-row.ts';

/** The fields of a change by their names in the REST body. Null is a value of the position alone: none of the list. */
const toFields = ({ positionId, ...change }: CandidateChange) =>
  toRest(candidateNames, { ...omitNullish(change), ...(positionId === undefined ? {} : { positionId }) });

const changeNames = { ...ourNames(candidateNames), candidate: '', send_confirmation: 'sendConfirmation' };
const timeNames = { candidate_id: 'candidateIds', preferred_site_id: 'siteId' };

export const bookingChangesResolvers: Resolvers = {
  Query: {
    async confirmationWarnings(_root, { candidateId }, { booking }) {
      const query = { candidate_id: candidateId };
      const warning = unwrap(await booking.GET('/booking/confirmation-warning', { params: { query } }));
      return { canSend: warning.can_send, recipients: warning.recipients, warnings: warning.warnings };
    },
  },
  Mutation: {
    async updateCandidate(_root, { bookingId, candidateId, updatedAt, change, sendConfirmation }, { booking }) {
      const candidate = toFields(change);
      const answer = await booking.PUT('/booking/bookings/{booking_id}/candidates/{candidate_id}', {
        params: { path: { booking_id: bookingId, candidate_id: candidateId } },
        body: {
          candidate,
          update_mask: namesOf(candidate),
          updated_at: updatedAt,
          ...omitNullish({ send_confirmation: sendConfirmation }),
        },
      });
      return unwrap(answer, { names: changeNames }).updated_at;
    },
    async cancelBooking(_root, { bookingId, candidateIds, notes }, { booking }) {
      const answer = await booking.PUT('/booking/bookings/{booking_id}/cancel', {
        params: { path: { booking_id: bookingId } },
        body: { candidate_id: candidateIds, ...omitNullish({ appointment_notes: notes }) },
      });
      return unwrap(answer, { names: timeNames }).candidate_id.length > 0;
    },
    async beginReschedule(_root, { candidateId }, { booking }) {
      const path = { candidate_id: candidateId };
      return toDraft(unwrap(await booking.POST('/booking/candidates/{candidate_id}/reschedule', { params: { path } })));
    },
    async updateTimeslots(_root, { bookingId, change }, { booking }) {
      const answer = await booking.PUT('/booking/bookings/{booking_id}/timeslots', {
        params: { path: { booking_id: bookingId } },
        body: {
          candidate_id: change.candidateId,
          ...omitNullish({ draft_id: change.draftId, reserve_id: change.reserveId, from_time: change.fromTime }),
          ...omitNullish({ preferred_site_id: change.siteId, preferred_from_date: change.preferredFromDate }),
          ...omitNullish({ preferred_to_date: change.preferredToDate, preferred_time: change.preferredTime }),
        },
      });
      const { appointment_status, appointment_time } = unwrap(answer, { names: timeNames });
      return { status: appointment_status, appointmentTime: toTime(appointment_time) };
    },
    async changeEarlierTime(_root, { candidateId, what, beforeDay, time }, { booking }) {
      const answer = await booking.POST('/booking/candidates/{candidate_id}/earlier-time', {
        params: { path: { candidate_id: candidateId } },
        body: { do: what, before_day: beforeDay ?? null, time: time ?? null },
      });
      const { earlier_time: earlier } = unwrap(answer);
      return earlier && fromRest(sameNames, earlier);
    },
    async sendNotification(_root, { bookingId, candidateId }, { booking }) {
      const answer = await booking.POST('/booking/bookings/{booking_id}/notification', {
        params: { path: { booking_id: bookingId } },
        body: { candidate_id: candidateId },
      });
      return unwrap(answer).deliveries.map(toDelivery);
    },
    async sendCandidateLink(_root, { candidateId }, { booking }) {
      const path = { candidate_id: candidateId };
      return unwrapEmpty(await booking.POST('/booking/candidates/{candidate_id}/links', { params: { path } }));
    },
    async revokeCandidateLinks(_root, { candidateId }, { booking }) {
      const path = { candidate_id: candidateId };
      return unwrapEmpty(await booking.DELETE('/booking/candidates/{candidate_id}/links', { params: { path } }));
    },
  },
};

type Mask = components['schemas']['CandidateChange']['update_mask'];
function namesOf(fields: object): Mask;
function namesOf(fields: object): string[] {
  return Object.keys(fields);
}
