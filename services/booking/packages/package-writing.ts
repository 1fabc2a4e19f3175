import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { CHOOSE_ONE } from '../../../machines/rules/booking/timeslot-choice.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../shared/http/errors.ts';
import { nameOf } from '../../shared/name.ts';
import { packageAssessments, packages } from '../booking.tables.ts';
import { assessmentsHtml } from '../detail/assessments-html.ts';

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

/** How an assessment is told from the others. */
export const keyOf = (category: string, name: string) => `${category}: ${name}`;

/**
 * The checked ones, in the catalogue's order. What a package holds comes from the catalogue and from nowhere else, so no
 * markup and no length of somebody's own gets into it.
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
    if (!item) fail('INVALID', 'This assessment is not in the catalogue.', { field: `assessments.${at}` });
    if (!isChecked) continue;
    if (!item.isActive && !had.includes(key)) {
      const message = `${assessment_name} is switched off and can be put into no other package.`;
      fail('INVALID', message, { field: `assessments.${at}` });
    }
    checked.add(item.id);
  }
  if (checked.size === 0) fail('INVALID', CHOOSE_ONE, { field: 'assessments' });
  return all.filter(({ id }) => checked.has(id));
}

/**
 * A name is there once among a company's packages, or among those for every company; packages of a single booking are not
 * counted. Whoever writes names of one owner waits for the others here, so that of two the second is told.
 * @throws ServiceError 409 at `name`
 */
export async function refuseTakenPackageName(
  tx: Database,
  { orgId, name, except = null }: { orgId: string | null; name: string; except?: string | null },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7262014, hashtext(${orgId ?? 'everybody'}))`);
  const { rows } = await tx.execute<{ is_active: boolean }>(sql`
    select is_active from booking.packages
    where org_id is not distinct from ${orgId}::uuid and draft_id is null and lower(name) = lower(${name})
      and id is distinct from ${except}::uuid limit 1`);
  if (!rows[0]) return;
  const words = rows[0].is_active ? 'There is a package' : 'There is a package that is switched off';
  fail('DUPLICATE', `${words} of this name already.`, { field: 'name' });
}

export interface NewPackage {
  /** Null offers it to every company. */
  readonly orgId: string | null;
  readonly name: string;
  readonly serviceType: 'pem' | 'fit_test';
  readonly assessments: readonly GivenAssessment[];
  /** A custom package: for the booking of this draft alone, in no list, its name as free as the words of a note. */
  readonly draftId?: string | null;
  readonly now: Date;
}

/** Writes a package with what it holds; its HTML and its length are made here, from the catalogue. */
export async function insertPackage(tx: Database, wanted: NewPackage): Promise<{ id: string; minutes: number }> {
  const { orgId, serviceType, draftId = null, now } = wanted;
  const name = nameOf(wanted.name, 'name');
  if (draftId === null) await refuseTakenPackageName(tx, { orgId, name });
  const chosen = await checkedAssessments(tx, wanted.assessments);
  const id = uuidv7();
  const content = contentOf(chosen);
  await tx
    .insert(packages)
    .values({ id, orgId, name, serviceType, draftId, ...content, createdAt: now, updatedAt: now });
  await tx.insert(packageAssessments).values(chosen.map((item) => ({ packageId: id, assessmentId: item.id })));
  return { id, minutes: content.minutes };
}

/** What follows from the assessments. */
export const contentOf = (chosen: readonly Assessment[]) => ({
  minutes: chosen.reduce((sum, { minutes }) => sum + minutes, 0),
  assessmentsHtml: assessmentsHtml(chosen),
});
