import type { FieldMessage } from '../text/required.ts';

export const MAX_CREWS = 50;
export const MAX_CREW_PEOPLE = 100;
export const MAX_CREW_NAME = 60;

/** The people of all lines of a crew are at least one and at most `MAX_CREW_PEOPLE`. */
export function crewSizeMessage(people: readonly number[]): FieldMessage {
  const all = people.reduce((sum, count) => sum + count, 0);
  if (all < 1) return 'A crew has at least one person.';
  return all > MAX_CREW_PEOPLE ? `A crew has at most ${MAX_CREW_PEOPLE} people. These are ${all}.` : null;
}

/** People of a line, as typed: a whole number, or 0 for a line that is left out. */
export const peopleTyped = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);
