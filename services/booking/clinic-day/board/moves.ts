import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { writeMoveNotices } from '../../record/mails/move-notices.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import {
  type AppointmentState,
  appointmentStateOf,
  assignAppointment,
  checkMove,
  checkPlacement,
  endOf,
  findPlace,
  lockAppointment,
  type MovableAppointment,
  type MoveCheck,
  ROUTE_STAYS,
  readAppointment,
  type Target,
  type TargetDay,
} from '../../scheduling/slots/appointment-targets.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import { planStopAt } from '../../scheduling/visit-routes/stop-target.ts';
import type { SlotChange } from '../../shared/changes.ts';
import { moves } from './moves.tables.ts';
import { presentStops } from './visit-stops.ts';

/** The person who moves, and how long it can be undone. */
export interface Mover extends Origin {
  readonly caller: Pick<Caller, 'accountId' | 'orgId' | 'name'>;
  readonly undoSeconds: number;
  readonly portal: PortalFacts;
  /** Of people of the company, the mail does not say that the clinic moved it. */
  readonly isCompany?: boolean;
  /** Booking persons are informed in another way. */
  readonly withoutCopies?: boolean;
}

/** The place at which the mover saw the booking: an earlier move wins. */
export interface ExpectedPlace {
  readonly rosterId: number;
  readonly from: Date;
}

export interface Moved {
  readonly moveId: string;
  readonly candidateId: string;
  readonly standing: AppointmentState;
  readonly undoUntil: string;
  readonly changes: readonly SlotChange[];
}

/** Checks a move to a place, or a confirmation of a Pending booking there, without doing it. */
export async function validateMove(db: Database, candidateId: string, target: Target, now: Date) {
  const placed = await readAppointment(db, candidateId);
  const { place } = await placeFor(db, placed, target, now);
  const verdict =
    placed.status === 'Pending'
      ? checkPlacement(placed, place, target.from, now)
      : checkBoardMove(placed, place, target, now);
  const end = endOf(placed, target.from, place);
  return {
    legal: verdict === null,
    code: verdict?.code ?? null,
    reason: verdict?.message ?? 'The time is free and rostered.',
    doctor_name: place.doctor_name,
    site_name: place.site_name,
    calendar_from_time: iso(target.from),
    calendar_to_time: iso(end),
  };
}

/** Moves a booking: all of it or nothing, and only from where the mover saw it. */
export function moveAppointment(
  db: Database,
  mover: Mover,
  {
    candidateId,
    target,
    seen,
    reason,
  }: { candidateId: string; target: Target; seen: ExpectedPlace; reason: string | null },
): Promise<Moved> {
  return withClaimsLock(db, 'shared', async (tx) => {
    const placed = await lockAppointment(tx, candidateId);
    if (target.stop === undefined) refuseMovedMeanwhile(placed, seen);
    else await refuseMovedStop(tx, placed.id, target.stop, seen);
    const { place, from } = await placeFor(tx, placed, target, mover.now);
    const verdict = checkBoardMove(placed, place, target, mover.now);
    if (verdict) fail(verdict.code, verdict.message, { field: 'calendar_from_time', details: verdict.details });
    return moveThere(tx, mover, { placed, place, from, reason });
  });
}

/** A person who has arrived may see another doctor of the clinic that day, and is still there. */
const staysArrived = ({ status, clinic_id, from_time }: MovableAppointment, place: TargetDay) =>
  status === 'Arrived' && clinic_id === place.clinic_id && dayIn(new Date(from_time), place.timezone) === place.day;

/** The reason against a move by the clinic's own staff, or null: they also move a person who has arrived. */
export const checkDeskMove = (placed: MovableAppointment, place: TargetDay, target: Target, now: Date) =>
  checkMove(staysArrived(placed, place) ? { ...placed, status: 'Confirmed' } : placed, place, target, now);

/** The same on the board, where a card of a visit route is one of its stops. */
const checkBoardMove = (placed: MovableAppointment, place: TargetDay, target: Target, now: Date): MoveCheck | null =>
  placed.is_route && target.stop === undefined
    ? { code: 'VISIT_ROUTE', message: ROUTE_STAYS }
    : checkDeskMove(placed, place, target, now);

