import { BOARD_CLOSES, BOARD_OPENS } from '../../machines/rules/board-hours.ts';
import type { SchedulerBookingsQuery, SchedulerDoctorsQuery } from '../generated/graphql.ts';
import { timeIn } from '../ui/when.ts';

export type BoardDoctors = SchedulerDoctorsQuery['schedulerDoctors'];
export type BoardBlock = SchedulerBookingsQuery['schedulerBookings']['blocks'][number];
export type Board = { doctors: BoardDoctors; blocks: readonly BoardBlock[] };
type BoardDay = BoardDoctors['doctors'][number]['days'][number];

/** Minutes since midnight at the site. */
export const FIRST_MINUTE = BOARD_OPENS * 60;
export const LAST_MINUTE = BOARD_CLOSES * 60;
export const STEP = 15;
/** 56 pixels an hour. */
const STEP_PX = 14;

export const heightOf = (minutes: number) => (minutes / STEP) * STEP_PX;
export const topOf = (minute: number) => heightOf(minute - FIRST_MINUTE);
/** The quarter of an hour that a place in a lane, in pixels from its top, belongs to. */
export const minuteAt = (px: number, round: 'nearest' | 'down') => {
  const steps = px / STEP_PX;
  return FIRST_MINUTE + (round === 'nearest' ? Math.round(steps) : Math.floor(steps)) * STEP;
};

/** '08:15' of 495. */
export const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const minuteOf = (timeZone: string, instant: string) => {
  const [hours = 0, minutes = 0] = timeIn(timeZone, instant).split(':').map(Number);
  return hours * 60 + minutes;
};

/** The instant of a minute of the site's day, as its clocks show it. */
export const instantAt = (timeZone: string, day: string, minute: number) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone, plainTime: clockOf(minute) })
    .toInstant()
    .toString();

export type LaneBlock = BoardBlock & { from: number; to: number };
/** Blocked slots in a row, for one reason. */
export type BlockedRun = { from: number; to: number; reason: string; slotIds: readonly string[] };

/** A doctor on a day; without a roster there is nothing to book, and a day can be drawn. */
export type Lane = {
  key: string;
  doctorId: string;
  doctorName: string;
  day: string;
  rosterId: number | null;
  from: number;
  to: number;
  slots: readonly { id: string; from: number }[];
  blocks: readonly LaneBlock[];
  blocked: readonly BlockedRun[];
  /** Slots that nobody has and nobody blocked, of all. */
  free: number;
};

/** What is shown: in a week only doctors who work that day, so that it stays readable. */
export function lanesOf({ doctors: { doctors, timeZone }, blocks }: Board, days: readonly string[]): Lane[] {
  const byRoster = Map.groupBy(blocks, ({ rosterId }) => rosterId);
  const isWeek = days.length > 1;
  return days.flatMap((day) =>
    doctors.flatMap(({ doctorId, name, days: worked }) => {
      const roster = worked.find((one) => one.day === day);
      if (!roster && isWeek) return [];
      const lane = { key: `${day} ${doctorId}`, doctorId, doctorName: name, day };
      return [{ ...lane, ...dayOf(roster, timeZone, byRoster.get(roster?.rosterId ?? -1) ?? []) }];
    }),
  );
}

function dayOf(roster: BoardDay | undefined, timeZone: string, taken: readonly BoardBlock[]) {
  const none = { rosterId: null, from: 0, to: 0, slots: [], blocks: [], blocked: [], free: 0 };
  if (!roster) return none;
  const slots = roster.slots.map((slot) => ({ ...slot, from: minuteOf(timeZone, slot.startsAt) }));
  const blocks = taken.map((block) => ({
    ...block,
    from: minuteOf(timeZone, block.startsAt),
    to: minuteOf(timeZone, block.endsAt),
  }));
  const isTaken = (minute: number) => blocks.some(({ from, to }) => from <= minute && minute < to);
  return {
    rosterId: roster.rosterId,
    from: minuteOf(timeZone, roster.startsAt),
    to: minuteOf(timeZone, roster.endsAt),
    slots: slots.map(({ id, from }) => ({ id, from })),
    blocks,
    blocked: runsOf(slots.filter(({ available }) => !available)),
    free: slots.filter(({ available, from }) => available && !isTaken(from)).length,
  };
}

function runsOf(slots: readonly { id: string; from: number; blockedBecause: string | null }[]): BlockedRun[] {
  const runs: BlockedRun[] = [];
  for (const { id, from, blockedBecause } of slots) {
    const reason = blockedBecause ?? '';
    const last = runs.at(-1);
    if (last?.to === from && last.reason === reason) {
      runs[runs.length - 1] = { ...last, to: from + STEP, slotIds: [...last.slotIds, id] };
    } else runs.push({ from, to: from + STEP, reason, slotIds: [id] });
  }
  return runs;
}

/** Slots of a lane from one minute to another. */
export const slotsBetween = ({ slots }: Lane, from: number, to: number) =>
  slots.filter((slot) => slot.from >= from && slot.from < to).map(({ id }) => id);

/** 'Dr Rao', as titles are kept and first names left out: short enough for a sentence about two doctors. */
export function shortDoctor(name: string): string {
  const words = name.split(' ');
  return words.length > 2 && words[0] === 'Dr' ? `Dr ${words.at(-1)}` : name;
}

/** The days of a view: one, or Monday to Sunday around it. */
export function shownDays(day: string, view: 'day' | 'week'): string[] {
  if (view === 'day') return [day];
  const date = Temporal.PlainDate.from(day);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString());
}
