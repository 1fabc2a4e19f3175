import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { SHARES } from '../../../services/database/postgres-pool.ts';
import { call } from '../services.ts';
import { addClinic, addPackage, addRoster, type BookingWorld, type Client } from './booking-world.ts';

const EIGHT = Date.parse('2026-11-24T00:00:00Z');
const QUARTER_MS = 900_000;

/** The start of a quarter hour of Tuesday 24/11/2026, counted from 08:00 in Perth. */
export const quarter = (count: number) => `${new Date(EIGHT + count * QUARTER_MS).toISOString().slice(0, 19)}Z`;

/** A clinic with one doctor on Tuesday, four hours from 08:00, and a medical of two quarters. */
export interface Bench {
  readonly site: string;
  readonly roster: number;
  readonly medical: string;
}

export async function openBench(world: BookingWorld): Promise<Bench> {
  const site = await addClinic(world.db);
  return { site, roster: await addRoster(world.db, site, quarter(0), 4), medical: await addPackage(world.db, 30) };
}

/** Booked: the booking, and its candidates in order. */
export interface Booked {
  readonly bookingId: string;
  readonly candidates: readonly string[];
}

let keys = 0;
const NAMES = ['Liam O’Connor', 'Mei Chen', 'Aroha Tane', 'Jack Webb', 'Noor Khan'];

/**
 * Books a candidate for each entry: at that quarter, held first, or for a preferred range where it is null.
 * @param change what differs from an ordinary candidate
 */
export async function book(...booking: Parameters<typeof sendBooking>): Promise<Booked> {
  const made = await sendBooking(...booking);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return {
    bookingId: made.body.booking_id,
    candidates: made.body.candidates.map((each: { candidate_id: string }) => each.candidate_id),
  };
}

/** The same, which may be refused. */
export async function sendBooking(
  client: Client,
  { site, roster, medical }: Bench,
  quarters: readonly (number | null)[],
  change: Readonly<Record<string, unknown>> = {},
) {
  const draft_id = await client.newDraft();
  const candidates = [];
  for (const [index, at] of quarters.entries()) {
    const person = {
      candidate_name: NAMES[index],
      candidate_dob: '1991-03-14',
      candidate_gender: 'Male',
      package_id: medical,
      candidate_phone: '0491570006',
      candidate_email: `candidate${index}@example.com`,
      candidate_position: 'Electrician',
      appointment_note: 'Starts on swing.',
    };
    if (at === null) {
      const wish = { preferred_site_id: site, preferred_from_date: '2026-12-01', preferred_to_date: '2026-12-31' };
      candidates.push({ ...person, ...wish, ...change });
    } else {
      const held = { draft_id, candidate_index: index, calendar_from_time: quarter(at) };
      const { body } = await client.post('/reservations', {
        site_id: site,
        package_id: medical,
        calendar_ids: [roster],
        ...held,
      });
      candidates.push({ ...person, reserve_id: body.reserve_id, ...change });
    }
  }
  const header = {
    org_id: client.orgId,
    service_type: 'pem',
    result_email: 'results@redgum.example',
    policy_accepted: true,
    invoice_email: 'accounts@redgum.example',
    contact_name: 'Priya Raman',
    contact_phone: '08 5550 1420',
    contact_email: 'priya.raman@redgum.example',
  };
  const key = { 'idempotency-key': `booked-in-a-test-${++keys}` };
  return client.post('/bookings', { draft_id, header, candidates }, key);
}

/** Everything about a candidate's booking, as its page reads it. */
export const detailOf = async (client: Client, candidateId: string) =>
  (await client.get(`/candidates/${candidateId}`)).body;

/** Quarters of the bench's doctor that are claimed, in order, each with whose claim it is. */
export async function claimedQuarters({ db }: BookingWorld, { roster }: Bench) {
  const { rows } = await db.execute<{ position: number; claim_id: string; kind: string }>(sql`
    select position, claim_id, kind from booking.claims where roster_id = ${roster} order by position`);
  return rows;
}

/** Puts a candidate into a status, past what the table of moves would allow. */
export const standAt = ({ db }: BookingWorld, candidateId: string, status: string) =>
  db.execute(sql`update booking.candidates set status = ${status} where id = ${candidateId}::uuid`);

/**
 * Makes calls about one candidate that are all under way before the first of them can go on: PostgreSQL keeps them
 * waiting at the candidate's row until each has come as far as it can. The embedded database does one thing at a time.
 */
export async function atOnce<Answer>(
  { database: { db, kind } }: BookingWorld,
  candidateId: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  if (kind !== 'postgres') return Promise.all(calls.map((call) => call()));
  const { answers } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from booking.candidates where id = ${candidateId}::uuid for update`);
    const answers = calls.map((call) => call());
    let waiting = 0;
    while (waiting < Math.min(calls.length, SHARES.perCompanyAndOperation)) {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      waiting = first(rows).count;
    }
    return { answers };
  });
  return Promise.all(answers);
}

interface Mail extends Record<string, unknown> {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: string;
  readonly last_error: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly calendar: string | null;
}

/** Mails about a candidate, oldest first. */
export async function mailsTo({ db }: BookingWorld, candidateId: string): Promise<Mail[]> {
  const { rows } = await db.execute<Mail>(sql`
    select kind, recipient, subject, state, last_error, content->>'text' as text, content->>'html' as html,
      content->'attachments'->0->>'content' as calendar
    from mail.outbox where entity = 'candidate' and entity_id = ${candidateId}::uuid order by id`);
  return rows;
}

export const first = <Item>(items: readonly Item[]): Item => defined(items[0]);

/** Calls that the page of a candidate's own appointment makes, all from one address. */
export const ownCalls = (world: BookingWorld) => (what: string, body: Record<string, unknown>) =>
  call(world.booking, 'POST', `/booking/own-appointment/${what}`, {
    body,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
