import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { bookingRowJoins } from '../../services/booking/booking-row.ts';
import { exportColumns } from '../../services/reporting/export-columns.ts';
import { answerOf } from '../support/rest.ts';
import { copyOut } from './copy-out.ts';
import { growTo } from './many-bookings.ts';
import { median } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const rows = 100_000;
const rounds = 3;

interface Export {
  readonly ms: number;
  /** More than the process had before, at most. */
  readonly megabytes: number;
}

/** A list of 100,000 as a file, through the gateway, against a COPY of the same columns; and what others feel of it. */
export async function exports(stage: Stage, databaseUrl: string | null): Promise<Row[]> {
  await growTo(stage.database.db, rows);
  const { authorization } = await stage.signIn('admin');
  const floors = await repeated(() => timed(() => copyOut(stage.database, databaseUrl, copiedRows())));
  const measured = async (format: 'csv' | 'xlsx', timesFloor: number, mostMegabytes: number): Promise<Row[]> => {
    const alone = await repeated(() => exported(stage, authorization, format));
    const beside = await besideOthers(stage, () => exported(stage, authorization, format));
    const what = `export of 100,000 as ${format.toUpperCase()}`;
    const on = stage.on;
    return [
      {
        ...{ what, on, unit: 'ms', figure: median(alone.map(({ ms }) => ms)) },
        ...{ floor: { what: 'COPY', value: median(floors) }, aim: { kind: 'at most', timesFloor } },
      },
      {
        ...{ what: `${what}, more memory`, on, unit: 'MB', figure: median(alone.map(({ megabytes }) => megabytes)) },
        aim: { kind: 'at most', value: mostMegabytes },
      },
      {
        ...{ what: `${what}, a list meanwhile (p99)`, on, unit: 'ms', figure: beside },
        aim: { kind: 'at most', value: 100 },
      },
    ];
  };
  return [...(await measured('csv', 1.5, 40)), ...(await measured('xlsx', 8, 100))];
}

async function repeated<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = -1; round < rounds; round++) {
    const result = await work();
    if (round >= 0) results.push(result);
  }
  return results;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const copiedRows = () => {
  const columns = sql.join(
    exportColumns('UTC').map(({ value }) => value),
    sql`, `,
  );
  const query = sql`select ${columns} from booking.candidates c ${bookingRowJoins} order by c.created_at desc, c.id desc`;
  // COPY takes no parameters: ours are formats and a zone.
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  return text.replace(/\$(\d+)/g, (_all, number: string) => `'${String(params[Number(number) - 1])}'`);
};

async function exported({ gateway }: Stage, authorization: string, format: string): Promise<Export> {
  const body = JSON.stringify({ format });
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 5);
  const start = performance.now();
  const answer = await gateway.files(
    new Request('http://portal/files/exports/bookings', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    }),
  );
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    look();
  }
  const ms = performance.now() - start;
  clearInterval(timer);
  if (bytes < 1_000_000) throw new Error(`The export has ${bytes} bytes.`);
  return { ms, megabytes: (most - before) / 1e6 };
}

/** p99 of a caller who asks for the first page again and again while the work goes on. */
async function besideOthers(stage: Stage, work: () => Promise<unknown>): Promise<number> {
  const rest = await stage.signIn('manager');
  const waits: number[] = [];
  let isOver = false;
  const others = async () => {
    while (!isOver) {
      waits.push(await timed(() => answerOf(rest.booking.GET('/booking/bookings', { params: { query: {} } }))));
      await pause(5);
    }
  };
  const asking = others();
  await work().finally(() => {
    isOver = true;
  });
  await asking;
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
}
