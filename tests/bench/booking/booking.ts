import type { PostgresPrograms } from '../../support/database/postgres-programs.ts';
import { percentile } from '../measure.ts';
import { type Row, short } from '../table.ts';
import { bookFive, type Way } from './book-five.ts';
import { CallLog } from './booking-client.ts';
import { type CrowdedPortal, startCrowdedPortal } from './crowded-portal.ts';
import { cpuMs } from './process-cpu.ts';
import { profiled, writeStatements } from './profiled.ts';
import { type StatementLine, statementsOf } from './statements.ts';

const CROWD = 200;
/** Bookings by so many bookers at once, after some that do not count. */
const RUNS = [
  { bookers: 1, bookings: 30, way: 'together' },
  { bookers: 1, bookings: 30, way: 'one by one' },
  { bookers: 16, bookings: 240, way: 'one by one' },
  { bookers: CROWD, bookings: CROWD, way: 'one by one' },
] as const;

interface Run {
  readonly bookers: number;
  readonly way: Way;
  readonly bookings: number;
  readonly log: CallLog;
  readonly seconds: number;
  /** Milliseconds a booking. */
  readonly cpu: { readonly node: number; readonly postgres: number };
  readonly statements: readonly StatementLine[];
}

/**
 * Whole bookings of five through /graphql, as the page makes them, on a portal and a PostgreSQL of their own: what each costs in
 * calls, statements and CPU, how many are made a second, and how long each call takes.
 */
export async function booking(programs: PostgresPrograms, { profile }: { profile: boolean }): Promise<Row[]> {
  const place = await startCrowdedPortal(programs, CROWD, profiled(profile));
  try {
    const runs = await runAll(place).finally(() => place.portal.stop());
    for (const run of runs) console.error(callsOf(run));
    for (const { bookers, bookings, way, statements } of profile ? runs : [])
      await writeStatements(`${bookers}-${way.replaceAll(' ', '-')}`, statements, bookings);
    return runs.flatMap(rowsOf);
  } finally {
    await place.server.stop();
  }
}

async function runAll({ server, portal, crowd }: CrowdedPortal): Promise<Run[]> {
  const statements = await statementsOf(server.url('postgres'));
  const book = async (bookers: number, bookings: number, way: Way, log: CallLog) => {
    const turns = Array.from({ length: bookings }, (_, turn) => turn).values();
    await Promise.all(
      crowd.slice(0, bookers).map(async (booker) => {
        for (const _turn of turns) {
          const began = performance.now();
          await bookFive(portal.url, booker, log, way).then(
            () => log.note('whole booking', performance.now() - began),
            (error: Error) => log.errors.push(error.message),
          );
        }
      }),
    );
  };
  const used = () => ({ node: cpuMs(portal.pid), postgres: cpuMs(server.pid) });
  const runs: Run[] = [];
  try {
    for (const way of ['together', 'one by one'] as const) await book(10, 20, way, new CallLog());
    for (const { bookers, bookings, way } of RUNS) {
      const log = new CallLog();
      await statements.reset();
      const [before, began] = [used(), performance.now()];
      await book(bookers, bookings, way, log);
      const [after, seconds] = [used(), (performance.now() - began) / 1000];
      const cpu = {
        node: (after.node - before.node) / bookings,
        postgres: (after.postgres - before.postgres) / bookings,
      };
      runs.push({ bookers, bookings, way, log, seconds, cpu, statements: await statements.lines() });
    }
    return runs;
  } finally {
    await statements.close();
  }
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

function rowsOf({ bookers, bookings, way, log, seconds, cpu, statements }: Run): Row[] {
  const row = (what: string, unit: string, figure: number, aim?: Row['aim']): Row => ({
    what: `booking of five by ${bookers}, times ${way}, ${what}`,
    on: 'PostgreSQL',
    unit,
    figure,
    ...(aim && { aim }),
  });
  const calls = [...log.times].filter(([name]) => name !== 'whole booking');
  const spread = calls.map(([, times]) => percentile(times, 99) / percentile(times, 50));
  const each = [
    row('CPU of Node', 'ms', cpu.node),
    row('CPU of PostgreSQL', 'ms', cpu.postgres),
    row('errors', 'bookings', log.errors.length, { kind: 'at most', value: 0 }),
    row('times taken by others', 'calls', sum(log.refusals.values())),
  ];
  if (bookers === 1) {
    return [
      row('calls', 'calls', sum(calls.map(([, times]) => times.length)) / bookings, { kind: 'at most', value: 20 }),
      row('statements', 'statements', sum(statements.map((line) => line.calls)) / bookings, {
        kind: 'at most',
        value: 50,
      }),
      ...each,
    ];
  }
  if (bookers < CROWD) {
    return [row('bookings', '/s', bookings / seconds, { kind: 'at least', value: 30 }), ...each];
  }
  return [row('widest p99 of a call over its p50', 'x', Math.max(...spread), { kind: 'at most', value: 10 }), ...each];
}

/** Durations of the calls, and the refused ones. */
function callsOf({ bookers, bookings, way, log, seconds }: Run): string {
  const lines = [...log.times].map(([name, times]) =>
    [
      name.padEnd(20),
      `${short(times.length / bookings)} a booking`.padEnd(16),
      `p50 ${short(percentile(times, 50))} ms`.padEnd(16),
      `p99 ${short(percentile(times, 99))} ms`,
    ].join(' '),
  );
  const refused = [...log.refusals].map(([code, count]) => `${count} ${code}`).join(', ') || 'none';
  return [
    `\n${bookers} at once, ${bookings} bookings of five in ${short(seconds)} s, times ${way}; refused: ${refused}; errors: ${log.errors.length}`,
    ...lines,
    ...[...new Set(log.errors)].slice(0, 5),
  ].join('\n');
}
