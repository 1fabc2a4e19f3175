import { waitFor } from 'xstate';
import type { BookingList } from './booking-list.ts';

const isReference = (text: string) => /^pf-\d+$/i.test(text.trim());

/**
 * Asks for a whole reference at once and answers the first candidate of that booking; null where the text is none, where
 * nobody has it, or where something else was typed meanwhile.
 */
export async function findByReference(list: BookingList): Promise<string | null> {
  const { search } = list.getSnapshot().context;
  if (!isReference(search)) return null;
  list.send({ type: 'search.settled' });
  const { context } = await waitFor(
    list,
    (now) => now.context.search !== search || (now.context.query.search === search && !now.hasTag('busy')),
    { timeout: Number.POSITIVE_INFINITY },
  );
  if (context.search !== search) return null;
  const found = context.rows.find(({ reference }) => reference.toLowerCase() === search.trim().toLowerCase());
  return found?.candidateId ?? null;
}
