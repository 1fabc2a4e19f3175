import { sql } from 'drizzle-orm';
import { canBecome, type StatusGuard, shownStatus } from '../../../../machines/rules/booking/booking-status.table.ts';
import { type ErrorCode, notFound } from '../../../base/errors.ts';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import { bookedMinutes } from '../../catalogue/packages/booked-minutes.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { travelPositions } from '../rosters/travel-time.ts';
import { isOpenTo } from '../sites/sandbox-sites.ts';
import type { RouteSlots } from '../visit-routes/route-slots.ts';
import { claimVisit, planVisitAt, type VisitAt } from '../visit-routes/visit-at.ts';
import { claimTime, SLOT_MINUTES, stillClaimed } from './claims.ts';
import { whyOverLimit } from './day-limits.ts';
import { whyOverPlan } from './over-plan.ts';
import { isVisitRoute } from './visit-claims.ts';
import { clockIn } from './zone-days.ts';

/** A candidate whose appointment is to be put somewhere; `roster_id` null where it has no doctor's time yet. */
export interface MovableAppointment extends Record<string, unknown> {
  readonly id: string;
  readonly booking_id: string;
  readonly org_id: string;
  readonly candidate_name: string;
  readonly candidate_email: string;
  readonly contact_email: string;
  readonly package_id: string;
  readonly package_name: string;
  readonly reference: string;
  readonly service_type: 'pem' | 'fit_test';
  readonly status: string;
  readonly clinic_id: string | null;
  readonly roster_id: number | null;
  /** Of a pending one alone. */
  readonly preferred_site_id: string | null;
  readonly from_time: string;
  readonly to_time: string;
  /** Slots that the appointment takes. */
  readonly length: number;
  /** It has several stops, or would have: no doctor's time alone is enough. */
  readonly is_route: boolean;
}

const QUARTER = sql.raw(String(SLOT_MINUTES));

/** A booking with a time keeps its length, another has its package's. */
const movable = sql`
  select c.id, c.booking_id, c.org_id, c.candidate_name, c.candidate_email, b.contact_email, c.package_id, p.name as package_name,
    b.reference, b.service_type, c.status, c.clinic_id, c.roster_id, c.preferred_site_id, c.appointment_time::text as from_time,
    c.appointment_end::text as to_time,
    case when c.appointment_time > '0002-01-01'::timestamptz
      then (extract(epoch from c.appointment_end - c.appointment_time) / 60 / ${QUARTER})::int
      else ceil(${bookedMinutes}::numeric / ${QUARTER})::int end as length,
    ${isVisitRoute(sql`c.id`)} or (${isRoutedPackage(sql`p.id`)}
      and not exists (select from booking.claims own where own.claim_id = c.id)) as is_route
  from booking.candidates c join booking.bookings b on b.id = c.booking_id join booking.packages p on p.id = c.package_id
  where c.id = ${variable('candidateId', 'uuid')}`;
const readStatement = statement<MovableAppointment, 'candidateId'>('movable', movable);
const lockStatement = statement<MovableAppointment, 'candidateId'>('movable_locked', sql`${movable} for update of c`);

export const readAppointment = async (db: Database, candidateId: string): Promise<MovableAppointment> =>
  (await readStatement(db, { candidateId }))[0] ?? notFound('Candidate');

/** The candidate, locked until the transaction ends. */
export const lockAppointment = async (tx: Database, candidateId: string): Promise<MovableAppointment> =>
  (await lockStatement(tx, { candidateId }))[0] ?? notFound('Candidate');

export interface Target {
  readonly rosterId: number;
  readonly from: Date;
  /** Of a visit route: the stop that goes there, by its name. */
  readonly stop?: string;
}

interface TargetSlot {
  readonly id: number;
  readonly from: string;
  readonly open: boolean;
  readonly because: string | null;
  readonly kind: 'hold' | 'booking' | null;
  readonly until: string | null;
}

