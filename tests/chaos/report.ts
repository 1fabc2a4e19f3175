import { type ChaosResult, CONTENDED_TIMES } from './run.ts';

/**
 * One answered call in six is a reserve that was accepted, at each hour of the day; once all times are booked only those that come free.
 * A third of that, and at most each time once, is left when callers meet and processes die. Fewer say that the times could not be held.
 */
export const fewestReserves = (operations: number) => Math.min(Math.floor(operations / 18), CONTENDED_TIMES);

const tooFew = ({ reserves, operations }: ChaosResult) =>
  reserves < fewestReserves(operations)
    ? [`${reserves} reserves were accepted; of ${operations} calls it is ${fewestReserves(operations)} at least`]
    : [];

/** Findings, each of which must be empty, by the name that the report prints. */
export const broken = (result: ChaosResult): Readonly<Record<string, readonly string[]>> => ({
  doubles: result.doubles,
  lost: result.lost,
  half: result.half,
  'blocked times': result.blocked,
  'missing audit rows': result.missingAudit,
  'told twice': result.toldTwice,
  'events lost': result.eventsLost,
  'events sent under a second id': result.eventsUnderSecondId,
  'offered to two': result.offeredToTwo,
  'processes that ended by themselves': result.endedByThemselves,
  'answers 500 or none in 30 s': result.errors,
  'too few reserves': tooFew(result),
});

/** The run in lines: how much was done, then each promise with its count and the first few that broke it. */
export function report(result: ChaosResult): string {
  const { groups, visits, ownMoves, offers, taken, reminders, orders, doubledOrders, changedOrders, posts } = result;
  const { operations, unanswered, bookings, reserves, kills, restarts, seconds, statuses } = result;
  const answers = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return [
    `${operations} operations answered and ${unanswered} not, ${reserves} reserves, ${bookings} bookings, in ${seconds.toFixed(0)} s`,
    `${kills} SIGKILLs of the product, ${restarts} restarts of PostgreSQL`,
    `${groups} group holds, ${visits} visits with several stops, ${ownMoves} own moves, ${offers} offers of earlier times (${taken} taken), ${reminders} reminders`,
    `${orders} orders, ${doubledOrders} sent twice and ${changedOrders} changed; ${posts} posts to a company's own program`,
    `answers ${answers.join(', ')}`,
    ...Object.entries(broken(result)).flatMap(([name, cases]) => [
      `${name} ${cases.length}`,
      ...cases.slice(0, 5).map((each) => `  ${each}`),
    ]),
  ].join('\n');
}
