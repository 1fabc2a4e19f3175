import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { Scope } from '../../services/booking/record/rows/booking-filter.ts';
import { isUnfiltered, listBookings } from '../../services/booking/views/list/booking-list.ts';
import { listQueryFrom } from '../../services/booking/views/list/bookings.routes.ts';
import { wholePage } from '../../services/booking/views/list/whole-page.ts';
import type { Database, OpenDatabase } from '../../services/database/database.ts';
import { seedRelativeData } from '../../services/seed/relative-data.ts';
import { spreadBookings } from '../bench/spread-bookings.ts';
import { testDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';

const PAGE = 50;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Subplan Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Each size of list, and whether it is left to the long run. */
const sizes = [
  { rows: 10_000, tags: [] },
  { rows: 1_000_000, tags: ['long'] },
] as const;

for (const { rows, tags } of sizes) {
  describe(`a company's list among ${rows} bookings of 300`, { ...needs('postgres'), tags: [...tags] }, () => {
    let database: OpenDatabase;
    let orgId = '';
    beforeAll(async () => {
      database = await testDatabase('demo');
      const { db } = database;
      await seedRelativeData({ db, now: () => new Date('2026-11-23T01:00:00Z') });
      const { rows: found } = await db.execute<{ id: string }>(
        sql`select id from companies.organisations where company_name = 'Redgum Mining'`,
      );
      orgId = defined(found[0]).id;
      await spreadBookings(db, orgId, rows);
    }, 600_000);
    afterAll(() => database.close());

    type Query = Partial<Parameters<typeof listQueryFrom>[0]>;

    /** The plan of the query for the page's ids: its indexes, and the number of rows. */
    async function planOf(query: Query, scope = { orgId, ownOf: null } as Scope) {
      // Of a search the records that it names are read first.
      const requests: SQL[] = [];
      const asked = queryOf(query);
      const json = await list(watched(database.db, requests), query, scope);
      const { rows: answer } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql`explain (analyze, format json) ${isUnfiltered(asked) ? wholePage(asked, scope) : defined(requests[query.search ? 1 : 0])}`,
      );
      const all = nodesOf(defined(answer[0])['QUERY PLAN'][0].Plan);
      // An unfiltered list reads its rows in the same statement.
      const ids = all.find((node) => node['Subplan Name'] === 'CTE page');
      const nodes = ids ? nodesOf(ids) : all;
      const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan') && !node.Plans);
      return {
        shown: JSON.parse(json).bookings.length as number,
        indexes: scans.map((node) => node['Index Name'] ?? node['Node Type']),
        rowsRead: scans.reduce(
          (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          0,
        ),
      };
    }

    const list = (db: Database, query: Query, scope: Scope = { orgId, ownOf: null }) =>
      listBookings(db, queryOf(query), { scope, record: async () => {} });
    const queryOf = (query: Query) =>
      listQueryFrom({ sort: 'created_at', order: 'desc', page_size: PAGE, ...query } as never);

    test.each([
      ['newest first', {}, 'candidates_org_created'],
      ['by time', { sort: 'appointment_time' }, 'candidates_org_time'],
      ['the completed, by time', { sort: 'appointment_time', status: ['Completed'] }, 'candidates_org_status'],
      ['the cancelled, by time', { sort: 'appointment_time', status: ['Cancelled'] }, 'candidates_org_status'],
      // The company has none of it: each of the two finds nothing at once.
      ['a rare status, by time', { sort: 'appointment_time', status: ['Pending GCMS'] }, /^candidates_(org_)?status$/],
    ] as const)('[list.sort] %s: a page is read along its index, and nothing else', async (_what, query, index) => {
      const { indexes, rowsRead, shown } = await planOf(query as Query);
      expect({ indexes, isShort: rowsRead <= PAGE + 1 }).toEqual({
        indexes: [expect.stringMatching(index)],
        isShort: true,
      });
      expect(shown).toBe(Math.min(PAGE, rowsRead));
    });

    test('[list.filter-several] several companies: a page is read along the index of each', async () => {
      const { rows: others } = await database.db.execute<{ id: string }>(
        sql`select org_id as id from booking.candidates where org_id <> ${orgId}::uuid group by 1 having count(*) > 20 limit 2`,
      );
      const company = [orgId, ...others.map(({ id }) => id)];
      const { indexes, rowsRead } = await planOf({ company } as Query, { orgId: null, ownOf: null } as Scope);
      expect({ indexes, companies: company.length }).toEqual({
        indexes: company.map(() => 'candidates_org_created'),
        companies: 3,
      });
      expect(rowsRead).toBeLessThanOrEqual(3 * (PAGE + 1));
    });

    test.each([
      ['Completed', 0.58],
      ['Cancelled', 0.14],
      ['Confirmed', 0.12],
      ['Pending GCMS', 0.004],
    ])(
      '[list.filter] the newest of status %s: no more rows are read than the company has, or than fill a page',
      async (status, share) => {
        const { rowsRead } = await planOf({ status: [status] } as Query);
        // Along the newest until the page is full, or all of that status: whichever is shorter, and twice that at most.
        const company = rows / 300;
        expect(rowsRead).toBeLessThanOrEqual(2 * Math.min((PAGE + 1) / share, company));
      },
    );

    test('[find.many] frequent values are estimated as frequent: the plan reads the newest rows, not all of them', async () => {
      const { rows: parts } = await database.db.execute<{ part: string; count: number; plan: number }>(sql`
          select left(public.fold_text(split_part(candidate_name, ' ', 2)), 4) as part, count(*)::int as count
          from booking.candidates group by 1 having count(*) > ${rows / 50} order by 1`);
      expect(parts.length).toBeGreaterThan(5);
      for (const { part, count } of parts) {
        const { rows: answer } = await database.db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
          sql`explain (format json) select from booking.candidates c where c.search_text like ${`%${part}%`}`,
        );
        expect(defined(answer[0])['QUERY PLAN'][0].Plan['Plan Rows'], part).toBeGreaterThan(count / 4);
      }
    });

    test('[search.folded] words that are rare together are found by an index, whatever their order', async () => {
      const { rows: people } = await database.db.execute<{ name: string }>(sql`
          select candidate_name as name from booking.candidates where org_id = ${orgId}::uuid
          group by 1 order by count(*), 1 limit 3`);
      for (const { name } of people) {
        const { indexes, rowsRead } = await planOf({ search: name.split(' ').toReversed().join(', ') });
        // By their words, or by the company's people: the planner's samples of so few rows decide.
        expect(indexes).toContainEqual(expect.stringMatching(/^candidates_(search|person)$/));
        expect(rowsRead).toBeLessThan(rows / 20);
      }
    });

    test('[list.filter] a rare package, doctor, PO number or project of any company is found by its index', async () => {
      const { rows: found } = await database.db.execute<{ id: string; package: string; doctor: string }>(sql`
        with chosen as (select c.id, c.booking_id, t.roster_id from booking.candidates c join booking.claims t on t.claim_id = c.id limit 1),
        copied as (
          insert into booking.packages select (p).* from (
            select jsonb_populate_record(p, '{"id": "01980c2f-0000-7000-8000-00000000aaaa", "name": "Zanthus medical"}') as p
            from booking.packages p limit 1) one returning id),
        booked as (update booking.bookings b set project = 'Zanthus Spur' from chosen where b.id = chosen.booking_id),
        changed as (update booking.candidates c set package_id = copied.id, po_number = 'ZQ-778123'
          from chosen, copied where c.id = chosen.id returning c.id)
        select changed.id, copied.id as package, r.doctor_id as doctor
        from changed, copied, chosen join booking.rosters r on r.id = chosen.roster_id`);
      const { package: packageId, doctor } = defined(found[0]);
      await database.db.execute(sql`analyze booking.candidates, booking.bookings, booking.claims, booking.rosters`);
      const queries = [
        { package: packageId },
        { doctor },
        { po_number: 'ZQ-7781' },
        { project: 'zanthus spur' },
      ] as const;
      for (const query of queries) {
        const { rowsRead, shown } = await planOf(query as Query, { orgId: null, ownOf: null });
        expect([query, shown > 0, rowsRead < rows / 4]).toEqual([query, true, true]);
      }
    });

    test.each([
      ['unfiltered', '%with page as%', [{}, { sort: 'created_at' }]],
      ['filtered', '%with ordinality one%', [{ status: ['Completed'] }, { search: 'silva' }]],
    ] as const)('the rows of a page are planned once: %s', async (_what, text, queries) => {
      const plans = await database.db.transaction(async (tx) => {
        for (let time = 0; time < 8; time += 1) for (const query of queries) await list(tx, query as Query);
        return (await rowsStatement(tx, text)).plans;
      });
      expect(plans).toBeGreaterThan(5);
    });

    test.each([
      ['unfiltered', {}, '%with page as%', () => orgId],
      ['filtered', { status: ['Completed'] }, '%with ordinality one%', (ids: string[]) => `{${ids.join(',')}}`],
    ] as const)('and each row is found by its key: %s', async (_what, query, text, parameterOf) => {
      const page: { bookings: { candidate_id: string }[] } = JSON.parse(await list(database.db, query as Query));
      const ids = page.bookings.map((booking) => booking.candidate_id);
      expect(ids.length).toBeGreaterThan(5);
      const nodes = await database.db.transaction(async (tx) => {
        for (let time = 0; time < 6; time += 1) await list(tx, query as Query);
        await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
        const { name } = await rowsStatement(tx, text);
        const { rows: answer } = await tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
          sql.raw(`explain (analyze, format json) execute ${name}('${parameterOf(ids)}')`),
        );
        return nodesOf(defined(answer[0])['QUERY PLAN'][0].Plan);
      });
      const keyed = nodes.filter((node) => node['Index Name'] === 'candidates_pkey');
      expect(keyed.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([ids.length]);
    });
  });
}

/**
 * The statement for a page's rows, as this connection has prepared it, and how often it took the plan for all values.
 */
async function rowsStatement(db: Database, text: string): Promise<{ name: string; plans: number }> {
  const { rows } = await db.execute<{ name: string; plans: number }>(sql`
    select name, generic_plans::int as plans from pg_prepared_statements where statement like ${text} order by generic_plans desc limit 1`);
  return defined(rows[0]);
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Keeps every query to the database, as it is sent. */
const watched = (db: Database, requests: SQL[]): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name, target);
      return (query: SQL) => {
        requests.push(query);
        return target.execute(query);
      };
    },
  });