/** A doctor's day with the slots an appointment would take there; those of the candidate itself count as free. */
interface TargetRow extends Record<string, unknown> {
  readonly roster_id: number;
  readonly clinic_id: string;
  readonly day: string;
  readonly doctor_name: string;
  readonly site_name: string;
  readonly address: string;
  readonly timezone: string;
  readonly service_types: readonly string[];
  readonly is_active: boolean;
  readonly sandbox: boolean;
  /** The time is over the plan: the candidate has or had it, and may have it again. */
  readonly is_over_plan: boolean;
  /** The candidate's company may book there: both are a sandbox, or neither. */
  readonly is_open_to: boolean;
  readonly slots: readonly TargetSlot[];
}

export interface TargetDay extends TargetRow {
  /** Of a visit route: its stops from then on, of what is free for the candidate. */
  readonly visit?: VisitAt;
  /** The limit of a day that the visit would be over; the resources' rows are locked. */
  readonly overLimit?: string | null;
}

const v = {
  candidateId: variable('candidateId', 'uuid'),
  rosterId: variable('rosterId', 'integer'),
  from: variable('from', 'timestamptz'),
  to: variable('to', 'timestamptz'),
  now: variable('now', 'timestamptz'),
};
const placeStatement = statement<TargetRow, keyof typeof v>(
  'move_target',
  sql`
    select r.id as roster_id, r.clinic_id, r.day::text as day, d.name as doctor_name, site.name as site_name, site.address,
      site.timezone, site.service_types, site.is_active, site.sandbox, own.is_over_plan, not exists (
        select from booking.candidates own join booking.clinics k on k.id = r.clinic_id
        where own.id = ${v.candidateId} and not ${isOpenTo(sql`own.org_id`)}) as is_open_to, (
      select coalesce(json_agg(json_build_object('id', s.slot_id, 'from', s.from_time, 'open', (s.available or own.is_over_plan) and not way.is_travel,
        'because', coalesce(s.blocked_because, case when way.is_travel then 'travel time between clinics' end), 'kind', c.kind, 'until', c.expires_at) order by s.position), '[]')
      from booking.slots s left join booking.claims c on c.slot_id = s.slot_id and ${stillClaimed(v.now)}
        and c.claim_id <> ${v.candidateId}
        cross join lateral (select s.position in (${travelPositions(sql`r.id`, { own: v.candidateId, now: v.now })}) as is_travel) way
      where s.roster_id = r.id and s.from_time >= ${v.from} and s.from_time < ${v.to}) as slots
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id join booking.clinics site on site.id = r.clinic_id
      cross join lateral (select r.over_plan is not null and (
        exists (select from booking.candidates c where c.id = ${v.candidateId} and c.roster_id = r.id)
        or exists (select from booking.moves m where m.candidate_id = ${v.candidateId} and m.before ->> 'roster_id' = r.id::text)) as is_over_plan) own
    where r.id = ${v.rosterId}`,
);

/** As much of an appointment as finds and checks a place for it; `id` is a draft's before it is booked. */
export type PlacedAppointment = Pick<MovableAppointment, 'id' | 'package_id' | 'service_type' | 'length' | 'is_route'>;

export async function findPlace(
  tx: Database,
  placed: PlacedAppointment,
  { rosterId, from }: Target,
  now: Date,
): Promise<TargetDay> {
  const times = { from: from.toISOString(), to: sameLength(placed, from).toISOString(), now: now.toISOString() };
  const [found] = await placeStatement(tx, { candidateId: placed.id, rosterId, ...times });
  const place = found ?? notFound('Roster');
  const limited = { serviceType: placed.service_type, visits: [placed.id], now };
  if (!placed.is_route) {
    const overLimit = await whyOverLimit(tx, { ...limited, rosterIds: [rosterId] });
    if (overLimit !== null || !place.is_over_plan) return { ...place, overLimit };
    return { ...place, overLimit: await whyOverPlan(tx, { ...place, except: placed.id, now }) };
  }
  const preferred = [rosterId];
  const wanted = { siteId: place.clinic_id, packageId: placed.package_id, from, now, preferred, heldAs: placed.id };
  const visit = await planVisitAt(tx, wanted);
  if (!visit) return place;
  const rosterIds = rostersOf(visit.route);
  const overLimit = await whyOverLimit(tx, { ...limited, rosterIds });
  return { ...place, visit, overLimit, roster_id: visit.route?.rosterId ?? place.roster_id };
}

