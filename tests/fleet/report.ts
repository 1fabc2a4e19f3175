import type { FleetResult } from './run.ts';

type Broken = Readonly<Record<string, readonly string[]>>;

/** Findings, each of which must be empty, by the name that the report prints. */
export const broken = (result: FleetResult): Broken => ({
  doubles: result.doubles,
  lost: [...result.lost, ...result.lostUploads],
  half: result.half,
  'blocked times': result.blocked,
  'missing audit rows': result.missingAudit,
  'told twice': result.toldTwice,
  'offered to two': result.offeredToTwo,
  'processes that ended by themselves': result.endedByThemselves,
  'answers 500 or none in 30 s': result.errors,
  'refusals without a sentence': result.wordless,
});

/** The run in lines: each fault, how much was done, then each promise with its count and the first few that broke it. */
export function report(result: FleetResult, broken: Broken): string {
  const { operations, unanswered, bookings, exports, uploads, news, mails, seconds, statuses, survived } = result;
  const answers = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  return [
    ...survived.map(({ name, answeredAfter }) => `${name}: answered again, ${answeredAfter.toFixed(1)} s in all`),
    `${survived.length} faults in ${seconds.toFixed(0)} s`,
    `${operations} operations answered and ${unanswered} not: ${bookings} bookings, ${exports} exports, ${uploads} uploads`,
    `${news} live notices, ${mails} mails`,
    `answers ${answers.join(', ')}`,
    ...Object.entries(broken).flatMap(([name, cases]) => [
      `${name} ${cases.length}`,
      ...cases.slice(0, 5).map((each) => `  ${each}`),
    ]),
  ].join('\n');
}
