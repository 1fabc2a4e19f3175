import { type SQL, sql } from 'drizzle-orm';
import { MAX_CREWS } from '../../../../machines/rules/booking/crew.ts';
import type { Database } from '../../../database/database.ts';
import { stampSql } from '../../../shared/http/edit-conflict.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import type { Crew } from './crews.routes.ts';

/** A package of the line `l`, if it can still be booked. */
const chosen = sql`(
  select json_build_object('package_id', p.id, 'name', p.name, 'minutes', ceil(p.minutes / 15.0)::int * 15)
  from booking.packages p where p.id = l.package_id and p.is_active and p.draft_id is null
    and p.service_type = c.service_type and ${offeredTo(sql`c.org_id`)})`;

/** Clinics of the line `l` that can still be booked. Of one that is closed the others are left, of all closed none. */
const sites = sql`(
  select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name) order by k.name), '[]')
  from booking.clinics k where k.id = any (l.site_ids) and k.is_active and c.service_type = any (k.service_types)) as sites`;

/** Crews `c`, by name, as far as they can be booked today. */
export async function readCrews(db: Database, where: SQL): Promise<Crew[]> {
  const { rows } = await db.execute<Crew & Record<string, unknown>>(sql`
    select c.id as crew_id, c.name, c.service_type, c.sid, c.result_email, c.invoice_email, c.po_number, c.project,
      c.project_identification, ${stampSql(sql`c.updated_at`)} as updated_at,
      (select json_build_object('id', s.id, 'name', s.site_name) from companies.subsidiaries s
        where s.id = c.subsidiary_id and s.enable) as subsidiary,
      (select json_agg(json_build_object('people', l.people, 'position', l.position,
          'position_id', (select p.id from companies.positions p where p.id = l.position_id), 'package', l.chosen,
          'state', case when l.site_ids = '{}' or json_array_length(l.sites) > 0 then l.state else '' end,
          'sites', l.sites) order by l.place)
        from (select l.*, ${chosen} as chosen, ${sites} from booking.crew_lines l where l.crew_id = c.id) l) as lines
    from booking.crews c where ${where} order by lower(c.name) limit ${MAX_CREWS}`);
  return rows;
}
