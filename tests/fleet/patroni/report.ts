import { bothOpen, secondWriters, writeGap } from './judge.ts';
import type { FaultSurvived, PatroniResult } from './trial.ts';

/** The longest time without an acknowledged write that counts as reached, in seconds. */
const AIM = 30;

/** Findings, each of which must be empty, by the name that the report prints. */
export const brokenDatabases = ({ seen, lostWrites, mailedTwice }: PatroniResult) => ({
  'acknowledged writes lost': lostWrites.map((number) => `write ${number} was acknowledged and is not there`),
  'second writers': secondWriters(seen.writes),
  'mails that arrived twice': mailedTwice,
});

/** A row for each fault. Seconds, but for the time for which two members were open. */
export function patroniTable({ faults, seen, changedAt, leftOut }: PatroniResult): string {
  const beats = seen.beats.map(({ at }) => at);
  const gaps = (fault: FaultSurvived) => [writeGap(beats, fault) / 1000, writeGap(changedAt, fault) / 1000] as const;
  const rows = faults.map((fault) => {
    const { name, from, to, failover, errors } = fault;
    const during = seen.open.filter(({ at }) => at >= from && at <= to);
    const back = failover ? `${failover.backAfter.toFixed(1)} by ${failover.by}` : '';
    const [database, portal] = gaps(fault).map((gap) => gap.toFixed(1));
    return [name, database, portal, failover?.member ?? '', back, `${bothOpen(during).toFixed(0)} ms`, errors];
  });
  const head = [
    'fault',
    'write gap, database',
    'portal',
    'new primary',
    'old one back after',
    'two open',
    'answers 500',
  ];
  return [
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    `${seen.beats.length} numbers written on the portal's way, ${seen.writes.length} at the members themselves`,
    ...faults
      .filter((fault) => Math.max(...gaps(fault)) > AIM)
      .map(({ name }) => `missed: a write gap of at most ${AIM} s at '${name}'`),
    ...faults.filter(({ isMissed }) => isMissed).map(({ name }) => `missed: another primary within 40 s at '${name}'`),
    ...leftOut.map((name) => `left out, as nothing may be mounted here: ${name}`),
  ].join('\n');
}
