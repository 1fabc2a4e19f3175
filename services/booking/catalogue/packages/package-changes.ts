import { sql } from 'drizzle-orm';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nextStamp, refuseIfChanged } from '../../../shared/http/edit-conflict.ts';
import { eventsOf, type Origin } from '../../../shared/http/origin.ts';
import { nameOf } from '../../../shared/name.ts';
import { shareCatalogue } from '../catalogue/catalogue-lock.ts';
import {
  findPackage,
  isProvidersOwn,
  type PackageRecord,
  requireOrganisation,
  requireWrite,
} from './package-record.ts';
import { usesMessage, usesOf } from './package-uses.ts';
import {
  checkedAssessments,
  contentOf,
  type GivenAssessment,
  insertPackage,
  keyOf,
  refuseTakenPackageName,
} from './package-writing.ts';

export async function addPackage(
  db: Database,
  caller: Caller,
  {
    org,
    wanted,
    now,
    address,
  }: {
    org: string | undefined;
    wanted: {
      name: string;
      service_type: 'pem' | 'fit_test';
      validity_months: number;
      assessments: readonly GivenAssessment[];
    };
  } & Origin,
): Promise<PackageRecord> {
  const scope = orgScope(caller, org);
  const orgId = isProvidersOwn(caller, scope) ? null : scope;
  requireWrite(caller, orgId);
  return db.transaction(async (tx) => {
    await shareCatalogue(tx);
    await requireOrganisation(tx, scope);
    const { name, service_type: serviceType, validity_months: validityMonths, assessments } = wanted;
    const { id, minutes } = await insertPackage(tx, { orgId, name, serviceType, validityMonths, assessments, now });
    const made = await findPackage(tx, caller, id, 'read');
    await audit(tx, caller, { ...eventOf('added', id, now, address), after: { ...factsOf(made), minutes } });
    return made;
  });
}

export interface PackageChange {
  readonly name?: string;
  readonly is_active?: boolean;
  readonly validity_months?: number;
  readonly assessments?: readonly GivenAssessment[];
}

/**
 * Changes a package. Bookings stay as they were made: their time is their own, and what the package held until now is kept
 * as a version that they go on showing. A time held for another length is refused when it is booked, as it always was.
 * @throws ServiceError 409 EDIT_CONFLICT with the present record, 409 at `name`, 422 at `assessments`
 */
export async function changePackage(
  db: Database,
  caller: Caller,
  { id, seen, wanted, now, address }: { id: string; seen: string; wanted: PackageChange } & Origin,
): Promise<PackageRecord> {
  return db.transaction(async (tx) => {
    await shareCatalogue(tx);
    const present = await findPackage(tx, caller, id, 'lock');
    requireWrite(caller, present.org_id);
    await refuseIfChanged(tx, present, { seen, what: 'package', id, caller, now });
    const name = wanted.name === undefined ? present.name : nameOf(wanted.name, 'name');
    const isActive = wanted.is_active ?? present.is_active;
    const validity = wanted.validity_months ?? present.validity_months;
    if (name !== present.name) await refuseTakenPackageName(tx, { orgId: present.org_id, name, except: id });
    const stamp = nextStamp(present.updated_at, now);
    const isOtherContent =
      wanted.assessments !== undefined && (await replaceContent(tx, present, wanted.assessments, now));
    const isSameRecord =
      name === present.name && isActive === present.is_active && validity === present.validity_months;
    if (!isOtherContent && isSameRecord) return present;
    await tx.execute(sql`
      update booking.packages set name = ${name}, is_active = ${isActive}, validity_months = ${validity},
        updated_at = ${stamp.toISOString()}::timestamptz
      where id = ${id}::uuid`);
    const changed = await findPackage(tx, caller, id, 'read');
    await audit(tx, caller, {
      ...eventOf('changed', id, now, address),
      before: factsOf(present),
      after: factsOf(changed),
    });
    return changed;
  });
}

/** @returns whether the package holds something else now */
async function replaceContent(
  tx: Database,
  present: PackageRecord,
  provided: readonly GivenAssessment[],
  now: Date,
): Promise<boolean> {
  const before = checkedKeys(present);
  const chosen = await checkedAssessments(tx, provided, before);
  const after = chosen.map((item) => keyOf(item.categoryName, item.assessmentName));
  if (before.join('\n') === after.join('\n')) return false;
  const id = present.package_id;
  if (present.in_use) {
    // Two changes in one moment: the first one's version is what the bookings until then were made with.
    await tx.execute(sql`
      insert into booking.package_versions (package_id, valid_until, minutes, assessments_html, assessments)
      select id, ${now.toISOString()}::timestamptz, minutes, assessments_html,
        ${JSON.stringify(present.assessments.filter(({ checked }) => checked).map(({ minutes: _minutes, ...words }) => words))}::jsonb
      from booking.packages where id = ${id}::uuid on conflict do nothing`);
  }
  const { minutes, assessmentsHtml } = contentOf(chosen);
  await tx.execute(sql`
    update booking.packages set minutes = ${minutes}, assessments_html = ${assessmentsHtml} where id = ${id}::uuid`);
  await tx.execute(sql`delete from booking.package_assessments where package_id = ${id}::uuid`);
  await tx.execute(sql`
    insert into booking.package_assessments (package_id, assessment_id)
    select ${id}::uuid, unnest(${`{${chosen.map((item) => item.id).join(',')}}`}::uuid[])`);
  return true;
}

/**
 * Deletes an unused package. One with bookings or held times is kept for them: it can be switched off instead.
 * @throws ServiceError 409 PACKAGE_IN_USE, with how many in `details`
 */
export async function deletePackage(
  db: Database,
  caller: Caller,
  { id, now, address }: { id: string } & Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const present = await findPackage(tx, caller, id, 'lock');
    requireWrite(caller, present.org_id);
    const uses = await usesOf(tx, id, now);
    if (uses.bookings + uses.holds > 0) {
      fail('PACKAGE_IN_USE', `${usesMessage(uses)} Switch it off instead.`, { details: uses });
    }
    await tx.execute(sql`delete from booking.package_assessments where package_id = ${id}::uuid`);
    await tx.execute(sql`delete from booking.packages where id = ${id}::uuid`);
    await audit(tx, caller, { ...eventOf('deleted', id, now, address), before: factsOf(present) });
  });
}

const checkedKeys = ({ assessments }: PackageRecord) =>
  assessments
    .filter(({ checked }) => checked)
    .map(({ category_name, assessment_name }) => keyOf(category_name, assessment_name));

/** The part of a package that the audit keeps. */
const factsOf = (record: PackageRecord) => {
  const { name, is_active, minutes, validity_months } = record;
  return { name, is_active, minutes, validity_months, assessments: checkedKeys(record) };
};

export const eventOf = eventsOf('package');
