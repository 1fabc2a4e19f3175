import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { OVER_PLAN } from '../../../../machines/rules/booking/over-plan.ts';
import type { Caller } from '../../../access/caller.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { deleteRosters, isUnrecorded } from '../../scheduling/rosters/fit-days.ts';
import {
  checkPlacement,
  endOf,
  findPlace,
  type PlacedAppointment,
} from '../../scheduling/slots/appointment-targets.ts';
import { claimTime, instantSql, SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { whyOverPlan } from '../../scheduling/slots/over-plan.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { refuseSent } from '../drafts/sent-booking.ts';

interface WantedOverPlan {
  /** The doctor's day, as planned. */
  readonly rosterId: number;
  readonly from: Date;
  readonly draftId: string;
  readonly packageId: string;
  readonly reason: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

const FIELD = { field: 'calendar_from_time' } as const;

/**
 * Holds a time that a doctor's day does not have for the first candidate of a draft: the day gets one more roster, as long as the
 * appointment and blocked from the start. What the draft held before is given back.
 */
export async function holdOverPlan(db: Database, { accountId, orgId }: Caller, wanted: WantedOverPlan) {
  const { rosterId, from, draftId, packageId, reason, now, expiresAt } = wanted;
  return withClaimsLock(db, 'shared', async (tx) => {
    const before = await lockDraft(tx, draftId, accountId);
    const placed = { ...(await findPackage(tx, packageId)), id: before?.id ?? draftId };
    const place = await findPlannedPlace(tx, placed, wanted);
    const { clinic_id, day } = place;
    const why = await whyOverPlan(tx, { clinic_id, day, now, ...(before && { except: before.id }) });
    if (why !== null) fail('SLOT_TAKEN', why, FIELD);
    await tx.execute(sql`delete from booking.claims where claim_id = ${before?.id ?? null}::uuid and kind = 'hold'`);
    await tx.execute(sql`delete from booking.reservations where draft_id = ${draftId}::uuid`);
    await deleteEmpty(tx, place);
    const to = endOf(placed, from, {});
    const made = await addRoster(tx, { rosterId, from, to, reason });
    const hold = { claimId: uuidv7(), kind: 'hold' as const, orgId, expiresAt, now };
    await claimTime(tx, { ...hold, slotIds: made.slot_ids });
    await tx.execute(sql`
      insert into booking.reservations (id, account_id, org_id, draft_id, candidate_index, clinic_id, package_id, roster_id,
        from_time, to_time, slot_count, expires_at, extensions, created_at)
      values (${hold.claimId}::uuid, ${accountId}::uuid, ${orgId}::uuid, ${draftId}::uuid, 0, ${clinic_id}::uuid, ${packageId}::uuid,
        ${made.id}, ${instantSql(from)}, ${instantSql(to)}, ${made.slot_ids.length}, ${instantSql(expiresAt)}, 0, ${instantSql(now)})`);
    const changes: SlotChange[] = [
      { site_id: clinic_id, day },
      ...(before ? [{ site_id: before.clinic_id, day: before.day }] : []),
    ];
    const answer = {
      reserve_id: hold.claimId,
      booking_start_time: iso(from.toISOString()),
      booking_end_time: iso(to.toISOString()),
      expires_at: iso(expiresAt.toISOString()),
      calendar_id: made.id,
    };
    return { answer, changes };
  });
}

/** Locks the draft until the transaction ends. @returns what it holds for its first candidate */
async function lockDraft(tx: Database, draftId: string, accountId: string) {
  const { rows: drafts } = await tx.execute<{ sent: string | null }>(sql`
    select (select reference from booking.bookings where id = sent_booking_id) as sent from booking.drafts
    where id = ${draftId}::uuid and account_id = ${accountId}::uuid and reschedule_of is null and revision > 0 for update`);
  const draft = drafts[0] ?? notFound('Draft');
  if (draft.sent) refuseSent(draft.sent);
  const { rows } = await tx.execute<{ id: string; clinic_id: string; day: string }>(sql`
    select h.id, h.clinic_id, r.day::text as day from booking.reservations h join booking.rosters r on r.id = h.roster_id
    where h.draft_id = ${draftId}::uuid order by h.candidate_index limit 1`);
  return rows[0];
}

async function findPackage(tx: Database, packageId: string): Promise<PlacedAppointment> {
  const { rows } = await tx.execute<PlacedAppointment & { name: string } & Record<string, unknown>>(sql`
    select p.id as package_id, p.name, p.service_type, ceil(p.minutes::numeric / ${SLOT_MINUTES})::int as length,
      ${isRoutedPackage(sql`p.id`)} as is_route
    from booking.packages p where p.id = ${packageId}::uuid and p.is_active and p.draft_id is null`);
  const found = rows[0] ?? notFound('Package');
  if (found.is_route) {
    fail('HOLD_UNFIT', `${found.name} needs rooms, devices or several stops: it cannot be over the plan.`, {
      field: 'package_id',
    });
  }
  return found;
}

/** The doctor works then, has no time left, and takes one more on that day. */
async function findPlannedPlace(tx: Database, placed: PlacedAppointment, { rosterId, from, now }: WantedOverPlan) {
  const { rows } = await tx.execute(sql`
    select from booking.rosters r join booking.doctors d on d.id = r.doctor_id
    where r.id = ${rosterId} and r.over_plan is null and d.kind = 'doctor'`);
  if (rows.length === 0) notFound('Roster');
  const place = await findPlace(tx, placed, { rosterId, from }, now);
  const slots = place.slots.map((slot) => ({ ...slot, kind: null }));
  const obstacle = checkPlacement(placed, { ...place, slots }, from, now);
  if (obstacle) fail(obstacle.code, obstacle.message, FIELD);
  if (place.slots.every(({ kind }) => kind === null)) {
    fail('HOLD_UNFIT', `${place.doctor_name} has this time free. Hold it as one of the plan.`, FIELD);
  }
  return place;
}

/** Those that were given back before anything was booked on them. */
async function deleteEmpty(tx: Database, { clinic_id, day }: { clinic_id: string; day: string }): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select r.id from booking.rosters r
    where r.clinic_id = ${clinic_id}::uuid and r.day = ${day}::date and r.over_plan is not null and ${isUnrecorded}
      and not exists (select from booking.claims c where c.roster_id = r.id)`);
  if (rows.length > 0) await deleteRosters(tx, rows);
}

async function addRoster(
  tx: Database,
  { rosterId, from, to, reason }: { rosterId: number; from: Date; to: Date; reason: string },
): Promise<{ id: number; slot_ids: number[] }> {
  const { rows } = await tx.execute<{ id: number; slot_ids: number[] }>(sql`
    with plan as (
      select r.clinic_id, r.doctor_id, r.day, (
        select max(place) + 1 from booking.rosters o
        where o.doctor_id = r.doctor_id and o.day between r.day - 1 and r.day + 1) as place
      from booking.rosters r where r.id = ${rosterId}
    ), made as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time, place, over_plan)
      select clinic_id, doctor_id, day, ${instantSql(from)}, ${instantSql(to)}, place, ${reason} from plan
      returning id, clinic_id, doctor_id
    ), filled as (
      insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time, available, blocked_because)
      select made.id, clinic_id, doctor_id, n - 1, at, at + interval '15 minutes', false, ${`${OVER_PLAN}: ${reason}`}
      from made cross join generate_series(${instantSql(from)}, ${instantSql(to)} - interval '1 second', interval '15 minutes')
        with ordinality quarter (at, n)
      returning slot_id
    )
    select made.id, (select json_agg(slot_id order by slot_id) from filled) as slot_ids from made`);
  return rows[0] ?? notFound('Roster');
}
