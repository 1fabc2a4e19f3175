import type { CapacityQuery } from '../generated/graphql.ts';
import { pluralize } from '../ui/date-format.ts';

export type Capacity = CapacityQuery['capacity'];
export type ClinicCapacity = Capacity['clinics'][number];
export type CapacityDay = ClinicCapacity['days'][number];
export type Sums = Pick<CapacityDay, 'booked' | 'held' | 'free'>;

/** The level of a day for the colour of its cell; the cell says the same in words. */
export type Level = 'closed' | 'over' | 'low' | 'quarter' | 'half' | 'high' | 'full';
export const LEVELS: readonly { level: Level; label: string }[] = [
  { level: 'low', label: 'Under 25%' },
  { level: 'quarter', label: '25–49%' },
  { level: 'half', label: '50–74%' },
  { level: 'high', label: '75–99%' },
  { level: 'full', label: 'Full' },
];

/** '3.25 h' of quarters of an hour. */
export const formatHours = (slots: number) => `${(slots / 4).toLocaleString('en-AU')} h`;

/** The taken part of the bookable time, in per cent; null where there is none. A day with a free slot is below 100. */
export function takenPercent({ booked, held, free }: Sums): number | null {
  const taken = booked + held;
  if (taken + free === 0) return null;
  const percent = Math.round((100 * taken) / (taken + free));
  return free > 0 ? Math.min(99, percent) : percent;
}

export function levelOf(day: CapacityDay): Level {
  const percent = takenPercent(day);
  if (day.blocked === day.slots) return 'closed';
  if (day.ahead === 0) return 'over';
  if (percent === null) return 'closed';
  if (percent === 100) return 'full';
  if (percent >= 75) return 'high';
  if (percent >= 50) return 'half';
  return percent >= 25 ? 'quarter' : 'low';
}

/** The two lines of a cell. */
export function cellText(day: CapacityDay): readonly [string, string] {
  const level = levelOf(day);
  if (level === 'closed') return ['Closed', ''];
  if (level === 'over') return ['Over', ''];
  if (level === 'full') return ['Full', ''];
  return [`${takenPercent(day)}%`, formatHours(day.free)];
}

/**
 * The accessible name and tooltip of a cell; it begins with the visible text.
 * @param dayName 'Tue 24/11/2026', made once for all clinics
 */
export function cellLabel(siteName: string, dayName: string, day: CapacityDay): string {
  const [first, second] = cellText(day);
  const parts = [
    `booked ${formatHours(day.booked)}`,
    `held ${formatHours(day.held)}`,
    `free ${formatHours(day.free)}`,
    `blocked ${formatHours(day.blocked)}`,
  ];
  const seen = second ? `${first} ${second} free` : first;
  return `${seen}. ${siteName}, ${dayName}: ${parts.join(', ')}; ${pluralize(day.doctors, 'doctor')}`;
}

/** Of some days together. */
export const sumOf = (days: readonly CapacityDay[]): Sums =>
  days.reduce(
    (sum, { booked, held, free }) => ({
      booked: sum.booked + booked,
      held: sum.held + held,
      free: sum.free + free,
    }),
    { booked: 0, held: 0, free: 0 },
  );