/** Each roster of a route once. */
export const rostersOf = (route: RouteSlots | null): number[] => [
  ...new Set(route?.stops.map(({ roster_id }) => roster_id)),
];

const sameLength = ({ length }: Pick<MovableAppointment, 'length'>, from: Date): Date =>
  new Date(from.getTime() + length * SLOT_MINUTES * 60_000);

/** When an appointment that begins then is over; a visit route may have other waits there. */
export const endOf = (
  placed: Pick<MovableAppointment, 'length'>,
  from: Date,
  { visit }: Pick<TargetDay, 'visit'>,
): Date => visit?.route?.to ?? sameLength(placed, from);

/** The same where the doctor's day is still there; else null. */
export async function findUnchangedPlace(
  tx: Database,
  placed: MovableAppointment,
  target: Target,
  now: Date,
): Promise<TargetDay | null> {
  const { rows } = await tx.execute(sql`select from booking.rosters where id = ${target.rosterId}`);
  return rows.length > 0 ? findPlace(tx, placed, target, now) : null;
}

/** Why an appointment of several stops is not moved by one of them. */
export const ROUTE_STAYS = 'This visit has several stops. Reschedule the booking, so that all of them move.';

/** Why something cannot be, as a code and for people. */
export interface MoveCheck {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: { readonly guard: StatusGuard };
}

/** The first obstacle to moving a booking there, or null. */
export function checkMove(
  placed: MovableAppointment,
  place: TargetDay,
  { rosterId, from }: Target,
  now: Date,
): MoveCheck | null {
  const status = shownStatus(placed.status);
  if (!status || !canBecome(status, 'Rescheduled')) {
    const message = `A booking that is ${status ?? placed.status} cannot be moved.`;
    return { code: 'STATUS_CONFLICT', message, details: { guard: 'canBecome' } };
  }
  // A visit route may keep its start with another room or person.
  if (!place.visit && placed.roster_id === rosterId && Date.parse(placed.from_time) === from.getTime()) {
    return { code: 'SAME_TIME', message: 'The booking has this time already.' };
  }
  return checkPlacement(placed, place, from, now);
}

/** The first obstacle to any appointment there, or null. */
export function checkPlacement(placed: PlacedAppointment, place: TargetDay, from: Date, now: Date): MoveCheck | null {
  if (from <= now) return { code: 'SLOT_PAST', message: 'This time has passed.' };
  if (!place.is_active) return { code: 'SITE_CLOSED', message: `${place.site_name} is not active.` };
  if (!place.is_open_to) {
    const why = place.sandbox ? 'is a sandbox clinic' : 'takes no bookings of a sandbox company';
    return { code: 'SITE_CLOSED', message: `${place.site_name} ${why}.` };
  }
  if (!place.service_types.includes(placed.service_type)) {
    return { code: 'SERVICE_NOT_OFFERED', message: `${place.site_name} does not offer this service.` };
  }
  return checkSlots(placed, place, from);
}

