import { defined } from '../../../machines/lib/assert-defined.ts';
import { answerOf, type Rest } from '../../support/rest.ts';

/** The page of the latest booking of a status. */
export async function detailOf(rest: Rest, status: string): Promise<string> {
  const query = { status: [status], page_size: 1, sort: 'appointment_time', order: 'desc' } as const;
  const { bookings } = await answerOf(
    rest.booking.GET('/booking/bookings', { params: { query: { ...query, status: [status] } } }),
  );
  return `/booking/${defined(bookings[0]).candidate_id}/detail`;
}
