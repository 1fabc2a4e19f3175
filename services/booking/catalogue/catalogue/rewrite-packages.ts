import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { assessmentsHtml } from '../assessments-html.ts';
import { changesWithCatalogue } from './assessment-record.ts';

/** Packages that have the assessment, locked in one order; those that bookings have are kept as they are until `now`. */
export async function storePackageVersions(tx: Database, assessmentId: string, now: Date): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from booking.packages p
    where p.id in (select package_id from booking.package_assessments where assessment_id = ${assessmentId}::uuid)
      and ${changesWithCatalogue}
    order by p.id for update of p`);
  const ids = rows.map(({ id }) => id);
  // Of two changes in one moment the first one's version is what the bookings until then were made with.
  await tx.execute(sql`
    insert into booking.package_versions (package_id, valid_until, minutes, assessments_html, assessments)
    select p.id, ${now.toISOString()}::timestamptz, p.minutes, p.assessments_html, (
      select json_agg(json_build_object('category_name', a.category_name, 'assessment_name', a.assessment_name,
        'checked', true) order by a.position, a.id)
      from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
      where pa.package_id = p.id)
    from booking.packages p
    where p.id = any (${`{${ids.join(',')}}`}::uuid[])
      and exists (select from booking.candidates c where c.package_id = p.id)
    on conflict do nothing`);
  return ids;
}

interface Content extends Record<string, unknown> {
  readonly id: string;
  readonly minutes: number;
  readonly assessments: readonly { categoryName: string; assessmentName: string }[];
}

/** Lengths and words of the packages, from the catalogue as it is now. */
export async function rewritePackages(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<Content>(sql`
    select pa.package_id as id, sum(a.minutes)::int as minutes, json_agg(json_build_object('categoryName', a.category_name,
      'assessmentName', a.assessment_name) order by a.position, a.id) as assessments
    from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
    where pa.package_id = any (${`{${ids.join(',')}}`}::uuid[]) group by pa.package_id`);
  const contents = rows.map(({ id, minutes, assessments }) => ({ id, minutes, html: assessmentsHtml(assessments) }));
  await tx.execute(sql`
    update booking.packages p set minutes = c.minutes, assessments_html = c.html,
      updated_at = greatest(${now.toISOString()}::timestamptz, p.updated_at + interval '1 millisecond')
    from json_to_recordset(${JSON.stringify(contents)}::json) as c (id uuid, minutes smallint, html text)
    where p.id = c.id`);
}
