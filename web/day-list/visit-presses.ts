import type { VisitPress } from '../../machines/attendance/attendance.machine.ts';
import { nextStop, visitPhase } from '../../machines/visit-route/visit-route.machine.ts';
import { formatTime } from '../ui/date-format.ts';
import type { DayEntry } from './day-groups.ts';

export type Visit = Pick<DayEntry, 'visitStops' | 'hasLeft'>;
export type Stop = DayEntry['visitStops'][number];

export type StopPress = VisitPress & { label: string };

const MINUTE_MS = 60_000;
/** Minutes after its start from which a stop is late. */
const LATE_MINUTES = 5;

/** The place of a stop, which is its last resource; people come before it. */
export const placeOf = ({ resources, name }: Stop): string => resources.at(-1) ?? name;

export const phaseOf = ({ visitStops: stops, hasLeft }: Visit) => visitPhase({ stops, hasLeft });

/** 'Next: Booth 2, 09:30' or 'At Booth 2 until 09:45', and if that is late. */
export function visitLine(visit: Visit, timeZone: string, now: number): { text: string; isLate: boolean } {
  const phase = phaseOf(visit);
  const isLate = (instant: string) => now - Date.parse(instant) >= LATE_MINUTES * MINUTE_MS;
  if (phase.matches('done')) return { text: 'All stops are done', isLate: false };
  if (phase.matches('left')) return { text: 'Broke the visit off', isLate: false };
  const here = visit.visitStops.find(({ state }) => state === 'here');
  if (here) {
    const until = formatTime(timeZone, here.toTime);
    return { text: `At ${placeOf(here)} until ${until}`, isLate: isLate(here.toTime) };
  }
  const next = nextStop(visit.visitStops);
  if (!next) return { text: '', isLate: false };
  const again = next.state === 'repeated' ? ' again' : '';
  return {
    text: `Next: ${placeOf(next)}${again}, ${formatTime(timeZone, next.fromTime)}`,
    isLate: isLate(next.fromTime),
  };
}

/** The presses of a visit: to the next stop first, which ends the present one. */
export function visitPresses(visit: Visit): StopPress[] {
  const phase = phaseOf(visit);
  if (phase.matches('done')) return [];
  if (phase.matches('left')) return [{ step: 'returned', stop: '', label: 'Came back' }];
  const here = visit.visitStops.find(({ state }) => state === 'here');
  const next = nextStop(visit.visitStops);
  return [
    ...(next ? [{ step: 'begun' as const, stop: next.name, label: `On to ${placeOf(next)}` }] : []),
    ...(here
      ? [{ step: 'finished' as const, stop: here.name, label: next ? 'Waits' : `Done at ${placeOf(here)}` }]
      : []),
    { step: 'left', stop: '', label: 'Broke off' },
  ];
}

/** The press of one stop in the list: one that is over can be done again, another can be skipped. */
export const pressOfStop = ({ name, state }: Stop): StopPress =>
  state === 'done' || state === 'skipped'
    ? { step: 'repeated', stop: name, label: 'Repeat' }
    : { step: 'skipped', stop: name, label: 'Skip' };

export const stopStateLabels: Readonly<Record<Stop['state'], string>> = {
  expected: '',
  here: 'now',
  done: 'done',
  skipped: 'skipped',
  repeated: 'again',
};
