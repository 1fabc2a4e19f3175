import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { stampSql } from '../../../shared/http/edit-conflict.ts';
import { type LookupInput, lookUp, statusIs } from '../../../shared/sql/lookup.ts';
import type { assessmentRecord } from './assessments.routes.ts';

export type AssessmentRecord = z.infer<typeof assessmentRecord> & Record<string, unknown>;

/** Packages are counted to here. */
const COUNT_CAP = 1_000;

/** A package of a booking that was sent is that booking's alone, and stays as it was booked. */
export const changesWithCatalogue = sql`(p.draft_id is null or not exists (
  select from booking.candidates c where c.package_id = p.id))`;

export const columns = sql`a.id as assessment_id, a.category_name as category, a.assessment_name as name, a.minutes,
  a.price_cents, a.preparation, a.needs, (
    select coalesce(json_agg(json_build_object('id', earlier.id, 'name', earlier.assessment_name) order by earlier.position, earlier.id), '[]')
    from booking.assessments earlier where a.needs->'comes_after' ? earlier.id::text) as comes_after, a.is_active, ${stampSql(sql`a.updated_at`)} as updated_at, (
    select count(*)::int from (
      select from booking.package_assessments pa join booking.packages p on p.id = pa.package_id
      where pa.assessment_id = a.id and p.draft_id is null limit ${COUNT_CAP}) t) as packages`;

/** A page of the catalogue, in its order. */
export const listCatalogue = (db: Database, input: LookupInput & { status: readonly ('active' | 'inactive')[] }) =>
  lookUp<AssessmentRecord>(db, input, {
    columns,
    from: sql`booking.assessments a`,
    where: statusIs(input.status, sql`a.is_active`),
    name: sql`a.assessment_name`,
    searched: sql`(a.category_name || ': ' || a.assessment_name)`,
    id: sql`a.id`,
    order: [sql`a.position`],
  });

/** `lock` keeps it as it was found until the transaction ends. */
export async function findAssessment(db: Database, id: string, purpose: 'read' | 'lock'): Promise<AssessmentRecord> {
  const { rows } = await db.execute<AssessmentRecord>(sql`
    select ${columns} from booking.assessments a
    where a.id = ${id}::uuid ${purpose === 'lock' ? sql`for update of a` : sql``}`);
  return rows[0] ?? notFound('Assessment');
}
