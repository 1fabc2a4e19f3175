import { sql } from 'drizzle-orm';
import { checkChains } from '../../services/audit/verify-chains.ts';
import type { Database } from '../../services/database/database.ts';
import { sharedTimes } from '../kill/ledger.ts';
import { wronglyBookedOrders } from './checks-of-events.ts';
import { halfOffers, leftHolds, notifiedTwiceOfTimes, offeredToTwo } from './checks-of-offers.ts';
import { halfVisits } from './checks-of-visits.ts';
import type { Ledger } from './ledger.ts';

/** Findings, each of which must be empty, in words that name the row. */
export interface Findings {
  readonly doubles: readonly string[];
  readonly lost: readonly string[];
  readonly half: readonly string[];
  readonly blocked: readonly string[];
  readonly missingAudit: readonly string[];
  readonly toldTwice: readonly string[];
  readonly offeredToTwo: readonly string[];
}

/** The database, after everything, against what the callers were told. */
export async function findingsOf(db: Database, ledger: Ledger, now: Date): Promise<Findings> {
  return {
    doubles: [...(await sharedTimes(db)), ...(await bookedTwice(db)), ...(await wronglyBookedOrders(db, ledger))],
    lost: [...ledger.broken, ...(await lostBookings(db, ledger))],
    half: [
      ...(await halfBookings(db)),
      ...(await halfGroups(db, ledger)),
      ...(await halfHolds(db, now)),
      ...(await halfOffers(db, now)),
      ...(await halfVisits(db, now)),
    ],
    blocked: [...(await blockedTimes(db, ledger, now)), ...(await leftHolds(db))],
    missingAudit: [...(await missingEntries(db, ledger)), ...(await brokenChains(db))],
    toldTwice: [...(await notifiedTwice(db)), ...(await notifiedTwiceOfTimes(db))],
    offeredToTwo: await offeredToTwo(db, now),
  };
}

async function bookedTwice(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ mark: string; count: number }>(sql`
    select po_number as mark, count(*)::int as count from booking.bookings
    where po_number like 'CHAOS-%' group by po_number having count(*) > 1`);
  return rows.map(({ mark, count }) => `${mark} was booked ${count} times`);
}

async function lostBookings(db: Database, { booked, notBooked }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{
    mark: string;
    id: string;
    status: string;
    time: string;
    note: string;
    roster: number;
  }>(sql`
    select b.po_number as mark, c.id, c.status, c.appointment_time::text as time, c.appointment_note as note, c.roster_id as roster
    from booking.bookings b join booking.candidates c on c.booking_id = b.id where b.po_number like 'CHAOS-%'`);
  const found = new Map(rows.map((row) => [row.id, row]));
  const marks = new Set(rows.map(({ mark }) => mark));
  return [
    ...notBooked.filter((mark) => marks.has(mark)).map((mark) => `${mark} was refused and is booked`),
    ...booked.flatMap(({ mark, candidateId, status, startsAt, note, rosterId }) => {
      const row = found.get(candidateId);
      if (!row) return [`${mark} was booked and is not there`];
      const isSame = row.status === status && row.note === note && Date.parse(row.time) === Date.parse(startsAt);
      const isThere = status === 'Cancelled' || rosterId === null || row.roster === rosterId;
      if (isSame && isThere) return [];
      return [`${mark} was told ${status} ${startsAt} ${note}, and is ${row.status} ${row.time} ${row.note}`];
    }),
  ];
}

/** Bookings without people, and people whose claims are not their time. */
async function halfBookings(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    select 'booking ' || b.id || ' has nobody' as what from booking.bookings b
    where not exists (select from booking.candidates c where c.booking_id = b.id)
    union all
    select 'candidate ' || c.id || ' is ' || c.status || ' and has ' || count(k.slot_id) || ' quarter hours of '
      || extract(epoch from c.appointment_end - c.appointment_time) / 900
    from booking.candidates c join booking.bookings b on b.id = c.booking_id and b.po_number like 'CHAOS-%'
    left join booking.claims k on k.claim_id = c.id
    where not exists (select from booking.claims v where v.claim_id = c.id and v.stop is not null)
    group by c.id
    having count(k.slot_id) <> case when c.status = 'Cancelled' then 0
      else extract(epoch from c.appointment_end - c.appointment_time) / 900 end`);
  return rows.map(({ what }) => what);
}

/** Of several candidates who were booked together, some alone. */
async function halfGroups(db: Database, { booked }: Ledger): Promise<string[]> {
  const told = Map.groupBy(booked, ({ bookingId }) => bookingId);
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select b.id::text as id, count(*)::int as count from booking.bookings b join booking.candidates c on c.booking_id = b.id
    where b.po_number like 'CHAOS-%' group by b.id`);
  return rows.flatMap(({ id, count }) => {
    const expected = told.get(id)?.length ?? count;
    return count === expected ? [] : [`booking ${id} was told to have ${expected} candidates and has ${count}`];
  });
}

