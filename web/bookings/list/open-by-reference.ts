import { waitFor } from 'xstate';
import { wholeReference } from '../../../machines/rules/booking/whole-reference.ts';
import type { BookingList } from './booking-list.ts';

/**
 * Searches a whole reference at once and answers the first candidate of that booking; null where the text is no
 * reference, where no booking has it, or where the text changed meanwhile.
 */
export async function findByReference(list: BookingList): Promise<string | null> {
  const { search } = list.getSnapshot().context;
  const wanted = wholeReference(search);
  if (wanted === null) return null;
  list.send({ type: 'search.settled' });
  const { context } = await waitFor(
    list,
    (now) => now.context.search !== search || (now.context.query.search === search && !now.hasTag('busy')),
    { timeout: Number.POSITIVE_INFINITY },
  );
  if (context.search !== search) return null;
  const found = context.rows.find(({ reference }) => reference === wanted);
  return found?.candidateId ?? null;
}
