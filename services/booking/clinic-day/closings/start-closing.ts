import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import {
  type AffectedAppointment,
  affectedAppointments,
  type ClosedDay,
  type ClosingScope,
  isClosed,
  reasonNotMoved,
  rosteredDays,
  rosterIdsSql,
} from '../../scheduling/rosters/affected-appointments.ts';
import type { RosterChange } from '../../scheduling/rosters/rosters.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { claimId } from '../../shared/idempotency.ts';
import type { Choice } from './closing-plan.ts';
import { closingPeople, closings } from './closings.tables.ts';

/** Time in which a closing can be taken back as a whole; its mails leave then. */
export const UNDO_MS = 5 * 60_000;
/** The channel on which a commit that gave a closing work is heard. */
export const closingChannel = 'closing_waiting';

/** The planned outcome that the planner saw and agreed to, for each person. */
export interface AgreedPerson extends Choice {
  readonly seen: { readonly rosterId: number; readonly from: Date };
}

export interface NewClosing extends ClosingScope {
  /** Made by the sender: the same one sent again starts nothing twice. */
  readonly id: string;
  /** For the provider's staff. */
  readonly reason: string;
  /** For candidates and companies; may be empty. */
  readonly publicReason: string;
  readonly people: readonly AgreedPerson[];
}

/**
 * Blocks the days at once, so that they take no more bookings, and hands the people to the runner. A person booked
 * there after the plan was seen is to be phoned; no person is moved to a time that was not agreed to.
 */
export async function startClosing(db: Database, { caller, now, address }: RosterChange, wanted: NewClosing) {
  return withClaimsLock(db, 'exclusive', async (tx): Promise<readonly SlotChange[]> => {
    const isNew = await claimId(tx, caller, { kind: 'closing', id: wanted.id, content: jsonOf(wanted), now });
    if (!isNew) return [];
    const { rows: same } = await tx.execute(sql`select from booking.closings where id = ${wanted.id}::uuid`);
    if (same.length > 0) return [];
    const days = (await rosteredDays(tx, wanted, now)).filter((day) => isClosed(wanted, day));
    if (days.length === 0) fail('INVALID', 'No doctor works there on these days.', { field: 'from_day' });
    const people = (await affectedAppointments(tx, days, now)).filter(({ status }) => reasonNotMoved(status) === null);
    const { siteIds, doctorIds, fromDay, toDay, reason, publicReason } = wanted;
    await tx.insert(closings).values({
      id: wanted.id,
      siteIds: [...siteIds],
      doctorIds: [...doctorIds],
      fromDay,
      toDay,
      reason,
      publicReason,
      rosterIds: days.map(({ id }) => id),
      status: 'closing',
      address: address ?? null,
      createdAt: now,
      createdBy: caller.accountId,
      createdByName: caller.name,
      createdByOrg: caller.orgId,
      undoUntil: new Date(now.getTime() + UNDO_MS),
    });
    if (people.length > 0) await tx.insert(closingPeople).values(peopleOf(wanted, people));
    await blockDays(tx, days, reason, now);
    await audit(tx, caller, {
      action: 'closing.started',
      entity: 'closing',
      entityId: wanted.id,
      address,
      at: now,
      after: {
        site_ids: siteIds,
        doctor_ids: doctorIds,
        from_day: fromDay,
        to_day: toDay,
        reason,
        ...(publicReason && { public_reason: publicReason }),
        people: people.length,
      },
    });
    await tx.execute(sql`select pg_notify(${closingChannel}, '')`);
    return changesOf(days);
  });
}

/** Without instants of the language: they are compared as text. */
const jsonOf = (wanted: NewClosing): object => JSON.parse(JSON.stringify(wanted));

export const changesOf = (days: readonly Pick<ClosedDay, 'clinic_id' | 'day'>[]): SlotChange[] =>
  days.map(({ clinic_id, day }) => ({ site_id: clinic_id, day }));

