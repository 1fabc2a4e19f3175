import type { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { price } from './prices.routes.ts';

type Price = z.infer<typeof price>;

const MAX_PRICES = 1_000;

const pricesWhere = (where: SQL) => sql<Price>`
  select pr.id as price_id, pr.package_id, p.name as package_name, pr.org_id as company_id, o.company_name,
         pr.from_day::text as from_day, pr.cents, pr.set_by
    from booking.package_prices pr join booking.packages p on p.id = pr.package_id
    left join companies.organisations o on o.id = pr.org_id
   where ${where}
   order by lower(p.name), p.id, o.company_name nulls first, pr.from_day desc limit ${MAX_PRICES}`;

export async function findPrices(
  db: Database,
  { package_id: packageId, company_id: orgId }: { package_id?: string | undefined; company_id?: string | undefined },
): Promise<Price[]> {
  const { rows } = await db.execute<Price & Record<string, unknown>>(
    pricesWhere(sql`${packageId === undefined ? sql`true` : sql`pr.package_id = ${packageId}::uuid`}
      and ${orgId === undefined ? sql`true` : sql`pr.org_id = ${orgId}::uuid`}`),
  );
  return rows;
}

interface Wanted {
  readonly package_id: string;
  readonly company_id?: string | null | undefined;
  readonly from_day: string;
  readonly cents: number;
}

/** @throws ServiceError 404 for a package or a company that there is none of */
export function setPrice(db: Database, caller: Caller, { now, address, ...wanted }: Wanted & Origin): Promise<Price> {
  const { package_id: packageId, company_id: orgId = null, from_day: fromDay, cents } = wanted;
  return db.transaction(async (tx) => {
    await requireBoth(tx, packageId, orgId);
    const same = sql`package_id = ${packageId}::uuid and org_id is not distinct from ${orgId}::uuid
      and from_day = ${fromDay}::date`;
    const { rows: before } = await tx.execute<{ cents: number }>(
      sql`select cents from booking.package_prices where ${same} for update`,
    );
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into booking.package_prices (id, package_id, org_id, from_day, cents, set_by, set_at)
      values (${uuidv7()}::uuid, ${packageId}::uuid, ${orgId}::uuid, ${fromDay}::date, ${cents}, ${caller.name},
        ${now.toISOString()}::timestamptz)
      on conflict on constraint package_prices_key do update
        set cents = excluded.cents, set_by = excluded.set_by, set_at = excluded.set_at
      returning id`);
    const id = rows[0]?.id ?? notFound('Price');
    await audit(tx, caller, {
      action: 'price.set',
      entity: 'price',
      entityId: id,
      at: now,
      address,
      before: before[0] ?? null,
      after: { package_id: packageId, company_id: orgId, from_day: fromDay, cents },
    });
    return one(tx, id);
  });
}

export function removePrice(
  db: Database,
  caller: Caller,
  { id, now, address }: { id: string } & Origin,
): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await one(tx, id);
    await tx.execute(sql`delete from booking.package_prices where id = ${id}::uuid`);
    await audit(tx, caller, {
      action: 'price.removed',
      entity: 'price',
      entityId: id,
      before,
      at: now,
      address,
    });
  });
}

async function one(tx: Database, id: string): Promise<Price> {
  const { rows } = await tx.execute<Price & Record<string, unknown>>(pricesWhere(sql`pr.id = ${id}::uuid`));
  return rows[0] ?? notFound('Price');
}

/** Locks the package, so that it stays until the price is written. */
async function requireBoth(tx: Database, packageId: string, orgId: string | null): Promise<void> {
  const { rows: packages } = await tx.execute(sql`
    select from booking.packages where id = ${packageId}::uuid and draft_id is null
      and (org_id is null or org_id = coalesce(${orgId}::uuid, org_id)) for key share`);
  if (packages.length === 0) notFound('Package');
  if (orgId === null) return;
  const { rows: companies } = await tx.execute(
    sql`select from companies.organisations where id = ${orgId}::uuid and kind = 'client'`,
  );
  if (companies.length === 0) notFound('Company');
}