export function checkSlots(placed: PlacedAppointment, place: TargetDay, from: Date): MoveCheck | null {
  const overLimit: MoveCheck | null = place.overLimit ? { code: 'SLOT_TAKEN', message: place.overLimit } : null;
  if (place.visit) return place.visit.route ? overLimit : { code: 'SLOT_TAKEN', message: place.visit.why };
  const { length } = placed;
  const { slots, doctor_name, timezone } = place;
  const [first] = slots;
  const until = clockIn(endOf(placed, from, place), timezone);
  if (!first) return { code: 'NOT_ROSTERED', message: `${doctor_name} does not work at this time.` };
  if (slots.length < length || Date.parse(first.from) !== from.getTime()) {
    const message = `${doctor_name} does not work for the whole time, until ${until}.`;
    return { code: 'NOT_ROSTERED', message };
  }
  const booked = slots.find(({ kind }) => kind === 'booking');
  if (booked)
    return { code: 'SLOT_TAKEN', message: `${doctor_name} is booked at ${clockIn(new Date(booked.from), timezone)}.` };
  const held = slots.find(({ kind }) => kind === 'hold');
  if (held) {
    const end = clockIn(new Date(held.until ?? held.from), timezone);
    return { code: 'SLOT_TAKEN', message: `${clockIn(new Date(held.from), timezone)} is held until ${end}.` };
  }
  const blocked = slots.find(({ open }) => !open);
  if (!blocked) return overLimit;
  const why = blocked.because ? `: ${blocked.because}` : '';
  return { code: 'SLOT_BLOCKED', message: `${clockIn(new Date(blocked.from), timezone)} is blocked${why}.` };
}

const assigned = {
  ...v,
  siteId: variable('siteId', 'uuid'),
  status: variable('status', 'text'),
  timezone: variable('timezone', 'text'),
};
const assignStatement = statement<Record<string, never>, keyof typeof assigned>(
  'move_assign',
  sql`
    update booking.candidates set clinic_id = ${assigned.siteId}, roster_id = ${v.rosterId}, status = ${assigned.status},
      appointment_time = ${v.from}, appointment_end = ${v.to}, timezone = ${assigned.timezone}, updated_at = ${v.now}
    where id = ${v.candidateId}`,
);

/**
 * Puts the candidate there: new claims taken, old ones freed, the row rewritten, in the caller's transaction.
 * @throws TimeTaken
 */
export async function assignAppointment(
  tx: Database,
  placed: MovableAppointment,
  place: Pick<TargetDay, 'clinic_id' | 'roster_id' | 'timezone' | 'slots' | 'visit'>,
  { from, status, now }: { from: Date; status: string; now: Date },
): Promise<void> {
  await claimPlace(tx, placed, place, now);
  await assignStatement(tx, {
    candidateId: placed.id,
    siteId: place.clinic_id,
    rosterId: place.roster_id,
    timezone: place.timezone,
    status,
    from: from.toISOString(),
    to: endOf(placed, from, place).toISOString(),
    now: now.toISOString(),
  });
}

/** Takes the whole time there for the candidate's booking, and gives all other time of it back. @throws TimeTaken */
export async function claimPlace(
  tx: Database,
  { id, org_id }: MovableAppointment,
  { slots, visit }: Pick<TargetDay, 'slots' | 'visit'>,
  now: Date,
): Promise<void> {
  const claim = { claimId: id, kind: 'booking' as const, orgId: org_id, expiresAt: null, now, replaces: id };
  const slotIds = visit?.route ? await claimVisit(tx, visit.route, claim) : slots.map((slot) => slot.id);
  if (!visit?.route) await claimTime(tx, { ...claim, slotIds });
  await tx.execute(sql`
    delete from booking.claims where claim_id = ${id}::uuid and slot_id <> all (${`{${slotIds.join(',')}}`}::bigint[])`);
}

/** The place of a candidate's time, for records. */
export interface AppointmentState {
  readonly clinic_id: string | null;
  readonly roster_id: number | null;
  readonly from_time: string;
  readonly to_time: string;
  readonly status: string;
  /** Of a visit route that was moved: the slots that it had. */
  readonly stops?: RouteSlots['stops'];
}

export const appointmentStateOf = ({
  clinic_id,
  roster_id,
  from_time,
  to_time,
  status,
}: MovableAppointment): AppointmentState => ({
  clinic_id,
  roster_id,
  from_time: iso(from_time),
  to_time: iso(to_time),
  status,
});
