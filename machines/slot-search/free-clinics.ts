import type { ClinicTimes, DayTimes, SlotQuery } from '../lib/booking.types.ts';
import type { EpochMs } from '../lib/ports.ts';
import { freeDays } from '../rules/calendar/free-booking.ts';
import { closesSite, type HolidayOfSites } from '../rules/calendar/holidays.ts';
import { slotWindow } from '../rules/calendar/slot-window.ts';

export const hasFreeClinics = (clinics: readonly ClinicTimes[]) => clinics.some((clinic) => clinic.bookingFree);

/** Input of the holidays' query: the free-booking clinics of one search lie in one state. */
export function holidaysInput(query: SlotQuery, clinics: readonly ClinicTimes[]) {
  const timeZone = clinics.find((clinic) => clinic.bookingFree)?.timeZone ?? '';
  return { fromDate: query.fromDate, toDate: query.toDate, timeZone, state: query.state };
}

/**
 * Fills in the times of free-booking clinics, which keep no calendar.
 * @param holidays holidays of the state and of clinics in it; null where they are not known, and then no time is offered
 */
export const withFreeTimes = (
  clinics: readonly ClinicTimes[],
  query: SlotQuery,
  holidays: readonly HolidayOfSites[] | null,
  now: EpochMs,
): readonly ClinicTimes[] =>
  clinics.map((clinic) => {
    if (!clinic.bookingFree) return clinic;
    const closed = holidays?.filter((holiday) => closesSite(holiday, clinic.siteId)).map(({ day }) => day) ?? null;
    return { ...clinic, days: daysOf(clinic, query, closed, now) };
  });

function daysOf(clinic: ClinicTimes, query: SlotQuery, holidays: readonly string[] | null, now: EpochMs): DayTimes[] {
  const { siteId, siteName, timeZone } = clinic;
  const window = { fromDay: query.fromDate, toDay: query.toDate, timeZone };
  const holidayDays = new Set(holidays);
  const days = freeDays({ ...window, notBefore: slotWindow({ ...window, now }).from }, holidayDays).map(
    ({ day, times }) => ({
      day,
      times: holidays === null ? [] : times,
    }),
  );
  return days.map(({ day, times }) => ({
    day,
    slots: times.map((startsAt) => ({ siteId, siteName, timeZone, startsAt, calendarIds: [], bookingFree: true })),
    whyNot: times.length > 0 ? null : { ...reasonOf(day, holidays), nextDay: nextWithTimes(days, day) },
  }));
}

const nextWithTimes = (days: readonly { day: string; times: readonly string[] }[], after: string) =>
  days.find(({ day, times }) => day > after && times.length > 0)?.day ?? null;

function reasonOf(day: string, holidays: readonly string[] | null) {
  if (holidays === null) return { code: 'HOLIDAY', message: 'It is not known yet which days are holidays here.' };
  if (holidays.includes(day)) return { code: 'HOLIDAY', message: 'A public holiday.' };
  const isWeekend = Temporal.PlainDate.from(day).dayOfWeek > 5;
  return isWeekend
    ? { code: 'OUTSIDE_HOURS', message: 'This clinic takes bookings from Monday to Friday.' }
    : { code: 'PAST', message: 'The last time of this day has passed.' };
}
