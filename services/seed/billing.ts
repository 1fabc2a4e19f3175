import { sql } from 'drizzle-orm';
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
  ...{ resultEmail: '', invoiceEmail: '', poRequired: false, ownPackagesOnly: false, notes: '', updatedAt: setUpAt },
};

/** What the provider keeps about some of the demo's companies. */
export async function seedBilling(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string; company_name: string }>(
    sql`select id, company_name from companies.organisations where kind = 'client'`,
  );
  const kept = details.flatMap(({ companyName, ...found }) =>
    rows.filter((row) => row.company_name === companyName).map(({ id: orgId }) => ({ ...blank, ...found, orgId })),
  );
  await db.insert(companyDetails).values(kept);
}
