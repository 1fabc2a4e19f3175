import type { CandidateDraft, CreatedBooking } from '../../../machines/lib/booking.types.ts';
import { type CalendarEvent, calendarFile } from '../../../machines/rules/calendar/calendar-file.ts';
import { isEmptyDate } from '../../../machines/rules/calendar/dates.ts';
import { mobileAddress } from '../../../machines/rules/contact/phone.ts';
import { formatDate, formatDay, formatDayRange, formatTime, zoneName } from '../../ui/date-format.ts';
import { calledName } from '../wizard-context.ts';

type Created = CreatedBooking['candidates'][number];

/** A candidate as sent, with what came of it. */
export type Sent = {
  created: Created;
  candidate: CandidateDraft;
  called: string;
  /** Null where the clinic offers a time next. */
  at: { instant: string; timeZone: string } | null;
};

export const sentOf = (booking: CreatedBooking, candidates: readonly CandidateDraft[]): readonly Sent[] =>
  booking.candidates.flatMap((created) => {
    const candidate = candidates[created.index];
    const { appointmentTime: instant, siteTimeZone: timeZone } = created;
    const at = instant !== null && !isEmptyDate(instant) && timeZone !== null ? { instant, timeZone } : null;
    return candidate ? [{ created, candidate, called: calledName(candidate, created.index + 1), at }] : [];
  });

/** 'Tue 24/11/2026', or the days asked for. */
export const dayOf = ({ at, candidate: { choice } }: Sent) =>
  at ? formatDay(formatDate(at.timeZone, at.instant)) : formatDayRange(choice.fromDate, choice.toDate);

/** '08:00', or the time of day asked for. */
export const timeOf = ({ at, candidate: { choice } }: Sent) =>
  at ? formatTime(at.timeZone, at.instant) : choice.time || 'Any time';

export const placeOf = ({ at, created, candidate: { choice } }: Sent) =>
  at ? (created.siteName ?? '') : (choice.site?.name ?? created.siteName ?? '');

const SOON_MS = 300_000;

/** The ways in which a candidate gets the time, and when. @param now epoch milliseconds */
export function noticeOf({ at, candidate, created: { smsAt } }: Sent, now: number): string {
  if (!at) return 'When the clinic offers a time';
  const email = candidate.email.trim() === '' ? [] : ['Email: now'];
  const sms = smsAt ? [`SMS with link: ${leavingAt(smsAt, at.timeZone, now)}`] : [];
  const told = [...email, ...sms].join('. ');
  if (told !== '') return told;
  return mobileAddress(candidate.phone) === null
    ? 'Nothing is sent: no email address and no mobile'
    : 'See the booking';
}

function leavingAt(instant: string, timeZone: string, now: number): string {
  if (Date.parse(instant) - now < SOON_MS) return 'now';
  const [today, day] = [formatDate(timeZone, now), formatDate(timeZone, instant)];
  return `${day === today ? '' : `${formatDay(day)} `}at ${formatTime(timeZone, instant)}`;
}

/** The booking as text: a line for each candidate. */
export function summaryText(booking: CreatedBooking, company: string, all: readonly Sent[]): string {
  const lines = all.map((sent, nth) => {
    const zone = sent.at ? ` ${zoneName(sent.at.timeZone, sent.at.instant)}` : '';
    const what = [`${dayOf(sent)} ${timeOf(sent)}${zone}`, placeOf(sent), sent.candidate.package?.name];
    return `${nth + 1}. ${sent.called}: ${[...what, sent.created.status].filter(Boolean).join(', ')}`;
  });
  return `${[`Booking ${booking.reference}, ${company}`, ...lines].join('\n')}\n`;
}

const QUARTER_MS = 900_000;
const MINUTE_MS = 60_000;

/** All times as one calendar file, under the ids that the mailed entries have; null where there is no time. */
export function calendarOf(booking: CreatedBooking, all: readonly Sent[], host: string, now: number): string | null {
  const events = all.flatMap(({ at, candidate, called, created }): CalendarEvent[] => {
    if (!at) return [];
    const from = Date.parse(at.instant);
    const takenMs = Math.ceil(((candidate.package?.minutes ?? 0) * MINUTE_MS) / QUARTER_MS) * QUARTER_MS;
    return [
      {
        uid: `${created.candidateId}@${host}`,
        from: at.instant,
        to: new Date(from + takenMs).toISOString(),
        title: `${called}: ${candidate.package?.name ?? ''}`,
        place: created.siteName ?? '',
        description: `Booking ${booking.reference}`,
        isCancelled: false,
        sequence: Math.floor(now / 1000),
        madeAt: new Date(now),
      },
    ];
  });
  return events.length > 0 ? calendarFile(events) : null;
}
