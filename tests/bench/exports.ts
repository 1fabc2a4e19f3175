import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { shownNamesJoins } from '../../services/booking/record/rows/booking-row.ts';
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
  /** Resident memory, looked at every 5 ms: more than the process had before, at most. It serves, and reads the answer to its end. */
  readonly megabytes: number;
}

const formats = ['csv', 'xlsx'] as const;
const aims = { csv: { timesFloor: 2, megabytes: 100 }, xlsx: { timesFloor: 20, megabytes: 100 } };

/** A list of 100,000 as a file, through the gateway, against a COPY of the same columns; and what others feel of it. */
export async function exports(stage: Stage, databaseUrl: string | null): Promise<Row[]> {
  await growTo(stage.database.db, rows);
  const { authorization } = await stage.signIn('admin');
  const floors: number[] = [];
  const quiet = await besideOthers(stage, () => pause(3_000));
  const made = { csv: [] as Export[], xlsx: [] as Export[] };
  // In turns, so that all meet the same machine; the first round warms up.
  for (let round = -1; round < rounds; round++) {
    const floor = await timed(() => copyOut(stage.database, databaseUrl, copiedRows()));
    for (const format of formats) {
      const one = await exported(stage, authorization, format);
      made[format].push(one);
    }
    if (round >= 0) floors.push(floor);
  }
  const figures: Row[] = [];
  for (const format of formats) {
    const { timesFloor, megabytes } = aims[format];
    const what = `export of ${rows.toLocaleString('en-AU')} as ${format.toUpperCase()}`;
    const on = stage.on;
    figures.push(
      {
        what,
        on,
        unit: 'ms',
        figure: median(made[format].slice(1).map(({ ms }) => ms)),
        floor: { what: 'COPY', value: median(floors) },
        aim: { kind: 'at most', timesFloor },
      },
      {
        what: `${what}, more memory`,
        on,
        unit: 'MB',
        // A process keeps the memory it once took, so the most of all rounds counts.
        figure: Math.max(...made[format].map((one) => one.megabytes)),
        aim: { kind: 'at most', value: megabytes },
      },
      {
        what: `${what}, a list meanwhile (p99)`,
        on,
        unit: 'ms',
        figure: await besideOthers(stage, () => exported(stage, authorization, format)),
        floor: { what: 'without an export', value: quiet },
        aim: { kind: 'at most', value: 100 },
      },
    );
  }
  return figures;
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
  const query = sql`select ${columns} from booking.candidates c ${shownNamesJoins} order by c.created_at desc, c.id desc`;
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
  const answer = await gateway.fetch(
    new Request('http://portal/files/exports/bookings', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    }),
  );
  let bytes = 0;
  for await (const piece of defined(answer.body)) {
    bytes += piece.length;
    look();
  }
  const ms = performance.now() - start;
  clearInterval(timer);
  if (bytes < 1_000_000) throw new Error(`The export has ${bytes} bytes.`);
  return { ms, megabytes: (most - before) / 1e6 };
}

/** p99 of a caller who fetches the first page again and again while the work runs. */
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
