import { sql } from 'drizzle-orm';
import { type BookableTime, bookableTimes } from '../support/bookings/bookable.ts';
import { answerOf, type Rest } from '../support/rest.ts';
import { median, perSecond } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const callers = 16;
const most = 600;
/** Holds and inserts in turns, so that both meet the same machine. */
const rounds = 5;

/** Holds per second, each of another time by its own draft, against inserts of one row under a unique key. */
export async function reserves(stage: Stage): Promise<Row[]> {
  const rest = await stage.signIn('manager');
  const times = (await bookableTimes(rest, { days: 30 })).slice(0, most);
  const asks = await Promise.all(times.map((time) => askFor(rest, time)));
  const { db } = stage.database;
  await db.execute(sql`create schema if not exists bench`);
  await db.execute(sql`
    create table bench.taken (slot_id bigint primary key, claim_id uuid not null, expires_at timestamptz)`);
  const inserts = times.map(
    (_, slot) => () =>
      db.execute(sql`
        insert into bench.taken values (${slot}, gen_random_uuid(), now()) on conflict do nothing returning slot_id`),
  );
  const figures: number[] = [];
  const floors: number[] = [];
  const share = Math.floor(times.length / rounds);
  for (let from = 0; from < share * rounds; from += share) {
    figures.push(await perSecond(callers, asks.slice(from, from + share)));
    floors.push(await perSecond(callers, inserts.slice(from, from + share)));
  }
  await db.execute(sql`drop schema bench cascade`);
  return [
    {
      what: `holds by ${callers} callers`,
      on: stage.on,
      unit: '/s',
      figure: median(figures),
      floor: { what: 'bare unique-key inserts', value: median(floors) },
      aim: { kind: 'at least', timesFloor: 0.3 },
    },
  ];
}

/** A hold that only has to be sent: its draft is saved. */
export async function askFor(rest: Rest, time: BookableTime): Promise<() => Promise<unknown>> {
  const { draft_id } = await answerOf(
    rest.booking.POST('/booking/drafts', { body: { service_type: 'pem', body: {} } }),
  );
  const body = {
    site_id: time.siteId,
    package_id: time.packageId,
    calendar_ids: [time.rosterId],
    calendar_from_time: time.startsAt,
    draft_id,
    candidate_index: 0,
  };
  return () => answerOf(rest.booking.POST('/booking/reservations', { body }));
}
