import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { stampSql } from '../../../shared/http/edit-conflict.ts';
import type { siteRecord } from './sites.routes.ts';

/** `id` is the number people read, `uuid` the id of every call. */
export type SiteRecord = z.infer<typeof siteRecord> & Record<string, unknown>;

export const siteColumns = sql`c.number as id, json_build_array(c.number) as ids, c.id as uuid, c.name, c.address, c.suburb,
  c.postcode, c.state, c.timezone, c.phone, c.fax, c.email, to_json(c.service_types) as service_types, c.is_active,
  c.is_external, c.booking_free, c.sandbox, c.travel_minutes, c.most_over_plan, ${stampSql(sql`c.updated_at`)} as updated_at`;

/** `lock` keeps the site as it was found until the transaction ends. */
export async function findSite(db: Database, id: string, purpose: 'read' | 'lock'): Promise<SiteRecord> {
  const { rows } = await db.execute<SiteRecord>(sql`
    select ${siteColumns} from booking.clinics c where c.id = ${id}::uuid ${purpose === 'lock' ? sql`for update` : sql``}`);
  return rows[0] ?? notFound('Site');
}
