import type { ClinicTimes, DayTimes, Slot } from '../../machines/lib/booking.types.ts';
import { folded } from '../../machines/rules/calendar/slot-groups.ts';
import type { OwnHold } from '../../machines/slot-search/search.ts';
import { formatDate } from '../ui/date-format.ts';

export type ShownTime =
  | { slot: Slot; state: 'free' | 'held' | 'busy' | 'gone' }
  /** Held for another candidate of this booking, by number from 1; free as well where a second doctor has it. */
  | { slot: Slot; state: 'other'; candidate: number; isFreeToo: boolean };

export type ShownDay = Omit<DayTimes, 'slots'> & {
  times: readonly ShownTime[];
  /** Times that this candidate can have, the held one counted. */
  count: number;
};

export type ShownClinic = Omit<ClinicTimes, 'days'> & { days: readonly ShownDay[]; count: number };

export type Marks = {
  /** The key of the candidate in view. */
  current: string;
  own: readonly OwnHold[];
  /** The time that is being asked for. */
  busy: Slot | null;
  /** Taken by another booking while on screen. */
  justTaken: readonly Slot[];
};

const instant = (slot: Slot) => Date.parse(slot.startsAt);

function timesOf(day: DayTimes, { current, own, busy, justTaken }: Marks, here: (slot: Slot) => boolean): ShownTime[] {
  // Held times are claimed, so a search no longer lists them; what is marked wins over what is merely free.
  const marked: ShownTime[] = [
    ...(busy && here(busy) ? [{ slot: busy, state: 'busy' as const }] : []),
    ...own
      .filter(({ hold }) => here(hold.slot))
      .map(({ key, number, hold }) =>
        key === current ? { slot: hold.slot, state: 'held' as const } : otherTime(hold.slot, number, day.slots),
      ),
    ...justTaken.filter(here).map((slot) => ({ slot, state: 'gone' as const })),
  ];
  const all = [...marked, ...day.slots.map((slot) => ({ slot, state: 'free' as const }))];
  const first = new Map<number, ShownTime>();
  for (const time of all) if (!first.has(instant(time.slot))) first.set(instant(time.slot), time);
  return [...first.values()].toSorted((one, other) => instant(one.slot) - instant(other.slot));
}

function otherTime(held: Slot, candidate: number, free: readonly Slot[]): ShownTime {
  const second = free.find((slot) => instant(slot) === instant(held));
  return { slot: second ?? held, state: 'other', candidate, isFreeToo: second !== undefined };
}

/** True if a press picks it. */
export const canPick = (time: ShownTime) =>
  time.state === 'free' || time.state === 'held' || (time.state === 'other' && time.isFreeToo);

function shownDay(clinic: ClinicTimes, day: DayTimes, marks: Marks): ShownDay {
  const isHere = (slot: Slot) =>
    slot.siteId === clinic.siteId && formatDate(clinic.timeZone, slot.startsAt) === day.day;
  const times = timesOf(day, marks, isHere);
  return {
    day: day.day,
    whyNot: day.whyNot,
    times,
    count: times.filter((time) => canPick(time) || time.state === 'busy').length,
  };
}

/** The first ten, and this candidate's own time wherever it is. A toggle that would show nothing more is left out. */
export function foldedTimes(times: readonly ShownTime[], isOpen: boolean) {
  const isOwn = ({ state }: ShownTime) => state === 'held' || state === 'busy';
  const first = folded(times, false).shown;
  const rest = times.slice(first.length);
  const more = rest.filter((time) => !isOwn(time)).length;
  return { shown: isOpen ? times : [...first, ...rest.filter(isOwn)], more, hasToggle: more > 0 };
}

/** The times that a search found, marked as held, being held or just taken. */
export function shownClinics(clinics: readonly ClinicTimes[], marks: Marks): readonly ShownClinic[] {
  return clinics.map((clinic) => {
    const days = clinic.days.map((day) => shownDay(clinic, day, marks));
    return { ...clinic, days, count: days.reduce((sum, day) => sum + day.count, 0) };
  });
}
