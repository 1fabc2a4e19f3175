import { bookingNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { CreatedBooking, CreatedCandidate } from '../generated/resolvers.ts';
import { toTime } from './booking-row.ts';

type Created = components['schemas']['CreatedBooking'];

export function toCreatedBooking(created: Created): CreatedBooking {
  const { candidates, ...booking } = fromRest(sameNames, created);
  return { ...booking, candidates: candidates.map(toCreatedCandidate) };
}

function toCreatedCandidate(candidate: Created['candidates'][number]): CreatedCandidate {
  const { appointmentTime, smsAt = null, ...fields } = fromRest(bookingNames, candidate);
  return { ...fields, appointmentTime: toTime(appointmentTime), smsAt };
}
