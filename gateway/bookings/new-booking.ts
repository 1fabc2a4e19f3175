import { candidateNames } from '../../services/booking/shared/booking.names.ts';
import { ourNames, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { CreateBookingInput } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';

/** Names of the input by names of the REST body. */
export const newBookingNames = { ...ourNames(candidateNames), 'idempotency-key': 'idempotencyKey' };

export const toNewBooking = ({
  draftId,
  candidates,
  ...header
}: CreateBookingInput): components['schemas']['NewBooking'] => ({
  header: toRest(sameNames, omitNullish(header)),
  candidates: candidates.map((candidate) => toRest(candidateNames, { dob: '', ...omitNullish(candidate) })),
  ...toRest(sameNames, omitNullish({ draftId })),
});
