import type { CSSProperties } from 'react';
import { deepEqual } from '../../../machines/lib/deep-equal.ts';
import { SLOT_MINUTES } from '../../../machines/rules/booking/package-length.ts';
import type { ResourceKind } from '../../../machines/rules/booking/resource-kinds.ts';
import { BOARD_CLOSES, BOARD_OPENS } from '../../../machines/rules/calendar/board-hours.ts';
import type { SchedulerBookingsQuery, SchedulerDoctorsQuery } from '../../generated/graphql.ts';
import { formatDay, formatTime } from '../../ui/date-format.ts';

/** A clinic of the board with the doctors who work there on its days. */
export type BoardClinic = SchedulerDoctorsQuery['schedulerDoctors'];
type AnsweredBlock = SchedulerBookingsQuery['schedulerBookings']['blocks'][number];
export type BoardBlock = Omit<AnsweredBlock, 'kind'> & { isHold: boolean };
export type PendingBooking = SchedulerDoctorsQuery['schedulerPending']['bookings'][number] & {
  /** The clinic that is wished for, where the board shows several. */
  siteName: string | null;
};
export type Waiting = { bookings: readonly PendingBooking[]; total: number };
/** One clinic, or several side by side. */
export type Board = { clinics: readonly BoardClinic[]; waiting: Waiting; blocks: readonly BoardBlock[] };
type BoardDay = BoardClinic['doctors'][number]['days'][number];

/** Minutes since midnight at the site. */
export const FIRST_MINUTE = BOARD_OPENS * 60;
export const LAST_MINUTE = BOARD_CLOSES * 60;
/** Quarters of an hour that the board shows. */
export const QUARTERS = (LAST_MINUTE - FIRST_MINUTE) / SLOT_MINUTES;

/** Position and length in a lane, in quarters of an hour; the style sets the height of one. */
export const spanOf = (from: number, to: number) =>
  ({ '--from': (from - FIRST_MINUTE) / SLOT_MINUTES, '--long': (to - from) / SLOT_MINUTES }) as CSSProperties;
/** The quarter of an hour that a place in a lane belongs to, told as a part of the lane's height. */
export const minuteAt = (part: number, round: 'nearest' | 'down') => {
  const steps = part * QUARTERS;
  return FIRST_MINUTE + (round === 'nearest' ? Math.round(steps) : Math.floor(steps)) * SLOT_MINUTES;
};

/** '08:15' of 495. */
export const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const minuteOf = (timeZone: string, instant: string) => {
  const [hours = 0, minutes = 0] = formatTime(timeZone, instant).split(':').map(Number);
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

/** A doctor on a day on which they work. */
export type Lane = {
  key: string;
  siteId: string;
  siteName: string;
  /** Of Australia, by which clinics are looked for. */
  state: string;
  /** Minutes of the lane are those of the clinic's clock. */
  timeZone: string;
  doctorId: string;
  doctorName: string;
  kind: ResourceKind;
  day: string;
  /** Short, for a place in it: 'Dr Rao', with the day in a week and the clinic among several. */
  label: string;
  rosterId: number;
  /** Why its one appointment is over the plan. */
  overPlan: string | null;
  /** The most of them that the clinic takes on a day. */
  mostOverPlan: number;
  from: number;
  to: number;
  slots: readonly { id: string; from: number }[];
  blocks: readonly LaneBlock[];
  blocked: readonly BlockedRun[];
  /** The number of slots that are neither taken nor blocked. */
  free: number;
};

/** Lanes of the doctors who work on these days. */
export function lanesOf({ clinics, blocks }: Pick<Board, 'clinics' | 'blocks'>, days: readonly string[]): Lane[] {
  const byRoster = Map.groupBy(blocks, ({ rosterId }) => rosterId);
  const lanesAt = (day: string, { siteId, siteName, state, timeZone, mostOverPlan, doctors }: BoardClinic) =>
    doctors.flatMap(({ doctorId, name, kind, days: worked }) => {
      const ofDay = worked.filter((one) => one.day === day);
      const [planned, over] = [
        ofDay.filter((one) => one.overPlan === null),
        ofDay.filter((one) => one.overPlan !== null),
      ];
      return [...planned, ...over].map((roster, index) => {
        // A room for two has a day for each of its places.
        const planPlace = planned.length > 1 ? `, place ${index + 1}` : '';
        const overPlace = `, over the plan${over.length > 1 ? ` ${index - planned.length + 1}` : ''}`;
        const place = roster.overPlan === null ? planPlace : overPlace;
        const label = [shortDoctor(name) + place, days.length > 1 && formatDay(day), clinics.length > 1 && siteName];
        return {
          key: `${day} ${siteId} ${doctorId}${place}`,
          siteId,
          siteName,
          state,
          timeZone,
          doctorId,
          doctorName: name + place,
          kind,
          mostOverPlan,
          day,
          label: label.filter(Boolean).join(', '),
          ...dayOf(roster, timeZone, byRoster.get(roster.rosterId) ?? []),
        };
      });
    });
  return days.flatMap((day) => clinics.flatMap((clinic) => lanesAt(day, clinic)));
}

function dayOf(roster: BoardDay, timeZone: string, taken: readonly BoardBlock[]) {
  const slots = roster.slots.map((slot) => ({ ...slot, from: minuteOf(timeZone, slot.startsAt) }));
  const blocks = taken.map((block) => ({
    ...block,
    from: minuteOf(timeZone, block.startsAt),
    to: minuteOf(timeZone, block.endsAt),
  }));
  const isTaken = (minute: number) => blocks.some(({ from, to }) => from <= minute && minute < to);
  return {
    rosterId: roster.rosterId,
    overPlan: roster.overPlan,
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
      runs[runs.length - 1] = { ...last, to: from + SLOT_MINUTES, slotIds: [...last.slotIds, id] };
    } else runs.push({ from, to: from + SLOT_MINUTES, reason, slotIds: [id] });
  }
  return runs;
}

/**
 * The lanes as they are now; an unchanged lane is the very object from before, so that a change redraws its own lanes
 * and no other.
 */
export function reuseLanes(before: readonly Lane[], now: readonly Lane[]): readonly Lane[] {
  const laneByKey = new Map(before.map((lane) => [lane.key, lane]));
  return now.map((lane) => {
    const old = laneByKey.get(lane.key);
    return old && deepEqual(old, lane) ? old : lane;
  });
}

/** The text of a lane's head if all of it is blocked for one reason, such as 'Leave: Ill'. */
export function closedReason({ slots, blocked }: Pick<Lane, 'slots' | 'blocked'>): string | null {
  const [run, ...others] = blocked;
  return run && others.length === 0 && run.slotIds.length === slots.length ? run.reason || 'Blocked' : null;
}

/** Slots of a lane from one minute to another. */
export const slotsBetween = ({ slots }: Lane, from: number, to: number) =>
  slots.filter((slot) => slot.from >= from && slot.from < to).map(({ id }) => id);

/** 'Dr Rao', as titles are kept and first names left out: short enough for a sentence about two doctors. */
export function shortDoctor(name: string): string {
  const words = name.split(' ');
  return words.length > 2 && words[0] === 'Dr' ? `Dr ${words.at(-1)}` : name;
}

/** From one day to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const count = first.until(to, { largestUnit: 'days' }).days + 1;
  return Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());
}

/** The days of a view: one, or Monday to Sunday around it. */
export function shownDays(day: string, view: 'day' | 'week'): string[] {
  if (view === 'day') return [day];
  const date = Temporal.PlainDate.from(day);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return daysBetween(monday.toString(), monday.add({ days: 6 }).toString());
}
