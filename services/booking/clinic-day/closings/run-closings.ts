import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { audit } from '../../../audit/audit.ts';
import { ServiceError } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import {
  findUnchangedPlace,
  lockAppointment,
  type MovableAppointment,
  type Target,
} from '../../scheduling/slots/appointment-targets.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { checkDeskMove, type Moved, type Mover, moveThere } from '../board/moves.ts';
import { undoMove } from '../board/undo-move.ts';
import type { ClosingRow } from './start-closing.ts';

export type RunnerDeps = Pick<ServiceDeps, 'db' | 'now' | 'portal'> & { readonly announce: Announce };

interface PersonRow extends Record<string, unknown> {
  readonly candidate_id: string;
  readonly from_roster_id: number;
  readonly from_time: string;
  readonly to_roster_id: number | null;
  readonly to_time: string | null;
  readonly move_id: string | null;
  readonly why: string | null;
}

/** For candidates and companies, in place of words written for them. */
const NOT_AVAILABLE = 'The doctor is not available.';
/** The same for a visit of several stops, of which any may be hit. */
const VISIT_NOT_AVAILABLE = 'A person or room that the visit needs is not available.';

/** The reason to leave a person where they are: people decided otherwise since. */
export const MOVED_MEANWHILE = 'Was moved or changed meanwhile.';

export type Outcome = 'moved' | 'phone' | 'elsewhere' | 'undone' | 'returned' | 'kept';

interface Result {
  readonly outcome: Outcome;
  readonly why: string | null;
  readonly moved: Moved | null;
}

/** Each status under way, and the one it ends in. */
const END = { closing: 'closed', undoing: 'undone', reopening: 'reopened' } as const;
type Phase = keyof typeof END;

/**
 * Carries out waiting closings, one person in one transaction: the move, its mails and its outcome are one write,
 * so that a process which ends in the middle leaves no person half moved, and the next process continues.
 * @returns how many people had their turn
 */
export async function runClosings(deps: RunnerDeps, signal?: AbortSignal): Promise<number> {
  let done = 0;
  while (!signal?.aborted) {
    const closing = await unfinished(deps.db);
    if (!closing) return done;
    const turn = await nextPerson(deps, closing);
    if (turn === 'others') return done;
    if (turn === 'one') done += 1;
  }
  return done;
}

async function unfinished(db: Database): Promise<(ClosingRow & { status: Phase }) | undefined> {
  const { rows } = await db.execute<ClosingRow & { status: Phase }>(sql`
    select id, status, reason, public_reason, roster_ids, undo_until::text as undo_until, created_by, created_by_name, created_by_org, address
    from booking.closings where status in ('closing', 'undoing', 'reopening') order by created_at limit 1`);
  return rows[0];
}

/** @returns `others`: all who are left are in the hands of other processes */
async function nextPerson(
  deps: RunnerDeps,
  closing: ClosingRow & { status: Phase },
): Promise<'one' | 'none' | 'others'> {
  const { db, announce, now } = deps;
  let taken: PersonRow | undefined;
  try {
    const result = await withClaimsLock(db, 'shared', async (tx) => {
      taken = await takePerson(tx, closing);
      if (!taken) return null;
      const one = await carryOut(tx, deps, closing, taken);
      await writeOutcome(tx, closing, taken, one);
      return one;
    });
    // Two runners that find no one left would wait for each other's lock on the closing: this step begins without one.
    if (!result) return await finish(db, closing, now());
    if (result.moved) await announce([...result.moved.changes, ...candidatesChanged(result.moved.candidateId)]);
    return 'one';
  } catch (thrown) {
    // A refusal's words are the outcome: the person keeps their time and is put on the work list. All else is a fault.
    if (!taken || !(thrown instanceof ServiceError)) throw thrown;
    const [person, why] = [taken, thrown.message];
    await db.transaction((tx) =>
      writeOutcome(tx, closing, person, { outcome: closing.status === 'closing' ? 'phone' : 'kept', why, moved: null }),
    );
    return 'one';
  }
}

/** The closing's row is locked in share mode: while it is undone no person of it is taken, and the other way round. */
async function takePerson(tx: Database, { id, status }: ClosingRow): Promise<PersonRow | undefined> {
  const { rows: still } = await tx.execute(sql`
    select from booking.closings where id = ${id}::uuid and status = ${status} for share`);
  if (still.length === 0) return undefined;
  const { rows } = await tx.execute<PersonRow>(sql`
    select candidate_id, from_roster_id, from_time::text as from_time, to_roster_id, to_time::text as to_time, move_id, why
    from booking.closing_people where closing_id = ${id}::uuid and not tried
    order by position limit 1 for update skip locked`);
  return rows[0];
}

