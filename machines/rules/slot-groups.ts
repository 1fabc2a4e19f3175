import { known } from '../known.ts';
import { dayIn } from './dates.ts';

/** This many of a day show in full; the eleventh folds the rest behind a 'more' toggle. */
export const SLOTS_PER_DAY = 10;

type Located = { siteId: string; siteName: string; timeZone: string; startsAt: string };
export type ClinicSlots<Slot> = {
  siteId: string;
  siteName: string;
  timeZone: string;
  days: readonly { day: string; slots: readonly Slot[] }[];
};

/** By clinic in the order they come, then by the clinic's own calendar day, earliest first. */
export function groupSlots<Slot extends Located>(slots: readonly Slot[]): readonly ClinicSlots<Slot>[] {
  return [...Map.groupBy(slots, (slot) => slot.siteId).values()].map((ofClinic) => {
    const { siteId, siteName, timeZone } = known(ofClinic[0]);
    const byDay = Map.groupBy(ofClinic.toSorted(byTime), (slot) => dayIn(slot.startsAt, timeZone));
    return { siteId, siteName, timeZone, days: [...byDay].map(([day, ofDay]) => ({ day, slots: ofDay })) };
  });
}

const byTime = (left: Located, right: Located) =>
  Temporal.Instant.compare(Temporal.Instant.from(left.startsAt), Temporal.Instant.from(right.startsAt));

/** What of a day shows, and how many wait behind the toggle (0: there is no toggle). */
export function folded<Slot>(slots: readonly Slot[], isOpen: boolean) {
  const shown = isOpen ? slots : slots.slice(0, SLOTS_PER_DAY);
  return { shown, more: slots.length - shown.length, hasToggle: slots.length > SLOTS_PER_DAY };
}
