import { sql } from 'drizzle-orm';
import { type chainedEntry, entryCtes } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { statement, variable } from '../../../database/statement.ts';
import { mailCtes } from '../../../mail/outbox.ts';
import { bookings, candidates } from '../../record/booking-record.tables.ts';
import { insertLinksSql } from '../../record/links/candidate-links.ts';
import type { Appointment } from '../change/appointments.ts';
import type { bookingRow, candidateRows } from './booking-rows.ts';

const v = {
  companyId: variable('companyId', 'uuid'),
  booking: variable('booking', 'json'),
  candidates: variable('candidates', 'json'),
  pairs: variable('pairs', 'json'),
  draftId: variable('draftId', 'uuid'),
  bookingId: variable('bookingId', 'uuid'),
  at: variable('at', 'timestamptz'),
  accountId: variable('accountId', 'uuid'),
  key: variable('key', 'text'),
  answer: variable('answer', 'jsonb'),
};
type Entry = ReturnType<typeof chainedEntry>;
type Variable = keyof typeof v | keyof Entry | 'links' | 'channel' | 'now' | 'mails';

/**
 * Everything of a new booking. Booking, candidates, links, mails and the audit's entry are written; the holds' claims become the
 * candidates', the draft is closed, what else it still held is given back, and the key answers from now on.
 */
const writeStatement = statement<{ booked: number }, Variable>(
  'booking_write',
  sql`
    with new_booking as (${insertRows(bookings, v.booking)}),
    new_candidates as (${insertRows(candidates, v.candidates)}),
    new_links as (${insertLinksSql}),
    ${mailCtes},
    ${entryCtes},
    pair as materialized (
      select hold, candidate from json_to_recordset(${v.pairs}) as pair (hold uuid, candidate uuid)
    ), booked as (
      update booking.claims c set kind = 'booking', expires_at = null, claim_id = pair.candidate, org_id = ${v.companyId}
      from pair where c.claim_id = pair.hold and c.kind = 'hold' returning c.slot_id
    ), held as (
      delete from booking.reservations
      where id in (select hold from pair) or draft_id = ${v.draftId} returning id
    ), freed as (
      delete from booking.claims where kind = 'hold' and claim_id in (
        select id from booking.reservations where draft_id = ${v.draftId} and id not in (select hold from pair))
    ), closed as (
      update booking.drafts set sent_booking_id = ${v.bookingId}, body = '{}'::jsonb, updated_at = ${v.at}
      where id = ${v.draftId}
    ), answered as (
      update booking.idempotency set response = ${v.answer} where account_id = ${v.accountId} and key = ${v.key}
    )
    select (select count(*)::int from booked) as booked from mail_notice`,
);

interface Written extends Entry {
  readonly companyId: string;
  readonly booking: ReturnType<typeof bookingRow>;
  readonly candidates: ReturnType<typeof candidateRows>;
  readonly appointments: readonly Appointment[];
  readonly links: string;
  readonly mails: string;
  readonly draftId: string | null;
  readonly key: string;
  readonly answer: string;
}

/**
 * Writes a booking by one statement. The holds were checked and locked, so a missing claim is a hold whose slot was taken after it
 * ran out by another clock: nothing is booked then.
 */
export async function writeBooking(tx: Database, { booking, candidates, appointments, ...written }: Written) {
  const pairs = appointments.flatMap(({ hold }, index) =>
    hold ? [{ hold: hold.id, candidate: candidates[index]?.id }] : [],
  );
  const [row] = await writeStatement(tx, {
    ...written,
    booking: JSON.stringify([booking]),
    candidates: JSON.stringify(candidates),
    pairs: JSON.stringify(pairs),
    channel: 'mail',
    now: written.at,
  });
  const needed = appointments.reduce((sum, { hold }) => sum + (hold?.slot_count ?? 0), 0);
  if (row?.booked !== needed) fail('HOLD_EXPIRED', 'A held time is no longer held for you. Please pick a time again.');
}