async function carryOut(
  tx: Database,
  { now, portal }: RunnerDeps,
  closing: ClosingRow & { status: Phase },
  person: PersonRow,
) {
  const at = now();
  const undoSeconds = Math.max(0, (Date.parse(closing.undo_until) - at.getTime()) / 1000);
  const caller = { accountId: closing.created_by, orgId: closing.created_by_org, name: closing.created_by_name };
  const mover: Mover = { caller, now: at, address: closing.address ?? undefined, undoSeconds, portal };
  const { status } = closing;
  if (status === 'undoing') return takeBack(tx, mover, person);
  const [was, goal] =
    status === 'closing'
      ? [placeOf(person.from_roster_id, person.from_time), placeOf(person.to_roster_id, person.to_time)]
      : [placeOf(person.to_roster_id, person.to_time), placeOf(person.from_roster_id, person.from_time)];
  return move(tx, mover, { closing, person, was: defined(was), goal });
}

const placeOf = (rosterId: number | null, time: string | null): Target | null =>
  rosterId === null || time === null ? null : { rosterId, from: new Date(time) };

async function takeBack(tx: Database, mover: Mover, { move_id }: PersonRow): Promise<Result> {
  return { outcome: 'undone', why: null, moved: await undoMove(tx, mover, defined(move_id)) };
}

interface Turn {
  readonly closing: ClosingRow & { status: Phase };
  readonly person: PersonRow;
  readonly was: Target;
  readonly goal: Target | null;
}

async function move(tx: Database, mover: Mover, { closing, person, was, goal }: Turn): Promise<Result> {
  const placed = await lockAppointment(tx, person.candidate_id);
  const isClosing = closing.status === 'closing';
  const stuck = (why: string | null): Result => ({ outcome: isClosing ? 'phone' : 'kept', why, moved: null });
  if (placed.roster_id !== was.rosterId || Date.parse(placed.from_time) !== was.from.getTime()) {
    return { outcome: isClosing ? 'elsewhere' : 'kept', why: MOVED_MEANWHILE, moved: null };
  }
  if (!goal) {
    await recordStay(tx, mover, closing, person);
    return stuck(person.why);
  }
  const place = await findUnchangedPlace(tx, placed, goal, mover.now);
  if (!place) return stuck('The doctor’s day there is gone.');
  const verdict = checkDeskMove(placed, place, goal, mover.now);
  if (verdict) {
    if (isClosing) await recordStay(tx, mover, closing, { ...person, why: verdict.message });
    return stuck(verdict.message);
  }
  const reason = isClosing ? publicReasonOf(closing, placed) : 'The clinic is open again.';
  const moved = await moveThere(tx, mover, { placed, place, from: goal.from, reason });
  return { outcome: isClosing ? 'moved' : 'returned', why: null, moved };
}

/** A doctor's own reason, such as an illness, stays with the provider's staff. */
const publicReasonOf = ({ public_reason: words }: ClosingRow, { is_route }: MovableAppointment) =>
  words || (is_route ? VISIT_NOT_AVAILABLE : NOT_AVAILABLE);

/** The booking's history says why its doctor's day closed though it kept its time. */
async function recordStay(tx: Database, { caller, now, address }: Mover, closing: ClosingRow, person: PersonRow) {
  const placed = await lockAppointment(tx, person.candidate_id);
  await audit(tx, caller, {
    action: 'booking.day-closed',
    entity: 'candidate',
    entityId: person.candidate_id,
    bookingId: placed.booking_id,
    address,
    at: now,
    after: { reason: publicReasonOf(closing, placed), stays_because: person.why ?? 'Somebody phones first.' },
  });
}

async function writeOutcome(
  tx: Database,
  { id }: ClosingRow,
  { candidate_id }: PersonRow,
  { outcome, why, moved }: Result,
) {
  await tx.execute(sql`
    update booking.closing_people set outcome = ${outcome}, why = ${why}, tried = true,
      move_id = coalesce(${moved?.moveId ?? null}::uuid, move_id),
      -- A visit route may have another doctor there than the plan had.
      to_roster_id = case when ${outcome} = 'moved' then coalesce(${moved?.standing.roster_id ?? null}, to_roster_id) else to_roster_id end
    where closing_id = ${id}::uuid and candidate_id = ${candidate_id}::uuid`);
}

async function finish(
  db: Database,
  { id, status }: ClosingRow & { status: Phase },
  now: Date,
): Promise<'none' | 'others'> {
  const { rows } = await db.execute(sql`
    update booking.closings set status = ${END[status]}, finished_at = ${instantSql(now)}
    where id = ${id}::uuid and status = ${status}
      and not exists (select from booking.closing_people where closing_id = ${id}::uuid and not tried)
    returning id`);
  if (rows.length > 0) return 'none';
  const { rows: still } = await db.execute(sql`
    select from booking.closings where id = ${id}::uuid and status = ${status}`);
  return still.length > 0 ? 'others' : 'none';
}
