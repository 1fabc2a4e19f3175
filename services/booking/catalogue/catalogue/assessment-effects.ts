import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { findAssessment } from './assessment-record.ts';
import type { assessmentEffects } from './assessments.routes.ts';

type Effects = z.infer<typeof assessmentEffects>;

const MAX_NAMED = 200;
const COUNT_CAP = 1_000;

/** The effects of a change of the assessment. @throws ServiceError 404 where it is unknown */
export async function effectsOf(db: Database, id: string, now: Date): Promise<Effects> {
  await findAssessment(db, id, 'read');
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Effects & Record<string, unknown>>(sql`
    with affected as materialized (
      select p.id, p.name, p.minutes, p.org_id from booking.package_assessments pa
      join booking.packages p on p.id = pa.package_id
      where pa.assessment_id = ${id}::uuid and p.draft_id is null
    ), named as (
      select h.id as package_id, h.name, o.company_name, h.minutes
      from affected h left join companies.organisations o on o.id = h.org_id
      order by o.company_name nulls first, lower(h.name), h.id limit ${MAX_NAMED}
    )
    select (select coalesce(json_agg(named), '[]') from named) as packages,
      (select count(*)::int from affected) as total,
      (select count(*)::int from (
        select from affected h join booking.candidates c on c.package_id = h.id
        where (c.appointment_time > ${moment} or c.status = 'Pending') and c.status <> 'Cancelled'
        limit ${COUNT_CAP}) t) as coming,
      (select coalesce(json_agg(json_build_object('name', k.name, 'resources', (
          select coalesce(json_agg(json_build_object('kind', d.kind, 'skills', d.skills)), '[]') from (
            select distinct d.kind, d.skills from booking.rosters r join booking.doctors d on d.id = r.doctor_id
            where r.clinic_id = k.id and r.day >= (${moment} at time zone k.timezone)::date and d.is_active) d)) order by k.name), '[]')
        from booking.clinics k where k.is_active and not k.booking_free) as clinics,
      (select count(*)::int from booking.reservations r
        where r.package_id in (select h.id from affected h) and r.expires_at > ${moment}) as holds`);
  const effects = rows[0];
  if (!effects) throw new Error('A select without a from clause answers one row.');
  return effects;
}
