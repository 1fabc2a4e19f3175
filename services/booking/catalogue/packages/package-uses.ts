import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

/** Uses are counted to here; that there are more is said as 'more than'. */
const COUNT_CAP = 1_000;

/** Counts of a package's bookings, of those still to come, and of the times held for it at this moment. */
export type Uses = { bookings: number; coming: number; holds: number };

export async function usesOf(tx: Database, id: string, now: Date): Promise<Uses> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const counted = (where: ReturnType<typeof sql>) => sql`
    (select count(*)::int from (select from booking.candidates c where c.package_id = ${id}::uuid ${where} limit ${COUNT_CAP + 1}) t)`;
  const { rows } = await tx.execute<Uses>(sql`
    select ${counted(sql``)} as bookings,
      ${counted(sql`and (c.appointment_time > ${moment} or c.status = 'Pending') and c.status <> 'Cancelled'`)} as coming,
      (select count(*)::int from booking.reservations r
        where r.package_id = ${id}::uuid and r.expires_at > ${moment}) as holds`);
  return rows[0] ?? { bookings: 0, coming: 0, holds: 0 };
}

/** The sum of its assessments' prices, in cents; null where one of them has no price. */
export async function assessmentsCents(db: Database, id: string): Promise<number | null> {
  const { rows } = await db.execute<{ cents: number | null }>(sql`
    select case when count(a.price_cents) = count(*) then sum(a.price_cents)::int end as cents
    from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
    where pa.package_id = ${id}::uuid`);
  return rows[0]?.cents ?? null;
}

export function usesMessage({ bookings, coming, holds }: Uses): string {
  const many = (count: number) => (count > COUNT_CAP ? `more than ${COUNT_CAP}` : String(count));
  if (bookings === 0) return `${holds === 1 ? 'A time is' : `${holds} times are`} held for it right now.`;
  return `${bookings === 1 ? '1 booking has' : `${many(bookings)} bookings have`} it, ${many(coming)} still to come.`;
}
