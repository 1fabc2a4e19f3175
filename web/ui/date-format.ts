import { shownDay, shownWeekday } from '../../machines/rules/calendar/dates.ts';

/** Days and times as people read them: days are `YYYY-MM-DD`, instants are ISO 8601 or epoch milliseconds, zones IANA names. */

const perZone = (make: (timeZone: string) => Intl.DateTimeFormat) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const format = made.get(timeZone) ?? make(timeZone);
    made.set(timeZone, format);
    return format;
  };
};

// Building a format costs far more than using one, and a search answers with thousands of times.
const clock = perZone(
  (timeZone) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
);
const calendar = perZone(
  (timeZone) => new Intl.DateTimeFormat('en-AU', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
);
const shortName = perZone((timeZone) => new Intl.DateTimeFormat('en-AU', { timeZoneName: 'short', timeZone }));

/** '09:15' in the zone. */
export const formatTime = (timeZone: string, instant: string | number) => clock(timeZone).format(new Date(instant));

/** '2026-11-23' in the zone. Put together from its parts: browsers do not agree on the order of any locale. */
export function formatDate(timeZone: string, instant: string | number) {
  const parts = calendar(timeZone).formatToParts(new Date(instant));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const minutesAhead = (timeZone: string, instant: string | number) =>
  Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime()).toZonedDateTimeISO(timeZone).offsetNanoseconds /
  60e9;

/** Zone names of nearly all of Australia, by minutes ahead of UTC. */
const AUSTRALIAN: Readonly<Record<number, string>> = {
  480: 'AWST',
  570: 'ACST',
  600: 'AEST',
  630: 'ACDT',
  660: 'AEDT',
};
const CALLED_OTHERWISE = /Eucla|Lord_Howe|LHI/;

/**
 * 'AWST', or 'GMT+8' where the zone has no short name. The first format of a page takes a browser as long as drawing twenty
 * rows of the list does, so that a name which is known is not asked for.
 */
export function zoneName(timeZone: string, instant: string | number) {
  const isKnown = timeZone.startsWith('Australia/') && !CALLED_OTHERWISE.test(timeZone);
  const known = isKnown ? AUSTRALIAN[minutesAhead(timeZone, instant)] : undefined;
  if (known) return known;
  const parts = shortName(timeZone).formatToParts(new Date(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** 'Mon 23/11/2026'. */
export const formatDay = (day: string) => `${shownWeekday(day)} ${shownDay(day)}`;

/** 'Mon 23/11/2026 07:30' in the zone. */
export const formatDayAndTime = (timeZone: string, instant: string) =>
  `${formatDay(formatDate(timeZone, instant))} ${formatTime(timeZone, instant)}`;

/** '23/11/2026 – 27/11/2026', both whole, as every date is; one day where both are the same. */
export function formatDayRange(from: string, to: string) {
  if (from === to || to === '') return shownDay(from);
  return `${shownDay(from)} – ${shownDay(to)}`;
}

const place = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const hoursAndMinutes = (minutes: number) =>
  [
    minutes >= 60 && pluralize(Math.floor(minutes / 60), 'hour'),
    minutes % 60 !== 0 && pluralize(minutes % 60, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');

/** '3 hours ahead of Perth', seen from `viewer`; empty where the clocks agree. */
export function zoneOffsetLabel(viewer: string, timeZone: string, instant: string) {
  const minutes = minutesAhead(timeZone, instant) - minutesAhead(viewer, instant);
  if (minutes === 0) return '';
  return `${hoursAndMinutes(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} ${place(viewer)}`;
}

/** The zone of this browser. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '07:30': a clinic's times are always by its own clock; '07:30 AWST' where this browser's clock differs. */
export function clinicTime(timeZone: string, instant: string | number) {
  const isElsewhere = zoneOffsetLabel(ownZone(), timeZone, new Date(instant).toISOString()) !== '';
  return `${formatTime(timeZone, instant)}${isElsewhere ? ` ${zoneName(timeZone, instant)}` : ''}`;
}

/** 'Mon 23/11/2026 07:30 AWST', by the same rule. */
export const clinicDayAndTime = (timeZone: string, instant: string | number) =>
  `${formatDay(formatDate(timeZone, instant))} ${clinicTime(timeZone, instant)}`;

const MAX_NAME_CHARACTERS = 40;

/** A whole name for buttons and headings, as the part that people use is not known. A very long one is cut. */
export function shortenName(name: string) {
  const whole = name.trim().replace(/\s+/g, ' ');
  return whole.length > MAX_NAME_CHARACTERS ? `${whole.slice(0, MAX_NAME_CHARACTERS - 1)}…` : whole;
}

/** '1 time', '17 times', 'No times'. */
export const pluralize = (count: number, one: string) =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : `${one}s`}`;
