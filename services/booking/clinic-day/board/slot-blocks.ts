import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { workedTimes } from '../../scheduling/rosters/worked-times.ts';
import { instantSql, stillClaimed } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { clockIn } from '../../scheduling/slots/zone-days.ts';
import type { SlotChange } from '../../shared/changes.ts';

interface SlotRow extends Record<string, unknown> {
  slot_id: number;
  from_time: string;
  available: boolean;
  day: string;
  timezone: string;
  kind: 'hold' | 'booking' | null;
  expires_at: string | null;
}

export interface SlotsChangeInput extends Origin {
  readonly siteId: string;
  readonly slotIds: readonly number[];
  /** Why they are blocked; null opens them. */
  readonly reason: string | null;
  readonly note?: string | undefined;
}

/** Blocks slots or opens them again, all or none; held or booked slots are never blocked. */
export async function changeSlots(db: Database, caller: Caller, input: SlotsChangeInput) {
  const { siteId, slotIds, reason, note, now, address } = input;
  const ids = [...new Set(slotIds)];
  return withClaimsLock(db, 'exclusive', async (tx) => {
    const { rows } = await tx.execute<SlotRow>(sql`
      select s.slot_id::float8 as slot_id, s.from_time::text as from_time, s.available, r.day::text as day, site.timezone,
        c.kind, c.expires_at::text as expires_at
      from booking.slots s join booking.rosters r on r.id = s.roster_id join booking.clinics site on site.id = s.clinic_id
      left join booking.claims c on c.slot_id = s.slot_id and ${stillClaimed(instantSql(now))}
      where s.slot_id = any (${`{${ids.join(',')}}`}::bigint[]) and s.clinic_id = ${siteId}::uuid and r.over_plan is null
      order by s.from_time`);
    if (rows.length < ids.length) notFound('Slot');
    if (reason !== null) refuseUsed(rows.filter(({ kind }) => kind !== null));
    const changed = rows.filter(({ available }) => available === (reason !== null));
    await tx.execute(sql`
      update booking.slots set available = ${reason === null}, blocked_because = ${reason}
      where slot_id = any (${`{${ids.join(',')}}`}::bigint[])`);
    if (reason === null) await endBreaks(tx, ids);
    await audit(tx, caller, {
      action: reason === null ? 'slots.enabled' : 'slots.disabled',
      entity: 'clinic',
      entityId: siteId,
      address,
      at: now,
      after: { slot_ids: ids, reason: reason ?? note ?? null },
    });
    const days = [...new Set(rows.map(({ day }) => day))];
    return { slots: changed.length, changes: days.map((day): SlotChange => ({ site_id: siteId, day })) };
  });
}

/**
 * The doctor is at the clinic at times that are opened, a break's as well.
 * @throws ServiceError DOCTOR_ELSEWHERE
 */
async function endBreaks(tx: Database, ids: readonly number[]): Promise<void> {
  const opened = sql`
    select roster_id, range_agg(tstzrange(from_time, to_time)) as times from booking.slots
    where slot_id = any (${`{${ids.join(',')}}`}::bigint[]) group by roster_id`;
  const { rows } = await tx.execute<{ doctor: string; clinic: string; from_time: string; timezone: string }>(sql`
    select d.name as doctor, c.name as clinic, r.from_time::text as from_time, c.timezone
    from (${opened}) o join booking.rosters here on here.id = o.roster_id
    join booking.rosters r on r.doctor_id = here.doctor_id and r.clinic_id <> here.clinic_id and ${workedTimes} && o.times
    join booking.doctors d on d.id = r.doctor_id join booking.clinics c on c.id = r.clinic_id limit 1`);
  const [elsewhere] = rows;
  if (elsewhere) {
    const { doctor, clinic, from_time, timezone } = elsewhere;
    const from = clockIn(new Date(from_time), timezone);
    fail('DOCTOR_ELSEWHERE', `Not opened: ${doctor} works at ${clinic} at that time, from ${from} on.`, {
      field: 'slot_ids',
    });
  }
  await tx.execute(sql`
    update booking.rosters r set breaks = r.breaks - o.times from (${opened}) o
    where r.id = o.roster_id and r.breaks && o.times`);
}

/** Which of them are in use, and how, without saying by whom. */
function refuseUsed(used: readonly SlotRow[]): void {
  if (used.length === 0) return;
  const said = used.map(({ from_time, timezone, kind, expires_at }) => {
    const start = clockIn(new Date(from_time), timezone);
    return kind === 'booking' || expires_at === null
      ? `${start} is booked`
      : `${start} is held until ${clockIn(new Date(expires_at), timezone)}`;
  });
  const more = said.length > 6 ? ` and ${said.length - 6} more` : '';
  fail('SLOTS_IN_USE', `Not blocked: ${said.slice(0, 6).join(', ')}${more}.`, {
    field: 'slot_ids',
    details: {
      in_use: used.map(({ slot_id, from_time, kind }) => ({ slot_id, from_time: iso(from_time), kind })),
    },
  });
}
