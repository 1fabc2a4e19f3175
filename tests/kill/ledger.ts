import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';

/** A client's answers, on which it may rely whatever happens to the server afterwards. */
export interface Ledger {
  /** Bookings by the mark they carry as purchase order number, with the time they were confirmed for. */
  readonly booked: ReadonlyMap<string, string>;
  /** Holds that were granted and not used. */
  readonly held: readonly string[];
}

/** Contradictions between database and ledger, in words; nothing where every promise was kept. */
export async function brokenPromises(db: Database, ledger: Ledger): Promise<string[]> {
  return [
    ...(await lostOrDoubled(db, ledger)),
    ...(await lostHolds(db, ledger)),
    ...(await sharedTimes(db)),
    ...(await blockedTimes(db)),
  ];
}

async function lostOrDoubled(db: Database, { booked }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{ mark: string; times: string[] }>(sql`
    select b.po_number as mark, array_agg(c.appointment_time::text) as times
    from booking.bookings b join booking.candidates c on c.booking_id = b.id group by b.po_number`);
  const found = new Map(rows.map(({ mark, times }) => [mark, times]));
  return [...booked].flatMap(([mark, startsAt]) => {
    const times = found.get(mark) ?? [];
    if (times.length !== 1) return [`${mark} was booked once and is there ${times.length} times`];
    return times.some((time) => Date.parse(time) === Date.parse(startsAt)) ? [] : [`${mark} has another time now`];
  });
}

async function lostHolds(db: Database, { held }: Ledger): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id::text as id from booking.reservations r
    where (select count(*) from booking.claims c where c.claim_id = r.id) = r.slot_count`);
  const found = new Set(rows.map(({ id }) => id));
  return held.filter((id) => !found.has(id)).map((id) => `hold ${id} was granted and is not there whole`);
}

/** The times that candidates have of a roster: whole appointments, and of a visit route the part that each stop takes. */
export const bookedTimes = sql`
  select id, roster_id, appointment_time as from_time, appointment_end as to_time from booking.candidates
  where status <> 'Cancelled' and roster_id is not null
    and not exists (select from booking.claims k where k.claim_id = candidates.id and k.stop is not null)
  union all
  select k.claim_id, s.roster_id, min(s.from_time), max(s.to_time)
  from booking.claims k join booking.slots s on s.slot_id = k.slot_id
  where k.kind = 'booking' and k.stop is not null group by k.claim_id, s.roster_id, k.stop`;

/** Candidates who were given the same doctor, room or device at the same moment. */
export async function sharedTimes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ one: string; other: string }>(sql`
    with booked as (${bookedTimes})
    select a.id::text as one, b.id::text as other from booked a join booked b
      on a.roster_id = b.roster_id and a.id < b.id and a.from_time < b.to_time and b.from_time < a.to_time`);
  return rows.map(({ one, other }) => `candidates ${one} and ${other} share a doctor at the same moment`);
}

async function blockedTimes(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct claim_id::text as id from booking.claims c
    where not exists (select from booking.candidates where id = c.claim_id)
      and not exists (select from booking.reservations where id = c.claim_id)`);
  return rows.map(({ id }) => `claim ${id} blocks a time and belongs to nobody`);
}
