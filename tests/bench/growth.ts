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
/** As many as somebody chooses among. */
const CLINICS = 4;
const PAGE_SIZE = 50;
const MAX_FOUND = 6;

/** What people wait for, at each size up to `rows`, beside the same at the smallest size. */
export async function growth(stage: Stage, rows: number): Promise<Row[]> {
  const { orgId } = await stage.signIn('manager');
  const first = new Map<string, number>();
  const figures: Row[] = [];
  for (const size of SIZES.filter((each) => each <= rows)) {
    await spreadBookings(stage.database.db, orgId, size);
    const { figures: measured, people } = await atSize(stage);
    // The copies lie closer together than real bookings would: a day list is as long as its day is full.
    figures.push({
      what: `people of the day list, ${size.toLocaleString('en-AU')} bookings`,
      ...{ on: stage.on, unit: 'people', figure: people },
    });
    for (const [what, figure] of measured) {
      const value = first.get(what) ?? figure;
      first.set(what, value);
      figures.push({
        ...{ what: `${what}, ${size.toLocaleString('en-AU')} bookings`, on: stage.on, unit: 'ms', figure },
        floor: { what: 'at 10,000', value },
        aim: { kind: 'at most', timesFloor: 2 },
      });
    }
  }
  return figures;
}

type Figure = readonly [what: string, ms: number];

/** What people wait for, in medians, and how many people the day list has that was asked for. */
export async function atSize(stage: Stage): Promise<{ figures: Figure[]; people: number }> {
  const { booking } = await stage.signIn('admin');
  const client = await stage.signIn('manager');
  const bookings = (query: object) => answerOf(booking.GET('/booking/bookings', { params: { query } }));
  const own = (query: object) => answerOf(client.booking.GET('/booking/bookings', { params: { query } }));
  const { name, site, day } = await inTheMiddle(stage);
  const board = { site_id: site, from_date: day, to_date: day };
  const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['list, page 1, the provider', () => bookings({ page_size: PAGE_SIZE })],
    ['list, page 1, a company', () => own({ page_size: PAGE_SIZE })],
    ['list by name, page 1', () => bookings({ page_size: PAGE_SIZE, sort: 'name', order: 'asc' })],
    ['list with its count', () => bookings({ page_size: PAGE_SIZE, is_count: true })],
    ['search, a whole name', () => bookings({ search: name, page_size: MAX_FOUND })],
    ['search, what nobody has', () => bookings({ search: 'Qzxwv', page_size: MAX_FOUND })],
    [
      'counts of the home page, a company',
      () => answerOf(client.booking.GET('/booking/home', { params: { query: {} } })),
    ],
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

/** A candidate from the middle of the list, and a clinic's day in the middle of all appointments. */
async function inTheMiddle({ database }: Stage) {
  const { rows } = await database.db.execute<{ name: string; site: string; day: string }>(sql`
    select candidate_name as name, clinic_id as site, (appointment_time at time zone 'Australia/Perth')::date::text as day
      from booking.candidates where clinic_id is not null and status = 'Completed'
     order by appointment_time offset (select count(*) / 4 from booking.candidates) limit 1`);
  return defined(rows[0]);
}

async function held(client: Rest): Promise<number> {
  const times = (await bookableTimes(client, { days: 30, clinics: CLINICS })).slice(0, HOLDS);
  const took: number[] = [];
  for (const time of times) took.push(await clocked(await askFor(client, time)));
  return median(took);
}
