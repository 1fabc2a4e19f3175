import { whyNotAtAll } from '../visit-routes/short-resource.ts';
import { type ClinicDays, freeRuns, isOpenFrom, QUARTER_MS, type RosterDay } from './availability.ts';
import { SLOT_MINUTES } from './claims.ts';
import { limitMessage } from './day-limits.ts';
import type { PackageTime } from './package-time.ts';
import type { WhyNot } from './why-not.contract.ts';
import { dayIn } from './zone-days.ts';

/** Why a day of the window offers no time: the nearest cause first. */
export function explainDay(
  { day, rosters }: { day: string; rosters: readonly RosterDay[] },
  clinic: Pick<ClinicDays, 'holidays' | 'timeZone'>,
  { from, to, now }: { from: Date; to: Date; now: Date },
  { length, stops }: PackageTime,
): WhyNot {
  const today = dayIn(now, clinic.timeZone);
  if (day < today) return { code: 'PAST', message: 'This day is over.' };
  const holiday = clinic.holidays.get(day);
  if (holiday !== undefined && rosters.length === 0) return { code: 'HOLIDAY', message: `Public holiday: ${holiday}.` };
  if (rosters.length === 0) return { code: 'NO_ROSTER', message: 'No doctor works here on this day.' };
  const ahead = rosters.filter((roster) => isOpenFrom(roster, quarterOf(now) - roster.startQuarter));
  if (ahead.length === 0 && day === today) return { code: 'PAST', message: 'The doctors have finished for today.' };
  const limit = rosters.find((roster) => roster.limit?.left === 0)?.limit;
  if (ahead.length === 0 && limit) return { code: 'FULL', message: limitMessage(day, limit) };
  if (ahead.length === 0) return { code: 'NO_ROSTER', message: 'No doctor takes appointments on this day.' };
  if (stops) {
    const starts = ahead.map(({ startQuarter }) => Math.max(startQuarter, quarterOf(from), quarterOf(now)));
    return { code: 'TOO_SHORT', message: whyNotAtAll(stops, rosters, new Set(starts)) };
  }
  const inside = ahead.filter((roster) => longestRun(roster, from, to, now) > 0);
  if (inside.length === 0 && ahead.some((roster) => longestRun(roster, now, endOfRoster(roster), now) >= length)) {
    return { code: 'OUTSIDE_HOURS', message: 'The free times of this day lie outside the hours asked for.' };
  }
  if (inside.length === 0) return { code: 'FULL', message: `${everyDoctor(ahead.length)} full.` };
  return { code: 'TOO_SHORT', message: `No doctor has ${length * SLOT_MINUTES} minutes in a row left.` };
}

const quarterOf = (at: Date) => Math.ceil(at.getTime() / QUARTER_MS);
const endOfRoster = (roster: RosterDay) => new Date((roster.startQuarter + 64) * QUARTER_MS);

function longestRun(roster: RosterDay, from: Date, to: Date, now: Date): number {
  const first = Math.max(quarterOf(from), quarterOf(now)) - roster.startQuarter;
  const last = Math.floor(to.getTime() / QUARTER_MS) - roster.startQuarter;
  return freeRuns(roster).reduce(
    (longest, run, position) => (position >= first && position <= last ? Math.max(longest, run) : longest),
    0,
  );
}

function everyDoctor(count: number): string {
  if (count === 1) return 'The doctor is';
  return count === 2 ? 'Both doctors are' : `All ${count} doctors are`;
}