/** The place of a move, and when the whole appointment begins then: one stop moves alone, the others stay. */
async function placeFor(db: Database, placed: MovableAppointment, target: Target, now: Date) {
  const { rosterId, from, stop } = target;
  if (!placed.is_route || stop === undefined) return { place: await findPlace(db, placed, target, now), from };
  const place = await findPlace(db, { ...placed, is_route: false }, target, now);
  const siteId = placed.clinic_id ?? place.clinic_id;
  const wanted = { candidateId: placed.id, siteId, packageId: placed.package_id, stop, rosterId, from, now };
  const { from: begins, ...visit } = await planStopAt(db, wanted);
  return { place: { ...place, visit, roster_id: visit.route?.rosterId ?? place.roster_id }, from: begins };
}

/** Refuses a stop that is no longer where the mover saw it. */
async function refuseMovedStop(tx: Database, candidateId: string, stop: string, seen: ExpectedPlace): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from booking.claims k join booking.slots s on s.slot_id = k.slot_id
    where k.claim_id = ${candidateId}::uuid and k.stop = ${stop} and k.roster_id = ${seen.rosterId}
    having min(s.from_time) = ${instantSql(seen.from)}`);
  if (rows.length === 0) fail('MOVED_MEANWHILE', MOVED_MEANWHILE);
}

/** The move itself, after it was found legal; the caller's transaction holds the candidate's row. */
export async function moveThere(
  tx: Database,
  mover: Mover,
  { placed, place, from, reason }: { placed: MovableAppointment; place: TargetDay; from: Date; reason: string | null },
): Promise<Moved> {
  const { caller, now, address, undoSeconds, ...notice } = mover;
  const isElsewhere = placed.clinic_id !== place.clinic_id || Date.parse(placed.from_time) !== from.getTime();
  // Another doctor at the same time is no news to the candidate.
  const keepsStatus = isElsewhere
    ? staysArrived(placed, place)
    : ['Confirmed', 'PartialConfirmed', 'Arrived'].includes(placed.status);
  const status = keepsStatus ? placed.status : 'Rescheduled';
  const stops = placed.is_route ? await presentStops(tx, placed.id) : [];
  await assignAppointment(tx, placed, place, { from, status, now });
  const moveId = uuidv7();
  const undoUntil = new Date(now.getTime() + undoSeconds * 1000);
  const to = endOf(placed, from, place);
  const [before, after] = [
    { ...appointmentStateOf(placed), ...(placed.is_route && { stops }) },
    { clinic_id: place.clinic_id, roster_id: place.roster_id, from_time: iso(from), to_time: iso(to), status },
  ];
  await tx.insert(moves).values({
    id: moveId,
    candidateId: placed.id,
    orgId: placed.org_id,
    before,
    after,
    reason,
    movedBy: caller.accountId,
    movedAt: now,
    undoUntil,
  });
  await audit(tx, caller, {
    action: 'booking.moved',
    entity: 'candidate',
    entityId: placed.id,
    bookingId: placed.booking_id,
    address,
    at: now,
    before: auditFacts(before),
    after: {
      ...auditFacts(after),
      site_name: place.site_name,
      doctor_name: place.doctor_name,
      ...(reason && { reason }),
    },
  });
  if (isElsewhere) await writeWebhookEvents(tx, 'booking.moved', [placed.id], { now });
  await writeMoveNotices(tx, { ...notice, moveId, candidateId: placed.id, before, reason, now, after: undoUntil });
  const changes = [
    { site_id: place.clinic_id, day: place.day },
    ...(placed.clinic_id
      ? [{ site_id: placed.clinic_id, day: dayIn(new Date(placed.from_time), place.timezone) }]
      : []),
  ];
  return { moveId, candidateId: placed.id, standing: after, undoUntil: undoUntil.toISOString(), changes };
}

function refuseMovedMeanwhile(placed: MovableAppointment, seen: ExpectedPlace): void {
  if (placed.roster_id === seen.rosterId && Date.parse(placed.from_time) === seen.from.getTime()) return;
  fail('MOVED_MEANWHILE', MOVED_MEANWHILE);
}

const MOVED_MEANWHILE = 'Somebody moved this booking meanwhile; the board shows where it is now.';

/** Facts of a place in the audit. */
export const auditFacts = ({ from_time, status }: AppointmentState) => ({ appointment_time: from_time, status });
