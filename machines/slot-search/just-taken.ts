import type { ClinicTimes, Slot } from '../lib/booking.types.ts';
import { isSameTime } from '../rules/booking/same-time.ts';
import { dayIn } from '../rules/calendar/dates.ts';
import { dayKey, type OwnHold } from './search.ts';

const slotsOf = (clinics: readonly ClinicTimes[]) => clinics.flatMap(({ days }) => days.flatMap(({ slots }) => slots));
const nameOf = ({ siteId, startsAt }: Slot) => `${siteId} ${Date.parse(startsAt)}`;

/**
 * Times that were on screen and are gone, on the days that the clinics reported. Times covered by own holds are not
 * taken by another booking, and a time that merely passed is on no such day.
 * @param changed days by `dayKey`
 */
export function justTaken(
  before: readonly ClinicTimes[],
  after: readonly ClinicTimes[],
  changed: readonly string[],
  own: readonly OwnHold[],
  minutes: number,
): readonly Slot[] {
  const left = new Set(slotsOf(after).map(nameOf));
  const gone = slotsOf(before).filter(
    (slot) => changed.includes(dayKey(slot.siteId, dayIn(slot.startsAt, slot.timeZone))) && !left.has(nameOf(slot)),
  );
  return withoutOwn(gone, own, minutes);
}

/** Without those that one's own holds cover. */
export const withoutOwn = (slots: readonly Slot[], own: readonly OwnHold[], minutes: number) =>
  slots.filter((slot) => !own.some(({ hold }) => overlaps(slot, minutes, hold)));

function overlaps(slot: Slot, minutes: number, { slot: held, endsAt }: OwnHold['hold']): boolean {
  const starts = Date.parse(slot.startsAt);
  const ends = starts + minutes * 60_000;
  return slot.siteId === held.siteId && starts < Date.parse(endsAt) && ends > Date.parse(held.startsAt);
}

export const withoutTimes = (slots: readonly Slot[], faded: readonly Slot[]) =>
  slots.filter((slot) => !faded.some((gone) => isSameTime(gone, slot)));
