import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { Database } from '../../../database/database.ts';
import { instantSql } from './claims.ts';
import { shortDay } from './day-limits.ts';
import { dayIn } from './zone-days.ts';

interface ClinicDay {
  readonly clinic_id: string;
  readonly day: string;
  /** A claim that does not count. */
  readonly except?: string;
  readonly now: Date;
}

/**
 * Why a clinic takes no more over the plan on a day, or null. Two callers for the last one take turns: the clinic's row is locked
 * until the transaction ends. A hold that has run out loses its time, so that it cannot be booked after it was not counted.
 */
export async function whyOverPlan(tx: Database, { clinic_id, day, except, now }: ClinicDay): Promise<string | null> {
  const { rows: clinics } = await tx.execute<{ name: string; timezone: string; most: number }>(sql`
    select name, timezone, most_over_plan as most from booking.clinics where id = ${clinic_id}::uuid for no key update`);
  const { name, timezone, most } = defined(clinics[0]);
  const ofDay = sql`roster_id in (
    select id from booking.rosters where clinic_id = ${clinic_id}::uuid and day = ${day}::date and over_plan is not null)`;
  await tx.execute(sql`
    delete from booking.claims where ${ofDay} and kind = 'hold' and expires_at <= ${instantSql(now)}`);
  const { rows } = await tx.execute<{ used: number }>(sql`
    select count(distinct claim_id)::int as used from booking.claims
    where ${ofDay} and claim_id is distinct from ${except ?? null}::uuid`);
  const { used } = defined(rows[0]);
  if (used < most) return null;
  if (most === 0) return `${name} takes no appointments over the plan.`;
  return `${name} has ${used} of ${most} over the plan ${day === dayIn(now, timezone) ? 'today' : `on ${shortDay(day)}`}.`;
}
