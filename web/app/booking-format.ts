import { shownAppointment } from '../../machines/rules/calendar/dates.ts';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { formatDayRange, zoneName } from '../ui/date-format.ts';

type When = {
  appointmentTime: string | null;
  siteTimeZone: string | null;
  preferredFromDate: string | null;
  preferredToDate: string | null;
};

/** A list's cell: the appointment in its site's zone, or the dates that are preferred, or nothing. */
export function formatAppointment({ appointmentTime, siteTimeZone, preferredFromDate, preferredToDate }: When) {
  const { day, time } = shownAppointment(appointmentTime, siteTimeZone);
  if (appointmentTime && day !== '')
    return { word: '', first: day, second: time, zone: siteTimeZone ? zoneName(siteTimeZone, appointmentTime) : '' };
  if (preferredFromDate) {
    const [from = '', to] = formatDayRange(preferredFromDate, preferredToDate ?? '').split(' – ');
    return { word: 'Prefers', ...(to ? { first: `${from} –`, second: to } : { first: from, second: '' }), zone: '' };
  }
  return null;
}

/** 'Perth – Hay Street' over two lines; a name without a dash on one. */
export function twoLines(name: string | null): readonly [string, string] {
  const [first = '', ...rest] = (name ?? '').split(' – ');
  return [first, rest.join(' – ')];
}

/** '146'; beyond what is counted exactly, '2,000+'. */
export const formatTotal = (total: number, isCapped: boolean) => `${formatCount(total)}${isCapped ? '+' : ''}`;

/** 'Showing 50 of 146'. */
export function showing(shown: number, total: number | null, isCapped: boolean) {
  if (total === null) return `Showing ${formatCount(shown)}`;
  return `Showing ${formatCount(shown)} of ${formatTotal(total, isCapped)}`;
}

/** Explains a status to the people of a company, where its name does not say whose turn it is. */
export const statusHint = (status: string, isProvider: boolean) =>
  status === 'Pending' && !isProvider ? 'Waiting for the clinic' : null;

/** The server's 'PartialConfirmed' is 'Confirmed' to people. */
export const statusLabel = (status: string) => (status === 'PartialConfirmed' ? 'Confirmed' : status);
