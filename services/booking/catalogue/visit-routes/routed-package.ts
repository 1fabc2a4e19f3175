import { type SQL, sql } from 'drizzle-orm';

/** If a package is booked as a visit route: an assessment of it says what it needs. */
export const isRoutedPackage = (packageId: SQL): SQL => sql`exists (
  select from booking.package_assessments routed_part join booking.assessments routed_one on routed_one.id = routed_part.assessment_id
  where routed_part.package_id = ${packageId} and routed_one.needs is not null)`;

/** The assessments of a package as `stopsOf` takes them, in the catalogue's order, as JSON. */
export const routedAssessments = (packageId: SQL): SQL => sql`(
  select json_agg(json_build_object('id', a.id, 'name', a.assessment_name, 'minutes', a.minutes, 'needs', a.needs)
    order by a.position, a.id)
  from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id where pa.package_id = ${packageId})`;
