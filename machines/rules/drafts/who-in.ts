import type { BookingDraft } from '../../lib/booking.types.ts';

/** The people of an unfinished booking, and their company. */
export function whoIn({ header, candidates }: BookingDraft): string {
  const [first, ...others] = candidates.map(({ name }) => name.trim()).filter((name) => name !== '');
  const people = first ? `${first}${others.length > 0 ? ` and ${others.length} more` : ''}` : 'Nobody named yet';
  return [people, header.company?.name].filter(Boolean).join(', ');
}
