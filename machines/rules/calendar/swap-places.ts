import type { PackageId, SiteId } from '../../lib/ports.ts';

/** One candidate's time with a doctor, of a group whose times are held together. */
export interface GroupPlace {
  readonly key: string;
  readonly packageId: PackageId;
  readonly minutes: number;
  readonly siteId: SiteId;
  readonly calendarId: number;
  readonly startsAt: string;
}

const SLOT_MS = 900_000;
const startOf = ({ startsAt }: GroupPlace) => Date.parse(startsAt);
const endOf = (place: GroupPlace) => startOf(place) + Math.ceil((place.minutes * 60_000) / SLOT_MS) * SLOT_MS;
const isSameDoctor = (one: GroupPlace, other: GroupPlace) => one.calendarId === other.calendarId;

/**
 * Two candidates change places. With one doctor and packages of other lengths, those between them move up or back, so that
 * the row stays without gaps and overlaps. Answers the places that change; the service says whether they are free.
 */
export function swapPlaces(places: readonly GroupPlace[], one: string, other: string): readonly GroupPlace[] {
  const [first, second] = places
    .filter(({ key }) => key === one || key === other)
    .sort((left, right) => startOf(left) - startOf(right));
  if (!first || !second || one === other) return [];
  if (!isSameDoctor(first, second)) return [at(first, second), at(second, first)];
  const between = places
    .filter(
      (place) => isSameDoctor(place, first) && startOf(first) < startOf(place) && startOf(place) < startOf(second),
    )
    .sort((left, right) => startOf(left) - startOf(right));
  const isRow = [first, ...between, second].every(
    (place, nth, row) => nth === 0 || startOf(place) === endOf(row[nth - 1] ?? place),
  );
  if (!isRow) return [at(first, second), at(second, first)];
  let from = startOf(first);
  return [second, ...between, first].map((place) => {
    const moved = { ...place, startsAt: new Date(from).toISOString() };
    from = endOf(moved);
    return moved;
  });
}

/** A candidate at the time and doctor of another. */
const at = (place: GroupPlace, { siteId, calendarId, startsAt }: GroupPlace): GroupPlace => ({
  ...place,
  siteId,
  calendarId,
  startsAt,
});
