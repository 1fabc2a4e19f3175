import { answerOf, type Rest } from '../rest.ts';

/**
 * Candidates of these with a unique name, for screens on which people are found by name.
 * @param admin of the provider, who finds everybody
 */
export async function namedAlone<Listed extends { candidate_name: string }>(
  admin: Rest,
  listed: readonly Listed[],
  count: number,
): Promise<Listed[]> {
  const alone: Listed[] = [];
  for (const one of listed) {
    const query = { search: one.candidate_name, page_size: 2 };
    const { bookings } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
    if (bookings.length === 1) alone.push(one);
    if (alone.length === count) return alone;
  }
  throw new Error(`Only ${alone.length} of ${listed.length} have a name of their own.`);
}
