import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { companiesService } from '../../services/companies/companies.service.ts';
import type { Database } from '../../services/database/database.ts';
import { wishedDays } from '../support/bookings/bookable.ts';
import { addClinic, addPackage, openBookingWorld } from '../support/bookings/booking-world.ts';
import { sendCsv, undoCsv } from '../support/csv.ts';
import { needs } from '../support/needs.ts';

const world = await openBookingWorld();
const { db } = world;
afterAll(() => world.close());
const companies = companiesService(world.deps);
const by = await world.signIn('admin');
const admin = await world.as('admin');
const [site, medical] = [await addClinic(db), await addPackage(db, 15)];

const header = {
  service_type: 'pem',
  result_email: 'results@oodnadatta.example',
  invoice_email: 'accounts@oodnadatta.example',
  contact_name: 'Nina Holt',
  contact_phone: '08 5550 1421',
  contact_email: 'nina.holt@oodnadatta.example',
  policy_accepted: true,
};
const candidate = {
  candidate_name: 'Liam Newcomer',
  candidate_dob: '1991-03-14',
  candidate_gender: 'Male',
  candidate_phone: '0487 987 987',
  candidate_email: 'liam@home.example',
  candidate_position: 'Rigger',
  package_id: medical,
  preferred_site_id: site,
  preferred_state: 'WA',
  ...wishedDays(),
};
const book = (named: { org_id: string; subsidiary_id?: string }) =>
  admin.post(
    '/bookings',
    { header: { ...header, ...named }, candidates: [candidate] },
    { 'idempotency-key': randomUUID() },
  );

async function imported(what: 'companies' | 'subsidiaries', csv: string, name: string) {
  const importId = uuidv7();
  expect((await sendCsv(companies, what, { by, csv, id: importId })).body.imported).toBe(true);
  const { rows } = await db.execute<{ id: string; org_id: string }>(
    what === 'companies'
      ? sql`select id, id as org_id from companies.organisations where company_name = ${name}`
      : sql`select id, org_id from companies.subsidiaries where site_name = ${name}`,
  );
  const [row] = rows;
  if (!row) throw new Error('An import makes its rows.');
  return { importId, ...row };
}

/** Begins the calls in this order while the row is locked, each once the one before waits or has ended. */
async function queued<Answer>(table: string, id: string, calls: readonly (() => Promise<Answer>)[]) {
  const waiting = async (tx: Database) => {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.count ?? 0;
  };
  let begun: Promise<Answer>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ${sql.raw(table)} where id = ${id}::uuid for update`);
    for (const call of calls) {
      let isOver = false;
      const one = call().finally(() => {
        isOver = true;
      });
      begun = [...begun, one];
      await expect.poll(async () => isOver || (await waiting(db)) >= begun.length).toBe(true);
    }
  });
  return Promise.all(begun);
}

const orphans = async () => {
  const { rows } = await db.execute(sql`
    select b.id from booking.bookings b left join companies.organisations o on o.id = b.org_id
      left join companies.subsidiaries s on s.id = b.subsidiary_id
    where o.id is null or (b.subsidiary_id is not null and s.id is null)`);
  return rows;
};

const kinds = ['companies', 'subsidiaries'] as const;
const orders = ['undo first', 'booking first'] as const;
const races = kinds.flatMap((kind) => orders.map((order) => ({ kind, order })));

test.each(races)(
  '[import.undo-race] an undo of $kind and a booking for one at once, $order: no booking is without it',
  needs('postgres'),
  async ({ kind, order }) => {
    const name = `Oodnadatta ${order}`;
    const csv = kind === 'companies' ? `Company name\n${name}\n` : `Company,Subsidiary name\nRedgum Mining,${name}\n`;
    const { importId, id, org_id } = await imported(kind, csv, name);
    const undo = () => undoCsv(companies, kind, { by, id: importId });
    const booking = () => book(kind === 'companies' ? { org_id } : { org_id, subsidiary_id: id });
    const table = kind === 'companies' ? 'companies.organisations' : 'companies.subsidiaries';
    const calls = order === 'undo first' ? [undo, booking] : [booking, undo];
    const statuses = (await queued(table, id, calls)).map(({ status }) => status);
    expect(await orphans()).toEqual([]);
    expect(statuses).toEqual(order === 'undo first' ? [204, expect.toBeOneOf([404, 422])] : [201, 409]);
  },
);

test(
  '[import.undo-race] forty companies, each undone while two bookings are sent for it: either wins, and no booking is lost',
  needs('postgres'),
  async () => {
    const rounds = Array.from({ length: 40 }, async (_, nth) => {
      const name = `Marree Roads ${nth}`;
      const { importId, org_id } = await imported('companies', `Company name\n${name}\n`, name);
      const [undone, ...booked] = await Promise.all([
        undoCsv(companies, 'companies', { by, id: importId }),
        book({ org_id }),
        book({ org_id }),
      ]);
      const made = booked.filter(({ status }) => status === 201).length;
      expect([undone.status, made > 0]).toEqual(undone.status === 204 ? [204, false] : [409, true]);
      return made;
    });
    const made = (await Promise.all(rounds)).reduce((sum, count) => sum + count, 0);
    const { rows } = await db.execute(sql`
    select from booking.bookings b join companies.organisations o on o.id = b.org_id
    where o.company_name like 'Marree Roads %'`);
    expect(rows).toHaveLength(made);
    expect(await orphans()).toEqual([]);
  },
);
