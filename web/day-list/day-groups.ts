import { type BookingStatus, shownStatus } from '../../machines/rules/booking/booking-status.table.ts';
import type { DayListQuery } from '../generated/graphql.ts';

export type DayEntry = DayListQuery['dayList']['entries'][number];

/** The parts of the day. Who waits comes first: the desk looks for them all day. */
export const dayGroups = ['Arrived', 'Expected', 'In progress', 'Done', 'To return', 'Did not attend'] as const;
export type DayGroup = (typeof dayGroups)[number];

const groupByStatus: Readonly<Partial<Record<BookingStatus, DayGroup>>> = {
  Confirmed: 'Expected',
  Rescheduled: 'Expected',
  Arrived: 'Arrived',
  'In Progress': 'In progress',
  'Worker to Return': 'To return',
  'Did Not Attend': 'Did not attend',
};

/**
 * Examined candidates are done for the day, whatever still happens to the results; one who has to return is neither
 * done nor expected.
 */
export const groupOf = ({ status }: Pick<DayEntry, 'status'>): DayGroup =>
  groupByStatus[shownStatus(status) ?? 'Attended'] ?? 'Done';

/** True of a person who is moved on through the stops of a visit. */
export const isAtClinic = (entry: Pick<DayEntry, 'status'>): boolean =>
  groupOf(entry) === 'Arrived' || groupOf(entry) === 'In progress';

const totals: Readonly<Record<DayGroup, (count: number) => string>> = {
  Expected: (count) => `${count} to come`,
  Arrived: (count) => `${count} ${count === 1 ? 'waits' : 'wait'}`,
  'In progress': (count) => `${count} in progress`,
  Done: (count) => `${count} done`,
  'To return': (count) => `${count} to return`,
  'Did not attend': (count) => `${count} did not attend`,
};
const totalOrder = ['Expected', 'Arrived', 'In progress', 'Done', 'To return', 'Did not attend'] as const;

/** '19 to come, 4 wait, 1 done'. */
export function totalText(entries: readonly Pick<DayEntry, 'status'>[]): string {
  const byGroup = Map.groupBy(entries, groupOf);
  return totalOrder
    .flatMap((group) => (byGroup.has(group) ? totals[group](byGroup.get(group)?.length ?? 0) : []))
    .join(', ');
}

export interface DaySearch {
  readonly words: string;
  /** '' for all of them. */
  readonly doctor: string;
}

/** True where a person matches the search: each word is in the name, the reference, the company or the phone number. */
export function isSought(entry: DayEntry, { words, doctor }: DaySearch): boolean {
  if (doctor !== '' && entry.doctorName !== doctor) return false;
  const text = [entry.candidateName, entry.reference, entry.companyName, entry.phone, entry.phone.replaceAll(' ', '')]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const MINUTE_MS = 60_000;
/** Minutes after the start from which an absent candidate is late, and from which 'Did not attend' is offered. */
const LATE_MINUTES = 5;
const NO_SHOW_MINUTES = 30;

export type Waiting = { text: string; tone: 'plain' | 'warn' | 'bad' };

/** '12 min late' of who is expected, 'waiting 8 min' of who has arrived; null where there is nothing to say. */
export function waitingOf(entry: DayEntry, now: number): Waiting | null {
  const group = groupOf(entry);
  const minutesSince = (instant: string) => Math.floor((now - Date.parse(instant)) / MINUTE_MS);
  if (group === 'Expected') {
    const late = minutesSince(entry.startsAt);
    if (late < LATE_MINUTES) return null;
    return { text: `${lasting(late)} late`, tone: late < NO_SHOW_MINUTES ? 'warn' : 'bad' };
  }
  if (group !== 'Arrived') return null;
  // An early candidate waits for the appointment, not for the clinic.
  const waited = Math.min(minutesSince(entry.statusChangedAt ?? entry.startsAt), minutesSince(entry.startsAt));
  return waited < 1
    ? { text: 'here', tone: 'plain' }
    : { text: `waiting ${lasting(waited)}`, tone: waited < 20 ? 'plain' : 'warn' };
}

const lasting = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** The number of forms that the clinic still waits for; none for candidates who are done or did not come. */
export function missingForms(entry: Pick<DayEntry, 'status' | 'paperworks'>): number {
  const group = groupOf(entry);
  if (group === 'Done' || group === 'Did not attend') return 0;
  return entry.paperworks.filter(({ isHandedIn }) => !isHandedIn).length;
}
