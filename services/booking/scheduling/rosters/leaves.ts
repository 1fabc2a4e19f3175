import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { claimId, refuseUsedId } from '../../shared/idempotency.ts';
import { withClaimsLock } from '../slots/claims-lock.ts';
import { type FitScope, fitDays } from './fit-days.ts';
import { makeDays } from './make-days.ts';
import { outsideWanted } from './outside-hours.ts';
import { lockDoctor } from './patterns.ts';
import { doctorLeaves } from './roster-patterns.tables.ts';
import type { RosterChange } from './rosters.ts';
import { noPatterns, OUTSIDE, storedPatterns } from './wanted-days.ts';

export interface Leave {
  readonly id: string;
  readonly doctorId: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly reason: string;
}

type LeaveDays = Pick<Leave, 'doctorId' | 'fromDay'> & { readonly untilDay: string | null };

/** A doctor's days at every clinic, those that people made as well. */
export const everyDay = ({ doctorId, fromDay, untilDay }: LeaveDays): FitScope => ({
  doctorId,
  clinicId: null,
  fromDay,
  toDay: untilDay,
  alsoByHand: true,
});

/** Whom it would hit if a doctor did not work on these days, or from a day on; nothing is changed. */
export const planAbsence = (db: Database, days: LeaveDays, now: Date) =>
  outsideWanted(db, everyDay(days), noPatterns, now);

/** Deletes free days. Days with bookings stay, blocked, until their people have gone. */
export async function addLeave(db: Database, change: RosterChange, leave: Leave): Promise<readonly SlotChange[]> {
  const { caller, now, address } = change;
  const { id, doctorId, fromDay, untilDay, reason } = leave;
  if (untilDay < fromDay) fail('INVALID', 'The last day is before the first.', { field: 'until_day' });
  return withClaimsLock(db, 'exclusive', async (tx) => {
    await lockDoctor(tx, doctorId);
    if (!(await claimId(tx, caller, { kind: 'leave', id, content: leave, now }))) return [];
    const row = { id, doctorId, fromDay, untilDay, reason };
    const added = await tx.insert(doctorLeaves).values(row).onConflictDoNothing().returning({ id: doctorLeaves.id });
    if (added.length === 0) refuseUsedId();
    await audit(tx, caller, {
      action: 'leave.added',
      entity: 'doctor',
      entityId: doctorId,
      address,
      at: now,
      after: { from_day: fromDay, until_day: untilDay, reason },
    });
    return fitDays(tx, everyDay(leave), noPatterns, now);
  });
}

/** The days of the patterns come back; own days without a booking do not. */
export async function removeLeave(
  db: Database,
  change: RosterChange,
  id: string,
): Promise<{ doctorId: string; changes: readonly SlotChange[] }> {
  const { caller, now, address } = change;
  return withClaimsLock(db, 'exclusive', async (tx) => {
    const { rows } = await tx.execute<{ doctor_id: string; from_day: string; until_day: string; reason: string }>(sql`
      delete from booking.doctor_leaves where id = ${id}::uuid
      returning doctor_id, from_day::text as from_day, until_day::text as until_day, reason`);
    const leave = rows[0] ?? notFound('Leave');
    const { doctor_id: doctorId, from_day: fromDay, until_day: untilDay, reason } = leave;
    await lockDoctor(tx, doctorId);
    await audit(tx, caller, {
      action: 'leave.removed',
      entity: 'doctor',
      entityId: doctorId,
      address,
      at: now,
      before: { from_day: fromDay, until_day: untilDay, reason },
    });
    const patterns = storedPatterns(sql`p.doctor_id = ${doctorId}::uuid`, {
      first: sql`${fromDay}::date`,
      last: sql`least(p.made_until, ${untilDay}::date)`,
    });
    const scope = { ...everyDay({ doctorId, fromDay, untilDay }), alsoByHand: false };
    const fitted = await fitDays(tx, scope, patterns, now);
    const { rows: byHand } = await tx.execute<{ site_id: string; day: string }>(sql`
      with opened as (
        update booking.slots s set available = true, blocked_because = null from booking.rosters r
        where r.id = s.roster_id and r.doctor_id = ${doctorId}::uuid and r.pattern_id is null
          and r.day between ${fromDay}::date and ${untilDay}::date and s.blocked_because = ${OUTSIDE}
        returning r.clinic_id, r.day
      )
      select distinct clinic_id as site_id, day::text as day from opened`);
    return { doctorId, changes: [...fitted, ...(await makeDays(tx, patterns, now)), ...byHand] };
  });
}
