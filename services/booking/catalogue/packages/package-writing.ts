import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { CHOOSE_ONE } from '../../../../machines/rules/booking/timeslot-choice.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nameOf } from '../../../shared/name.ts';
import { insertMany } from '../../../shared/sql/insert-many.ts';
import { assessmentsHtml } from '../assessments-html.ts';
import { packageAssessments, packages } from '../catalogue.tables.ts';

export const NOT_IN_CATALOGUE = 'This assessment is not in the catalogue';
export const switchedOff = (name: string) => `${name} is switched off and can be put into no other package.`;

/** An assessment as a package names it: by its words, which the catalogue has once. */
export interface GivenAssessment {
  readonly category_name: string;
  readonly assessment_name: string;
  readonly checked: boolean;
}

export interface Assessment extends Record<string, unknown> {
  readonly id: string;
  readonly categoryName: string;
  readonly assessmentName: string;
  readonly minutes: number;
  /** Can be put into packages. */
  readonly isActive: boolean;
}

/** Everything a clinic can do, in the order that it is shown, with what was switched off. */
export async function catalogue(tx: Database): Promise<readonly Assessment[]> {
  const { rows } = await tx.execute<Assessment>(sql`
    select id, category_name as "categoryName", assessment_name as "assessmentName", minutes, is_active as "isActive"
    from booking.assessments order by position, id`);
  return rows;
}

/** The key that tells assessments apart. */
export const keyOf = (category: string, name: string) => `${category}: ${name}`;

/**
 * The checked ones, in the catalogue's order. A package's contents come from the catalogue alone, so no markup and no
 * length made up by a caller gets into it.
 * @param had keys of what the package has: those stay in it also where they were switched off since
 * @throws ServiceError 422 at `assessments`, or at the one that the catalogue has not or has switched off
 */
export async function checkedAssessments(
  tx: Database,
  chosen: readonly GivenAssessment[],
  had: readonly string[] = [],
): Promise<Assessment[]> {
  const all = await catalogue(tx);
  const byKey = new Map(all.map((item) => [keyOf(item.categoryName, item.assessmentName), item]));
  const checked = new Set<string>();
  for (const [at, { category_name, assessment_name, checked: isChecked }] of chosen.entries()) {
    const key = keyOf(category_name, assessment_name);
    const item = byKey.get(key);
    if (!item) fail('INVALID', `${NOT_IN_CATALOGUE}.`, { field: `assessments.${at}` });
    if (!isChecked) continue;
    if (!item.isActive && !had.includes(key)) {
      fail('INVALID', switchedOff(assessment_name), { field: `assessments.${at}` });
    }
    checked.add(item.id);
  }
  if (checked.size === 0) fail('INVALID', CHOOSE_ONE, { field: 'assessments' });
  return all.filter(({ id }) => checked.has(id));
}

/**
 * A name is there once among a company's packages, or among those for every company; packages of a single booking are not
 * counted. Transactions that write names of one owner wait here for each other, so that the second of two fails.
 * @throws ServiceError 409 at `name`
 */
export async function refuseTakenPackageName(
  tx: Database,
  { orgId, name, except = null }: { orgId: string | null; name: string; except?: string | null },
): Promise<void> {
  await lockPackageNames(tx, [orgId]);
  const [found] = await takenPackageNames(tx, [{ orgId, name }], except);
  if (found?.message) fail('DUPLICATE', found.message, { field: 'name' });
}

/** Locks the names of these owners, always in one order, which avoids deadlocks. */
export async function lockPackageNames(tx: Database, owners: readonly (string | null)[]): Promise<void> {
  const keys = [...new Set(owners.map((orgId) => orgId ?? 'everybody'))];
  await tx.execute(sql`
    select pg_advisory_xact_lock(7262014, o.key)
      from (select distinct hashtext(k) as key from unnest(${sql.param(keys)}::text[]) k order by 1) o`);
}

/** Of each name, how it is compared, and why its owner cannot have another one of it. */
export async function takenPackageNames(
  tx: Database,
  wanted: readonly { readonly orgId: string | null; readonly name: string }[],
  except: string | null = null,
): Promise<{ key: string; message: string | null }[]> {
  const { rows } = await tx.execute<{ key: string; is_active: boolean | null }>(sql`
    select lower(w.name) as key, (
        select p.is_active from booking.packages p
         where p.org_id is not distinct from w.org_id and p.draft_id is null and lower(p.name) = lower(w.name)
           and p.id is distinct from ${except}::uuid limit 1
      ) as is_active
      from unnest(${sql.param(wanted.map(({ orgId }) => orgId))}::uuid[], ${sql.param(wanted.map(({ name }) => name))}::text[])
        with ordinality w (org_id, name, nth)
     order by w.nth`);
  return rows.map(({ key, is_active }) => {
    const words = is_active ? 'There is a package' : 'There is a package that is switched off';
    return { key, message: is_active === null ? null : `${words} of this name already.` };
  });
}

export interface NewPackage {
  /** Made by the sender. */
  readonly id?: string;
  /** Null offers it to every company. */
  readonly orgId: string | null;
  readonly name: string;
  readonly serviceType: 'pem' | 'fit_test';
  readonly assessments: readonly GivenAssessment[];
  /** A custom package: for the booking of this draft alone, in no list, its name as free as the words of a note. */
  readonly draftId?: string | null;
  readonly validityMonths?: number;
  readonly now: Date;
}

/** Writes a package with what it holds; its HTML and its length are made here, from the catalogue. */
export async function insertPackage(tx: Database, wanted: NewPackage): Promise<{ id: string; minutes: number }> {
  const { id: wantedId = uuidv7(), orgId, serviceType, draftId = null, validityMonths = 0, now } = wanted;
  const name = nameOf(wanted.name, 'name');
  if (draftId === null) await refuseTakenPackageName(tx, { orgId, name });
  const chosen = await checkedAssessments(tx, wanted.assessments);
  const [id] = await insertPackages(
    tx,
    [{ id: wantedId, orgId, name, serviceType, draftId, validityMonths, chosen }],
    now,
  );
  return { id: defined(id), minutes: contentOf(chosen).minutes };
}

export interface CheckedPackage {
  readonly id?: string;
  readonly orgId: string | null;
  readonly name: string;
  readonly serviceType: 'pem' | 'fit_test';
  readonly draftId: string | null;
  readonly validityMonths?: number;
  readonly chosen: readonly Assessment[];
}

/** Writes packages whose names are free and whose assessments are the catalogue's. @returns their ids, in the same order */
export async function insertPackages(tx: Database, wanted: readonly CheckedPackage[], now: Date): Promise<string[]> {
  const made = wanted.map(({ id = uuidv7(), ...one }) => ({ ...one, id }));
  await insertMany(made, (some) =>
    tx.insert(packages).values(
      some.map(({ id, orgId, name, serviceType, draftId, validityMonths = 0, chosen }) => ({
        id,
        orgId,
        name,
        serviceType,
        draftId,
        validityMonths,
        ...contentOf(chosen),
        createdAt: now,
        updatedAt: now,
      })),
    ),
  );
  const held = made.flatMap(({ id: packageId, chosen }) =>
    chosen.map((item) => ({ packageId, assessmentId: item.id })),
  );
  await insertMany(held, (some) => tx.insert(packageAssessments).values(some));
  return made.map(({ id }) => id);
}

/** The columns of a package that follow from its assessments. */
export const contentOf = (chosen: readonly Assessment[]) => ({
  minutes: chosen.reduce((sum, { minutes }) => sum + minutes, 0),
  assessmentsHtml: assessmentsHtml(chosen),
});
