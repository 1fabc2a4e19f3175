import { sql } from 'drizzle-orm';
import { defined } from '../../machines/lib/assert-defined.ts';
import { answerOf } from '../support/rest.ts';
import { find } from './find.ts';
import { growTo } from './many-bookings.ts';
import { sideBySide } from './measure.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

const pageSize = 50;
const rounds = 100;

/** First and far pages of the booking list, as the provider sees it, against the shortest query for the same rows. */
export async function list(stage: Stage, bigRows: number): Promise<Row[]> {
  await growTo(stage.database.db, 1_000);
  const small = await pages(stage, 1_000, 1_000 / pageSize);
  await growTo(stage.database.db, bigRows);
  const big = await pages(stage, bigRows, Math.min(500, bigRows / pageSize));
  return [...small, ...big, ...(await find(stage, bigRows))];
}

async function pages(stage: Stage, rows: number, far: number): Promise<Row[]> {
  const first = await page(stage, 1);
  const last = await page(stage, far);
  const size = rows.toLocaleString('en-AU');
  const row = (what: string, figure: number, floor: number): Row => ({
    what: `list of ${size}, ${what}`,
    on: stage.on,
    unit: 'ms',
    figure,
    floor: { what: 'bare query', value: floor },
    aim: { kind: 'at most', timesFloor: 4 },
  });
  return [
    row('page 1', first.figure, first.floor),
    row(`page ${far}`, last.figure, last.floor),
    {
      what: `list of ${size}, page ${far} beside page 1`,
      on: stage.on,
      unit: 'ms',
      figure: last.figure,
      floor: { what: 'page 1', value: first.figure },
      aim: { kind: 'at most', timesFloor: 2 },
    },
  ];
}

/** The page is reached as 'load more' reaches it: by the cursor of the page before. */
async function page(stage: Stage, number: number): Promise<{ figure: number; floor: number }> {
  const rest = await stage.signIn('admin');
  const ask = (query: { page?: number; cursor?: string }) =>
    answerOf(rest.booking.GET('/booking/bookings', { params: { query: { page_size: pageSize, ...query } } }));
  const cursor = number === 1 ? undefined : defined((await ask({ page: number - 1 })).next_cursor);
  const query = cursor === undefined ? {} : { cursor };
  const { rows } = await stage.database.db.execute<{ id: string; created_at: string }>(sql`
    select id::text, created_at::text from booking.candidates order by created_at desc, id desc
    offset ${(number - 1) * pageSize} limit 1`);
  const start = defined(rows[0]);
  return sideBySide(
    rounds,
    () => ask(query),
    () =>
      stage.database.db.execute(sql`
        select c.*, b.*, s.name as site_name, s.timezone, p.name as package_name, p.assessments_html, o.company_name
        from booking.candidates c
          join booking.bookings b on b.id = c.booking_id
          join booking.packages p on p.id = c.package_id
          join companies.organisations o on o.id = c.org_id
          left join booking.clinics s on s.id = c.clinic_id
        where (c.created_at, c.id) <= (${start.created_at}::timestamptz, ${start.id}::uuid)
        order by c.created_at desc, c.id desc limit ${pageSize}`),
  );
}
