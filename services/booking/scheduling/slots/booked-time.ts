import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { checkSlots, claimPlace, findUnchangedPlace, type MoveCheck, readAppointment } from './appointment-targets.ts';
import { instantSql } from './claims.ts';

type Freed = SlotChange & Record<string, unknown>;

const idList = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

/** Gives the booked time of candidates back; others can take it as soon as the transaction ends. */
export async function freeBookedTime(tx: Database, candidateIds: readonly string[]): Promise<SlotChange[]> {
  const { rows } = await tx.execute<Freed>(sql`
    with gone as (
      delete from booking.claims where kind = 'booking' and claim_id = any (${idList(candidateIds)}) returning roster_id
    )
    select distinct r.clinic_id as site_id, r.day::text as day from gone join booking.rosters r on r.id = gone.roster_id`);
  return rows.map(({ site_id, day }) => ({ site_id, day }));
}

/** Gives back what has not begun of a candidate's booked time: what has begun stays as its record. */
export async function freeTimeAhead(tx: Database, candidateId: string, now: Date): Promise<SlotChange[]> {
  const { rows } = await tx.execute<Freed>(sql`
    with gone as (
      delete from booking.claims c using booking.slots s
      where s.slot_id = c.slot_id and c.kind = 'booking' and c.claim_id = ${candidateId}::uuid
        and s.from_time > ${instantSql(now)} returning c.roster_id
    )
    select distinct r.clinic_id as site_id, r.day::text as day from gone join booking.rosters r on r.id = gone.roster_id`);
  return rows.map(({ site_id, day }) => ({ site_id, day }));
}

/**
 * Takes the whole of an appointment's time again, all of it or nothing, and answers the obstacle, or null.
 * A booking without a doctor's time has nothing to take. The caller's transaction is one of the board.
 * @throws TimeTaken if another caller takes it at the same moment
 */
export async function retakeTime(
  tx: Database,
  candidateId: string,
  now: Date,
): Promise<{ verdict: MoveCheck | null; changes: SlotChange[] }> {
  const placed = await readAppointment(tx, candidateId);
  if (placed.roster_id === null) return { verdict: null, changes: [] };
  const from = new Date(placed.from_time);
  const place = await findUnchangedPlace(tx, placed, { rosterId: placed.roster_id, from }, now);
  const gone: MoveCheck = { code: 'NOT_ROSTERED', message: 'The doctor’s day was closed.' };
  const verdict = place ? checkSlots(placed, place, from) : gone;
  if (!place || verdict) return { verdict: verdict ?? gone, changes: [] };
  await claimPlace(tx, placed, place, now);
  return { verdict: null, changes: [{ site_id: place.clinic_id, day: place.day }] };
}

/** Throws away whatever anybody was holding in order to reschedule these candidates. */
export async function dropReschedules(tx: Database, candidateIds: readonly string[]): Promise<SlotChange[]> {
  // Locked by a statement of their own: the next one then sees every hold that was taken for them.
  const { rows: drafts } = await tx.execute<{ id: string }>(sql`
    select id from booking.drafts where reschedule_of = any (${idList(candidateIds)}) and sent_booking_id is null
    order by id for update`);
  if (drafts.length === 0) return [];
  const { rows } = await tx.execute<Freed>(sql`
    with drafts as (
      select id from booking.drafts where id = any (${idList(drafts.map(({ id }) => id))})
    ), holds as (
      select h.id, r.clinic_id as site_id, r.day::text as day
      from booking.reservations h join booking.rosters r on r.id = h.roster_id where h.draft_id in (select id from drafts)
    ), freed as (
      delete from booking.claims where kind = 'hold' and claim_id in (select id from holds)
    ), gone as (
      delete from booking.drafts where id in (select id from drafts)
    )
    select site_id, day from holds`);
  return rows.map(({ site_id, day }) => ({ site_id, day }));
}
