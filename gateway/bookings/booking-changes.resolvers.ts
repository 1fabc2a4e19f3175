import { candidateNames } from '../../services/booking/shared/booking.names.ts';
import { ourNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { CandidateChange, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

/** The fields of a change by their names in the REST body. Null is a value of the position alone: none of the list. */
const toFields = ({ positionId, ...change }: CandidateChange) =>
  toRest(candidateNames, { ...omitNullish(change), ...(positionId === undefined ? {} : { positionId }) });

const changeNames = { ...ourNames(candidateNames), candidate: '', send_confirmation: 'sendConfirmation' };

export const bookingChangesResolvers: Resolvers = {
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
  },
};

type Mask = components['schemas']['CandidateChange']['update_mask'];
function namesOf(fields: object): Mask;
function namesOf(fields: object): string[] {
  return Object.keys(fields);
}
