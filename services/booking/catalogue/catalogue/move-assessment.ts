import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { findAssessment } from './assessment-record.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { rewritePackages } from './rewrite-packages.ts';

interface Move extends Origin {
  readonly id: string;
  /** Of the same category; null: last of it. */
  readonly before: string | null;
}

/**
 * Moves an assessment within its category. All positions are rewritten: those of one category may be equal until then.
 * Packages that have it show it there, too; what they contain is the same, so bookings need no version of them.
 * @throws ServiceError 404, 422 at `before` where that is none of its category
 */
export function moveAssessment(db: Database, caller: Caller, { id, before, now, address }: Move): Promise<void> {
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const { category, name } = await findAssessment(tx, id, 'lock');
    const { rows: all } = await tx.execute<{ id: string; name: string; is_here: boolean }>(sql`
      select a.id, a.assessment_name as name, lower(a.category_name) = lower(${category}) as is_here
      from booking.assessments a order by a.position, a.id`);
    const others = all.filter((one) => one.id !== id);
    const next = before === null ? undefined : others.find((one) => one.id === before && one.is_here);
    if (before !== null && !next) fail('INVALID', 'Choose an assessment of the same category.', { field: 'before' });
    const end = others.findLastIndex(({ is_here }) => is_here) + 1 || all.findIndex((one) => one.id === id);
    const order = others.map((one) => one.id).toSpliced(next ? others.indexOf(next) : end, 0, id);
    if (order.every((one, at) => one === all[at]?.id)) return;
    await tx.execute(sql`
      update booking.assessments a set position = o.position
      from json_to_recordset(${JSON.stringify(order.map((one, position) => ({ id: one, position })))}::json)
        as o (id uuid, position int)
      where a.id = o.id and a.position <> o.position`);
    const { rows: packages } = await tx.execute<{ id: string }>(sql`
      select p.id from booking.packages p
      where p.id in (select package_id from booking.package_assessments where assessment_id = ${id}::uuid)
        and p.draft_id is null
      order by p.id for update of p`);
    await rewritePackages(
      tx,
      packages.map((one) => one.id),
      now,
    );
    await audit(tx, caller, {
      action: 'assessment.moved',
      entity: 'assessment',
      entityId: id,
      at: now,
      address,
      after: { category, name, before: next?.name ?? null },
    });
  });
}
