import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { nextStamp, refuseIfChanged } from '../../../shared/http/edit-conflict.ts';
import { eventsOf, type Origin } from '../../../shared/http/origin.ts';
import { nameOf } from '../../../shared/name.ts';
import { inOrder, type RoutedAssessment } from '../visit-routes/stops-of.ts';
import { type AssessmentRecord, findAssessment } from './assessment-record.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { rewritePackages, storePackageVersions } from './rewrite-packages.ts';

type Facts = Pick<AssessmentRecord, 'category' | 'name' | 'minutes' | 'price_cents' | 'preparation' | 'needs'>;
export type AssessmentChange = { [Field in keyof Facts | 'is_active']?: AssessmentRecord[Field] };

/** At the end of its category. @throws ServiceError 409 at `name` where the category has one of this name already */
export function addAssessment(
  db: Database,
  caller: Caller,
  { wanted, now, address }: { wanted: Facts } & Origin,
): Promise<AssessmentRecord> {
  const { category, name, preparation, minutes, price_cents: priceCents, needs } = cleaned(wanted);
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    await refuseTaken(tx, { category, name });
    const id = uuidv7();
    // Made later, it comes after those of the same position.
    await tx.execute(sql`
      insert into booking.assessments (id, category_name, assessment_name, minutes, price_cents, preparation, needs, position, updated_at)
      select ${id}::uuid, ${category}, ${name}, ${minutes}, ${priceCents}, ${preparation}, ${needsSql(needs)},
        coalesce(max(position) filter (where lower(category_name) = lower(${category})), max(position) + 1, 0),
        ${now.toISOString()}::timestamptz
      from booking.assessments`);
    await refuseCircle(tx);
    const made = await findAssessment(tx, id, 'read');
    await audit(tx, caller, { ...eventOf('added', id, now, address), after: factsOf(made) });
    return made;
  });
}

/**
 * Changes an assessment and with it every package that has it. Bookings keep what they were made with: a version of each
 * package that is booked is kept, as where the package itself is changed.
 * @throws ServiceError 409 EDIT_CONFLICT with the present record, 409 at `name`
 */
export function changeAssessment(
  db: Database,
  caller: Caller,
  { id, seen, wanted, now, address }: { id: string; seen: string; wanted: AssessmentChange } & Origin,
): Promise<AssessmentRecord> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const present = await findAssessment(tx, id, 'lock');
    await refuseIfChanged(tx, present, { seen, what: 'assessment', id, caller, now });
    const next = cleaned({ ...present, ...wanted });
    if (JSON.stringify(factsOf(next)) === JSON.stringify(factsOf(present))) return present;
    const { category, name, minutes, price_cents: priceCents, preparation, needs, is_active: isActive } = next;
    const isRenamed = category !== present.category || name !== present.name;
    if (isRenamed) await refuseTaken(tx, { category, name, except: id });
    const isOther = isRenamed || minutes !== present.minutes;
    const touched = isOther ? await storePackageVersions(tx, id, now) : [];
    await tx.execute(sql`
      update booking.assessments set category_name = ${category}, assessment_name = ${name}, minutes = ${minutes},
        price_cents = ${priceCents}, preparation = ${preparation}, needs = ${needsSql(needs)}, is_active = ${isActive},
        updated_at = ${nextStamp(present.updated_at, now).toISOString()}::timestamptz
      where id = ${id}::uuid`);
    await refuseCircle(tx);
    await rewritePackages(tx, touched, now);
    const changed = await findAssessment(tx, id, 'read');
    await audit(tx, caller, {
      ...eventOf('changed', id, now, address),
      before: factsOf(present),
      after: { ...factsOf(changed), ...(isOther ? { packages_changed: touched.length } : {}) },
    });
    return changed;
  });
}

/** @throws ServiceError 409 ASSESSMENT_IN_USE where packages have it, those of single bookings among them */
export function deleteAssessment(db: Database, caller: Caller, { id, now, address }: { id: string } & Origin) {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const present = await findAssessment(tx, id, 'lock');
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from booking.package_assessments where assessment_id = ${id}::uuid`,
    );
    const packages = rows[0]?.count ?? 0;
    if (packages > 0) {
      const words = packages === 1 ? '1 package has it.' : `${packages} packages have it.`;
      fail('ASSESSMENT_IN_USE', `${words} Switch it off instead.`, { details: { packages } });
    }
    await tx.execute(sql`delete from booking.assessments where id = ${id}::uuid`);
    await audit(tx, caller, { ...eventOf('deleted', id, now, address), before: factsOf(present) });
  });
}

/** @throws ServiceError 400 at `category` or `name` where nothing is left of it */
const cleaned = <Wanted extends Facts>(wanted: Wanted): Wanted => ({
  ...wanted,
  category: nameOf(wanted.category, 'category'),
  name: nameOf(wanted.name, 'name'),
  preparation: wanted.preparation.replace(/\s+/g, ' ').trim(),
});

async function refuseTaken(
  tx: Database,
  { category, name, except = null }: { category: string; name: string; except?: string | null },
): Promise<void> {
  const { rows } = await tx.execute<{ is_active: boolean }>(sql`
    select is_active from booking.assessments where lower(category_name) = lower(${category})
      and lower(assessment_name) = lower(${name}) and id is distinct from ${except}::uuid`);
  if (!rows[0]) return;
  const words = rows[0].is_active ? 'This category has' : 'Switched off, this category has';
  fail('DUPLICATE', `${words} an assessment of this name already.`, { field: 'name' });
}

const factsOf = ({
  category,
  name,
  minutes,
  price_cents,
  preparation,
  needs,
  is_active,
}: Facts & { is_active?: unknown }) => ({
  category,
  name,
  minutes,
  price_cents,
  preparation,
  needs,
  is_active,
});

const needsSql = (needs: Facts['needs']) => sql`${needs && JSON.stringify(needs)}::jsonb`;

/** @throws ServiceError 422 at `needs` where the rules of order of all assessments cannot be kept together */
async function refuseCircle(tx: Database): Promise<void> {
  const { rows } = await tx.execute<RoutedAssessment & Record<string, unknown>>(
    sql`select id, assessment_name as name, minutes, needs from booking.assessments`,
  );
  if (!inOrder(rows)) fail('INVALID', 'These rules of order form a circle.', { field: 'needs' });
}

const eventOf = eventsOf('assessment');
