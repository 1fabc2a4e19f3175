import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { bookedTimes } from '../kill/ledger.ts';

/** Stops of a visit are compared by their claims: its whole time is of no single roster. */
const hasStops = (id: SQL) =>
  sql`exists (select from booking.claims v where v.claim_id = ${id} and v.stop is not null)`;
const quarters = (from: SQL, to: SQL) => sql`extract(epoch from ${to} - ${from}) / 900`;

/** Times that one candidate is offered, and another one as well, or has, or holds for a move. */
export async function offeredToTwo(db: Database, now: Date): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ offer: string; other: string }>(sql`
    with open as (
      select id, candidate_id, roster_id, from_time, to_time from booking.earlier_time_offers
      where outcome is null and expires_at > ${at} and not ${hasStops(sql`id`)}
    ), other as (
      select candidate_id, roster_id, from_time, to_time from open
      union all
      (${bookedTimes})
      union all
      select m.candidate_id, m.roster_id, m.from_time, m.from_time + (c.appointment_end - c.appointment_time)
        from booking.own_moves m join booking.candidates c on c.id = m.candidate_id
        where m.hold_id is not null and m.expires_at > ${at} and not ${hasStops(sql`m.hold_id`)}
    )
    select open.id::text as offer, other.candidate_id::text as other from open join other
      on other.roster_id = open.roster_id and other.candidate_id <> open.candidate_id
      and other.from_time < open.to_time and open.from_time < other.to_time`);
  return rows.map(({ offer, other }) => `offer ${offer} is of a time that candidate ${other} has or is offered too`);
}

/** Offers, and times that candidates hold for a move, which have not all of their quarter hours. */
export async function halfOffers(db: Database, now: Date): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const claims = (id: SQL) => sql`(select count(*) from booking.claims k where k.claim_id = ${id} and k.kind = 'hold')`;
  const { rows } = await db.execute<{ what: string }>(sql`
    select 'offer ' || o.id as what from booking.earlier_time_offers o
    where o.outcome is null and o.expires_at > ${at} and not ${hasStops(sql`o.id`)}
      and ${claims(sql`o.id`)} <> ${quarters(sql`o.from_time`, sql`o.to_time`)}
    union all
    select 'the move that candidate ' || c.id || ' holds' from booking.own_moves m
      join booking.candidates c on c.id = m.candidate_id
    where m.hold_id is not null and m.expires_at > ${at} and not ${hasStops(sql`m.hold_id`)}
      and ${claims(sql`m.hold_id`)} <> ${quarters(sql`c.appointment_time`, sql`c.appointment_end`)}`);
  return rows.map(({ what }) => `${what} has not all of its time`);
}

/** Claims of offers that are over, and of moves that can no longer be taken. */
export async function leftHolds(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(sql`
    select distinct 'offer ' || o.id || ' is ' || o.outcome as what from booking.earlier_time_offers o
      join booking.claims k on k.claim_id = o.id and k.kind = 'hold' where o.outcome is not null
    union all
    select distinct 'the move of candidate ' || c.id || ' is of a cancelled appointment' from booking.own_moves m
      join booking.candidates c on c.id = m.candidate_id and c.status = 'Cancelled'
      join booking.claims k on k.claim_id = m.hold_id`);
  return rows.map(({ what }) => `${what} and still blocks its time`);
}

/** More mails than there is to tell: of moves, of offers, of reminders. */
export async function notifiedTwiceOfTimes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; kind: string; mails: number; facts: number }>(sql`
    with told as (
      select o.entity_id as id, o.kind, count(*)::int as mails from mail.outbox o join booking.candidates c on c.id = o.entity_id
        join booking.bookings b on b.id = c.booking_id and b.po_number like 'CHAOS-%'
      where o.entity = 'candidate' group by 1, 2
    ), entry as (
      select entity_id, count(*) filter (where action = 'candidate.rescheduled' and account_id is null)::int as own_moves,
        count(*) filter (where action in ('candidate.rescheduled', 'candidate.earlier.taken'))::int as moves
      from audit.entries where entity = 'candidate' group by 1
    ), fact as (
      select entity_id::uuid as id, 'candidate.moved' as kind, own_moves as facts from entry
      union all select entity_id::uuid, 'booking.rescheduled', moves from entry
      union all select candidate_id, 'earlier.offered', count(*)::int from booking.earlier_time_offers group by 1
      union all select candidate_id, 'reminder.' || moment || case channel when 'sms' then '.sms' else '' end, count(*)::int
        from booking.reminders where state = 'written' group by 1, 2
    )
    select told.id::text as id, told.kind, told.mails, coalesce(fact.facts, 0) as facts
    from told left join fact on fact.id = told.id and fact.kind = told.kind
    where (told.kind in ('candidate.moved', 'booking.rescheduled', 'earlier.offered') or told.kind like 'reminder.%')
      and told.mails > coalesce(fact.facts, 0)`);
  return rows.map(({ id, kind, mails, facts }) => `${id} was told ${kind} ${mails} times of ${facts}`);
}

/** Counts of offers and reminders, for the report: nothing that never happened is proven. */
export async function notifiedTimes(db: Database) {
  const { rows } = await db.execute<{ offers: number; taken: number; ownMoves: number; reminders: number }>(sql`
    select (select count(*)::int from booking.earlier_time_offers) as offers,
      (select count(*)::int from booking.earlier_time_offers where outcome = 'taken') as taken,
      (select count(*)::int from audit.entries where action = 'candidate.rescheduled' and account_id is null) as "ownMoves",
      (select count(*)::int from booking.reminders where state = 'written') as reminders`);
  return rows[0] ?? { offers: 0, taken: 0, ownMoves: 0, reminders: 0 };
}