function peopleOf({ id, people }: NewClosing, hit: readonly AffectedAppointment[]) {
  const agreed = new Map(people.map((person) => [person.candidateId, person]));
  return hit.map(({ candidate_id, roster_id, from_time }, position) => {
    const one = agreed.get(candidate_id);
    const isAsSeen = one?.seen.rosterId === roster_id && one.seen.from.getTime() === Date.parse(from_time);
    return {
      closingId: id,
      candidateId: candidate_id,
      position,
      fromRosterId: roster_id,
      fromTime: new Date(from_time),
      toRosterId: isAsSeen ? (one.to?.rosterId ?? null) : null,
      toTime: isAsSeen ? (one.to?.from ?? null) : null,
      why: isAsSeen ? null : 'Was booked here while the closing was planned.',
    };
  });
}

const blockedBecause = (reason: string) => `Closed: ${reason}`;

/** Booked slots too: what moves away must not be taken by the next one. What was blocked by hand keeps its words. */
async function blockDays(tx: Database, days: readonly ClosedDay[], reason: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update booking.slots set available = false, blocked_because = ${blockedBecause(reason)}
    where roster_id = any (${rosterIdsSql(days)}) and available and from_time > ${instantSql(now)}`);
}

export interface ClosingRow extends Record<string, unknown> {
  readonly id: string;
  readonly status: 'closing' | 'closed' | 'undoing' | 'undone' | 'reopening' | 'reopened';
  readonly reason: string;
  readonly public_reason: string;
  readonly roster_ids: number[];
  readonly undo_until: string;
  readonly created_by: string;
  readonly created_by_name: string;
  readonly created_by_org: string;
  readonly address: string | null;
}

/** Opens the days again and, where asked, has the people moved back, by the runner. */
export async function reopenClosing(
  db: Database,
  change: RosterChange,
  { id, how }: { id: string; how: 'undo' | 'move-back' | 'days-only' },
): Promise<readonly SlotChange[]> {
  const { caller, now, address } = change;
  return withClaimsLock(db, 'exclusive', async (tx) => {
    const closing = await lockClosing(tx, id);
    refuseReopening(closing, how, now);
    const phase = { undo: 'undoing', 'move-back': 'reopening', 'days-only': 'reopened' } as const;
    const status = phase[how];
    await tx.execute(sql`
      update booking.slots set available = true, blocked_because = null
      where roster_id = any (${`{${closing.roster_ids.join(',')}}`}::int[]) and blocked_because = ${blockedBecause(closing.reason)}`);
    // A person who was not moved has nothing to go back from; the others have their turn once more.
    await tx.execute(sql`
      update booking.closing_people set tried = (outcome is distinct from 'moved' or ${how === 'days-only'}),
        outcome = case when outcome is null or outcome = 'phone' then 'undone' else outcome end
      where closing_id = ${id}::uuid`);
    await tx.execute(sql`
      update booking.closings set status = ${status}, finished_at = case when ${how === 'days-only'} then ${instantSql(now)} end
      where id = ${id}::uuid`);
    await audit(tx, caller, {
      action: how === 'undo' ? 'closing.undone' : 'closing.reopened',
      entity: 'closing',
      entityId: id,
      after: { reason: closing.reason, how },
      address,
      at: now,
    });
    await tx.execute(sql`select pg_notify(${closingChannel}, '')`);
    const { rows: days } = await tx.execute<{ clinic_id: string; day: string }>(sql`
      select distinct clinic_id, day::text as day from booking.rosters
      where id = any (${`{${closing.roster_ids.join(',')}}`}::int[])`);
    return changesOf(days);
  });
}

function refuseReopening({ status, undo_until }: ClosingRow, how: string, now: Date): void {
  if (how === 'undo') {
    if (!['closing', 'closed'].includes(status)) fail('MOVE_UNDONE', 'This closing was undone already.');
    if (new Date(undo_until) <= now) {
      fail('UNDO_OVER', 'It is too late to undo: the mails have left. Reopen the days instead.');
    }
    return;
  }
  if (status === 'closing') fail('CLOSING_GOES_ON', 'People are still being moved. Undo it, or wait until it is done.');
  if (status !== 'closed') fail('MOVE_UNDONE', 'These days were reopened already.');
}

/** The closing, locked until the transaction ends. */
async function lockClosing(tx: Database, id: string): Promise<ClosingRow> {
  const { rows } = await tx.execute<ClosingRow>(sql`
    select id, status, reason, public_reason, roster_ids, undo_until::text as undo_until, created_by, created_by_name, created_by_org, address
    from booking.closings where id = ${id}::uuid for update`);
  return rows[0] ?? notFound('Closing');
}
