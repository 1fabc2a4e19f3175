import { dayIn } from '../../../machines/rules/calendar/dates.ts';

type Present = {
  site: { timeZone: string } | null;
  appointmentTime: string | null;
  preferredFromDate: string | null;
  preferredToDate: string | null;
};

/**
 * The days on which another time is searched first, `YYYY-MM-DD`: the preferred ones, else the week of the present
 * time, Monday to Sunday. Empty where they have begun: a week from today reaches further.
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