/** Holds that have not all of their time; a reschedule's shares some with its booking. */
async function halfHolds(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select h.id::text as id from booking.reservations h join booking.drafts d on d.id = h.draft_id
    where h.expires_at > ${now.toISOString()}::timestamptz and h.slot_count <> (
      select count(*) from booking.claims c join booking.slots s on s.slot_id = c.slot_id
      where c.claim_id = h.id or (h.route_slots is null and c.claim_id = d.reschedule_of and c.roster_id = h.roster_id
        and s.from_time >= h.from_time and s.from_time < h.to_time))`);
  return rows.map(({ id }) => `hold ${id} has not all of its time`);
}

/**
 * Times that no caller can take and no booking has: of no booking, of no hold, of a draft that was sent, or given back.
 */
async function blockedTimes(db: Database, { released }: Ledger, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; why: string }>(sql`
    select distinct c.claim_id::text as id, 'belongs to nobody' as why from booking.claims c
    where (c.expires_at is null or c.expires_at > ${now.toISOString()}::timestamptz)
      and not exists (select from booking.candidates where id = c.claim_id)
      and not exists (select from booking.reservations where id = c.claim_id)
      and not exists (select from booking.own_moves where hold_id = c.claim_id)
      and not exists (select from booking.earlier_time_offers where id = c.claim_id)
    union all
    select h.id::text, 'is of a draft that was sent' from booking.reservations h join booking.drafts d on d.id = h.draft_id
    where d.sent_booking_id is not null and h.expires_at > ${now.toISOString()}::timestamptz
    union all
    select distinct c.claim_id::text, 'is of a cancelled booking' from booking.claims c
      join booking.candidates p on p.id = c.claim_id where p.status = 'Cancelled'`);
  const provided = new Set(released);
  const { rows: holds } = await db.execute<{ id: string }>(
    sql`select distinct claim_id::text as id from booking.claims`,
  );
  return [
    ...rows.map(({ id, why }) => `claim ${id} ${why}`),
    ...holds
      .filter(({ id }) => provided.has(id))
      .map(({ id }) => `hold ${id} was given back and still blocks its time`),
  ];
}

async function missingEntries(db: Database, { audited }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select booking_id || ' ' || action as key, count(*)::int as count from audit.entries
    where booking_id is not null group by 1`);
  const found = new Map(rows.map(({ key, count }) => [key, count]));
  return [...audited].flatMap(([key, count]) => {
    const there = found.get(key) ?? 0;
    return there === count ? [] : [`${key} was acknowledged ${count} times and is written down ${there} times`];
  });
}

async function brokenChains(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (let after: string | null = null, isOver = false; !isOver; isOver = after === null) {
    const checked = await checkChains(db, after);
    broken.push(...checked.breaks.map(({ bookingId }) => `the audit chain of booking ${bookingId} is broken`));
    after = checked.afterBookingId;
  }
  return broken;
}

/** A booking is confirmed once and cancelled once; each other time is a change of its own. */
async function notifiedTwice(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    select o.entity_id || ' was told ' || o.kind || ' ' || count(*) || ' times' as what from mail.outbox o
    join booking.candidates c on c.id = o.entity_id join booking.bookings b on b.id = c.booking_id
    where o.entity = 'candidate' and o.kind in ('booking.confirmed', 'booking.cancelled') and b.po_number like 'CHAOS-%'
    group by o.entity_id, o.kind having count(*) > 1`);
  return rows.map(({ what }) => what);
}
