import { dayIn } from '../../../machines/rules/calendar/dates.ts';

type Present = {
  site: { timeZone: string } | null;
  appointmentTime: string | null;
  preferredFromDate: string | null;
  preferredToDate: string | null;
};

/**
 * Where another time is looked for first, as days `YYYY-MM-DD`: on the days asked for, else in the week of the present time,
 * Monday to Sunday. Nothing where they have begun: a week from today reaches further.
 */
export function searchedDays({ site, appointmentTime, preferredFromDate, preferredToDate }: Present, today: string) {
  if (site && appointmentTime) {
    const present = Temporal.PlainDate.from(dayIn(appointmentTime, site.timeZone));
    const monday = present.subtract({ days: present.dayOfWeek - 1 });
    const [fromDate, toDate] = [monday.toString(), monday.add({ days: 6 }).toString()];
    return fromDate > today ? { fromDate, toDate } : {};
  }
  return preferredFromDate && preferredToDate && preferredFromDate >= today
    ? { fromDate: preferredFromDate, toDate: preferredToDate }
    : {};
}
