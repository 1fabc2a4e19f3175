import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../../shared/http/edit-conflict.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { type Origin, originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { nameOf } from '../../../shared/name.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import * as routes from './service-names.routes.ts';

type ServiceRecord = z.infer<typeof routes.serviceRecord> & Record<string, unknown>;

const MAX_SERVICES = 100;

const columns = sql`s.id as service_id, s.name, s.service_type, ${stampSql(sql`s.updated_at`)} as updated_at`;

/** The names of the services in the menu: the provider's to change. */
export function serviceNameRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, routes.listServiceNames, async (c) => {
    const { rows } = await db.execute<ServiceRecord>(
      sql`select ${columns} from booking.services s order by s.position, s.id limit ${MAX_SERVICES}`,
    );
    return c.json({ data: rows }, 200);
  });

  operation(service, routes.renameService, async (c) => {
    const { name, updated_at: seen } = c.req.valid('json');
    const wanted = { id: c.req.valid('param').service_id, name: nameOf(name, 'name'), seen };
    const written = originOf(c, now);
    return c.json(await renameService(db, callerOf(c), { ...wanted, ...written }), 200);
  });
}

interface Rename extends Origin {
  readonly id: string;
  readonly name: string;
  readonly seen: string;
}

/** @throws ServiceError 404, 409 EDIT_CONFLICT with the present record, 409 at `name` where another one is called so */
function renameService(db: Database, caller: Caller, { id, name, seen, now, address }: Rename): Promise<ServiceRecord> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const present = await find(tx, id);
    await refuseIfChanged(tx, present, { seen, what: 'service', id, caller, now });
    if (name === present.name) return present;
    const { rows: same } = await tx.execute(
      sql`select from booking.services where lower(name) = lower(${name}) and id <> ${id}::uuid limit 1`,
    );
    if (same.length > 0) fail('DUPLICATE', 'There is a service of this name already.', { field: 'name' });
    await tx.execute(sql`
      update booking.services set name = ${name}, updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz
      where id = ${id}::uuid`);
    await audit(tx, caller, {
      action: 'service.renamed',
      entity: 'service',
      entityId: id,
      at: now,
      address,
      before: { name: present.name },
      after: { name },
    });
    return find(tx, id);
  });
}

async function find(tx: Database, id: string): Promise<ServiceRecord> {
  const { rows } = await tx.execute<ServiceRecord>(
    sql`select ${columns} from booking.services s where s.id = ${id}::uuid for update`,
  );
  return rows[0] ?? notFound('Service');
}
