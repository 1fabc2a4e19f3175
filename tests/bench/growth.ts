import { sql } from 'drizzle-orm';
import { defined } from '../../machines/lib/assert-defined.ts';
import { bookableTimes } from '../support/bookings/bookable.ts';
import { answerOf, type Rest } from '../support/rest.ts';
import { clocked, median } from './measure.ts';
import { askFor } from './reserves.ts';
import { spreadBookings } from './spread-bookings.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const ROUNDS = 30;
const HOLDS = 30;
/** As many as a person chooses among. */
const CLINICS = 4;
const PAGE_SIZE = 50;
const MAX_FOUND = 6;

/**
 * Waiting times at each size up to `rows`, beside the same at the smallest size. Each size is handed on once measured.
 */
export async function growth(stage: Stage, rows: number, measured: (figures: readonly Row[]) => void): Promise<void> {
  const { orgId } = await stage.signIn('manager');
  const first = new Map<string, number>();
  for (const size of SIZES.filter((each) => each <= rows)) {
    const filled = await clocked(() => spreadBookings(stage.database.db, orgId, size));
    const { figures, people } = await atSize(stage);
    const on = { on: stage.on };
    const at = `${size.toLocaleString('en-AU')} bookings`;
    measured([
      { what: `filled to ${at}`, ...on, unit: 's', figure: filled / 1_000 },
      { what: `size of the database, ${at}`, ...on, unit: 'GB', figure: await gigabytes(stage) },
      { what: `people of the day list, ${at}`, ...on, unit: 'people', figure: people },
      ...figures.map(([what, figure]): Row => {
        const value = first.get(what) ?? figure;
        first.set(what, value);
        return {
          what: `${what}, ${at}`,
          ...on,
          unit: 'ms',
          figure,
          floor: { what: 'at 10,000', value },
          aim: { kind: 'at most', timesFloor: 2 },
        };
      }),
    ]);
  }
}

async function gigabytes({ database }: Stage): Promise<number> {
  const { rows } = await database.db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return (rows[0]?.bytes ?? 0) / 1e9;
}

type Figure = readonly [what: string, ms: number];

/** Waiting times, in medians, and the number of people on the requested day list. */
export async function atSize(stage: Stage): Promise<{ figures: Figure[]; people: number }> {
  const { booking } = await stage.signIn('admin');
  const client = await stage.signIn('manager');
  const bookings = (query: object) => answerOf(booking.GET('/booking/bookings', { params: { query } }));
  const own = (query: object) => answerOf(client.booking.GET('/booking/bookings', { params: { query } }));
  const { name, site, day } = await inTheMiddle(stage);
  const [firstName, familyName] = name.split(' ');
  const board = { site_id: site, from_date: day, to_date: day };
  const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['list, page 1, the provider', () => bookings({ page_size: PAGE_SIZE })],
    ['list, page 1, a company', () => own({ page_size: PAGE_SIZE })],
    ['list by name, page 1', () => bookings({ page_size: PAGE_SIZE, sort: 'name', order: 'asc' })],
    ['list with its count', () => bookings({ page_size: PAGE_SIZE, is_count: true })],
    ['search, a whole name', () => bookings({ search: name, page_size: MAX_FOUND })],
    ['search, a family name', () => bookings({ search: familyName, page_size: MAX_FOUND })],
    ['search, a first name', () => bookings({ search: firstName, page_size: MAX_FOUND })],
    ['search, what nobody has', () => bookings({ search: 'Qzxwv', page_size: MAX_FOUND })],
    [
      'counts of the home page, a company',
      () => answerOf(client.booking.GET('/booking/home', { params: { query: {} } })),
    ],
    ['who is due again, a company', () => answerOf(client.booking.GET('/booking/due', { params: { query: {} } }))],
    ['who is due again, the provider', () => answerOf(booking.GET('/booking/due', { params: { query: {} } }))],
    ['free times, 14 days', () => bookableTimes(client, { clinics: CLINICS })],
    ['board, a day', () => answerOf(booking.GET('/booking/scheduler/bookings', { params: { query: board } }))],
    [
      'day list',
      () => answerOf(booking.GET('/booking/scheduler/day-list', { params: { query: { site_id: site, day } } })),
    ],
  ];
  const figures: Figure[] = [];
  for (const [what, ask] of asked) {
    await ask();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await clocked(ask));
    figures.push([what, median(times)]);
  }
  const { entries } = await answerOf(
    booking.GET('/booking/scheduler/day-list', { params: { query: { site_id: site, day } } }),
  );
  return { figures: [...figures, ['a time held', await held(client)]], people: entries.length };
}

/** A candidate from the middle of all appointments, and the fullest day that a clinic has. */
async function inTheMiddle({ database }: Stage) {
  const { rows } = await database.db.execute<{ name: string; site: string; day: string }>(sql`
    with middle as (
      select candidate_name as name from booking.candidates where appointment_time > '0002-01-01'
      order by appointment_time offset (select count(*) / 2 from booking.candidates) limit 1),
    fullest as (
      select clinic_id as site, (appointment_time at time zone 'Australia/Perth')::date as day from booking.candidates
      where clinic_id is not null and status = 'Completed' and appointment_time > '0002-01-01'
      group by 1, 2 order by count(*) desc limit 1)
    select name, site, day::text from middle, fullest`);
  return defined(rows[0]);
}

async function held(client: Rest): Promise<number> {
  const times = (await bookableTimes(client, { days: 30, clinics: CLINICS })).slice(0, HOLDS);
  const took: number[] = [];
  for (const time of times) took.push(await clocked(await askFor(client, time)));
  return median(took);
}
