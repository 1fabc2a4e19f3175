import { sql } from 'drizzle-orm';
import { answerOf } from '../support/rest.ts';
import { atSize } from './growth.ts';
import { manyClinics } from './many-clinics.ts';
import { clocked, median } from './measure.ts';
import { spreadBookings } from './spread-bookings.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const CLINICS = 1_000;
const DOCTORS = 2_000;
const DAYS = 30;
const BOOKINGS = 10_000;
const ROUNDS = 20;

/** Waiting times at a provider of a thousand clinics, beside the same with the demo's few. */
export async function thousandClinics(stage: Stage): Promise<Row[]> {
  const { orgId } = await stage.signIn('manager');
  await spreadBookings(stage.database.db, orgId, BOOKINGS);
  const { figures: few } = await atSize(stage);
  await manyClinics(stage.database.db, [orgId], { clinics: CLINICS, doctors: DOCTORS, days: DAYS, daysBefore: 10 });
  await stage.database.db.execute(sql`vacuum analyze`);
  const { figures: many } = await atSize(stage);
  const floors = new Map(few);
  const { booking } = await stage.signIn('admin');
  const { rows } = await stage.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from booking.clinics where is_active`,
  );
  const ms = async (what: string, ask: () => Promise<unknown>): Promise<Row> => {
    await ask();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await clocked(ask));
    return { what, on: stage.on, unit: 'ms', figure: median(times) };
  };
  const search = 'Clinic 0042';
  return [
    { what: 'active clinics', on: stage.on, unit: 'clinics', figure: rows[0]?.count ?? 0 },
    ...many.map(
      ([what, figure]): Row => ({
        what: `${what}, a thousand clinics`,
        on: stage.on,
        unit: 'ms',
        figure,
        floor: { what: 'with the demo’s clinics', value: floors.get(what) ?? figure },
        aim: { kind: 'at most', timesFloor: 2 },
      }),
    ),
    await ms('a clinic found by name', () =>
      answerOf(booking.GET('/booking/sites', { params: { query: { search } } })),
    ),
    await ms('capacity of all of them, 14 days', () =>
      answerOf(booking.GET('/booking/overview/capacity', { params: { query: { days: 14 } }, parseAs: 'text' })),
    ),
  ];
}
