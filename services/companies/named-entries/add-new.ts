import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { requiredMessage } from '../../../machines/rules/text/required.ts';
import { type Caller, orgScope } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import * as routes from './add-new.routes.ts';

/** Lists that grow while a booking is made. Changing an entry afterwards is its own page's. */
const lists = [
  { route: routes.addNewPosition, table: 'positions', noun: 'position', isEdited: true },
  { route: routes.addNewProject, table: 'projects', noun: 'project', isEdited: true },
  { route: routes.addNewPi, table: 'project_identifications', noun: 'project_identification', isEdited: false },
  { route: routes.addNewPo, table: 'purchase_orders', noun: 'purchase_order', isEdited: false },
] as const;

type List = (typeof lists)[number];
type Item = { id: string; name: string };

export function newItemRoutes(service: Service, { db, now }: ServiceDeps): void {
  for (const list of lists) {
    operation(service, list.route, async (c) => {
      const { name, company_id: companyId } = c.req.valid('json');
      const wanted = { name, companyId, at: now(), address: c.req.header('x-forwarded-for') };
      return c.json(await addNewItem(db, callerOf(c), list, wanted), 201);
    });
  }
}

/** The entry of this name, made where there is none: two people who add one name at once get the same. */
async function addNewItem(
  db: Database,
  caller: Caller,
  { table, noun, isEdited }: List,
  wanted: { name: string; companyId: string; at: Date; address: string | undefined },
): Promise<Item> {
  const orgId = orgScope(caller, wanted.companyId);
  const name = wanted.name.replace(/\s+/g, ' ').trim();
  const missing = requiredMessage(name);
  if (missing !== null) fail('BAD_REQUEST', missing, { field: 'name' });
  const into = sql`companies.${sql.identifier(table)}`;
  const at = sql`${wanted.at.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const { rows: company } = await tx.execute(
      sql`select from companies.organisations where id = ${orgId}::uuid and kind = 'client'`,
    );
    if (company.length === 0) notFound('Organisation');
    const { rows: made } = await tx.execute<Item>(sql`
      insert into ${into} as n (id, org_id, name, created_at ${isEdited ? sql`, updated_at` : sql``})
      values (${uuidv7()}::uuid, ${orgId}::uuid, ${name}, ${at} ${isEdited ? sql`, ${at}` : sql``})
      on conflict do nothing returning n.id, n.name`);
    if (made[0]) {
      const { address } = wanted;
      await audit(tx, caller, {
        action: `${noun}.added`,
        entity: noun,
        entityId: made[0].id,
        after: { name },
        at: wanted.at,
        address,
      });
      return made[0];
    }
    const { rows: there } = await tx.execute<Item>(
      sql`select n.id, n.name from ${into} n where n.org_id = ${orgId}::uuid and lower(n.name) = lower(${name})`,
    );
    return there[0] ?? notFound('Entry');
  });
}
