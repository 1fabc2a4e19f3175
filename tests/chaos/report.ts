import type { ChaosResult } from './run.ts';

/** What must be nothing, by the name that the report prints. */
export const broken = (result: ChaosResult): Readonly<Record<string, readonly string[]>> => ({
  doubles: result.doubles,
  lost: result.lost,
  half: result.half,
  'blocked times': result.blocked,
  'missing audit rows': result.missingAudit,
  'told twice': result.toldTwice,
  'offered to two': result.offeredToTwo,
  'processes that ended by themselves': result.endedByThemselves,
  'answers 500 or none in 30 s': result.errors,
});

/** The run in lines: how much was done, then each promise with its count and the first few that broke it. */
export function report(result: ChaosResult): string {
  const { groups, ownMoves, offers, taken, reminders } = result;
  const { operations, unanswered, bookings, kills, restarts, seconds, statuses } = result;
  const answers = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return [
    `${operations} operations answered and ${unanswered} not, ${bookings} bookings, in ${seconds.toFixed(0)} s`,
    `${kills} SIGKILLs of the product, ${restarts} restarts of PostgreSQL`,
    `${groups} group holds, ${ownMoves} own moves, ${offers} offers of earlier times (${taken} taken), ${reminders} reminders`,
    `answers ${answers.join(', ')}`,
    ...Object.entries(broken(result)).flatMap(([name, cases]) => [
      `${name} ${cases.length}`,
      ...cases.slice(0, 5).map((each) => `  ${each}`),
    ]),
  ].join('\n');
}
