import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { packagePrices } from '../booking/booking.tables.ts';
import { companyDetails } from '../companies/companies.tables.ts';
import type { Database } from '../database/database.ts';

/** The day the demo's organisations were set up. */
const setUpAt = new Date('2026-01-05T01:00:00Z');

const details = [
  {
    companyName: 'Harbourline Logistics',
    abn: '53004085616',
    billingAddress: 'Accounts payable\nGate B105, Port Botany NSW 2036',
    contactName: 'Jack Nolan',
    contactPhone: '02 5550 3301',
    notes: 'Statements by the third working day.',
  },
  {
    companyName: 'Wattle Civil',
    abn: '51824753556',
    billingAddress: 'PO Box 118, Gympie QLD 4570',
    resultEmail: 'hse@wattle.example;results@wattle.example',
    invoiceEmail: 'accounts@wattle.example',
    contactName: 'Ruby Fisher',
    contactPhone: '07 5550 4102',
    poRequired: true,
  },
];

const blank = {
  resultEmail: '',
  invoiceEmail: '',
  poRequired: false,
  ownPackagesOnly: false,
  notes: '',
  updatedAt: setUpAt,
};

/** Billing details of some of the demo's companies. */
export async function seedBilling(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string; company_name: string }>(
    sql`select id, company_name from companies.organisations where kind = 'client'`,
  );
  const kept = details.flatMap(({ companyName, ...found }) =>
    rows.filter((row) => row.company_name === companyName).map(({ id: orgId }) => ({ ...blank, ...found, orgId })),
  );
  await db.insert(companyDetails).values(kept);
  await seedPrices(db, rows.find((row) => row.company_name === 'Redgum Mining')?.id);
}

/** Most packages have a price, and one company has one of its own; some have none, as happens. */
async function seedPrices(db: Database, withOwn: string | undefined): Promise<void> {
  const { rows } = await db.execute<{ id: string; name: string; minutes: number; org_id: string | null }>(
    sql`select id, name, minutes, org_id from booking.packages where draft_id is null order by lower(name), id`,
  );
  const set = { fromDay: '2026-01-05', setBy: 'Helen Marsh', setAt: setUpAt };
  const priced = rows.filter((_row, at) => at % 9 !== 8);
  const usual = priced.map(({ id: packageId, minutes }) => ({
    id: uuidv7(),
    packageId,
    orgId: null,
    cents: 4_500 + minutes * 280,
    ...set,
  }));
  const everybodys = new Set(rows.filter(({ org_id }) => org_id === null).map(({ id }) => id));
  const ofEverybody = usual.filter(({ packageId }) => everybodys.has(packageId));
  const cheaper =
    withOwn === undefined
      ? []
      : ofEverybody.slice(0, 3).map((one) => ({ ...one, id: uuidv7(), orgId: withOwn, cents: one.cents - 1_500 }));
  await db.insert(packagePrices).values([...usual, ...cheaper]);
}
