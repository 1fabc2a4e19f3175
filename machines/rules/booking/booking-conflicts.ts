/** A candidate as far as two of one booking are compared. `day` is the appointment's at its clinic, null without a time. */
export interface ComparedCandidate {
  readonly key: string;
  readonly name: string;
  readonly dob: string;
  readonly phone: string;
  readonly email: string;
  readonly day: string | null;
}

/**
 * Likely mistakes in a booking that block nothing, by candidate key: a person twice, or another day than the rest.
 * A repeated person is reported at the later candidate.
 */
export function bookingConflicts(
  candidates: readonly ComparedCandidate[],
): Readonly<Record<string, readonly string[]>> {
  const usual = usualDay(candidates);
  const found = candidates.map((candidate, at) => {
    const twin = candidates.slice(0, at).findIndex((other) => isSamePerson(candidate, other));
    const isOtherDay = usual !== null && candidate.day !== null && candidate.day !== usual;
    const conflicts = [
      ...(twin >= 0 ? [`The same person as candidate ${twin + 1}.`] : []),
      ...(isOtherDay ? ['Another day than the rest.'] : []),
    ];
    return [candidate.key, conflicts] as const;
  });
  return Object.fromEntries(found.filter(([, conflicts]) => conflicts.length > 0));
}

/** Families share a name, crews an email: two are one person where the date of birth agrees as well. */
const isSamePerson = (one: ComparedCandidate, other: ComparedCandidate) =>
  one.dob !== '' &&
  one.dob === other.dob &&
  (isAlike(one.name, other.name) || isAlike(one.phone, other.phone) || isAlike(one.email, other.email));

const isAlike = (one: string, other: string) => plain(one) !== '' && plain(one) === plain(other);

/** Neither case nor spaces tell two people apart. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');

/** The day that most have; of two alike, the one that comes first in the booking. */
function usualDay(candidates: readonly ComparedCandidate[]): string | null {
  const days = candidates.flatMap(({ day }) => day ?? []);
  const count = (day: string) => days.filter((other) => other === day).length;
  return days.reduce<string | null>((usual, day) => (usual === null || count(day) > count(usual) ? day : usual), null);
}
