import { type SQL, sql } from 'drizzle-orm';
import type { OwnedTable } from './company-tables.ts';
import type { Person } from './find-person.ts';

/** True if a text has one of the words in it by which the person is sought. */
export const mentions = (text: SQL, { sought }: Person): SQL =>
  sql`exists (select from unnest(${sql.param(sought)}::text[]) word where strpos(lower(${text}), word) > 0)`;

/** The order of a first answer `t`, of one that was received or withdrawn. */
export const answeredOrder = sql`coalesce(t.response ->> 'order_id', t.response -> 'order' ->> 'order_id')`;

/** Rows that are about a candidate alone. They go; the booking's own rows stay without what they say of the person. */
export function personTables(person: Person): readonly OwnedTable[] {
  const candidates = sql`${sql.param(person.candidateIds)}::uuid[]`;
  const bookings = sql`${sql.param(person.bookingIds)}::uuid[]`;
  const phones = sql`${sql.param(person.phones)}::text[]`;
  const ofCandidate = sql`t.candidate_id = any (${candidates})`;
  return [
    { table: 'booking.consult_files', of: ofCandidate },
    { table: 'booking.candidate_files', of: ofCandidate },
    { table: 'booking.messages', of: ofCandidate },
    { table: 'booking.candidate_links', of: ofCandidate, isInternal: true },
    { table: 'booking.own_moves', of: ofCandidate },
    { table: 'booking.reminders', of: ofCandidate },
    { table: 'booking.sms_replies', of: sql`${ofCandidate} or t.phone = any (${phones})` },
    { table: 'mail.sms_stops', of: sql`t.phone = any (${phones})` },
    { table: 'booking.earlier_time_offers', of: ofCandidate },
    { table: 'booking.earlier_time_requests', of: ofCandidate },
    { table: 'booking.closing_people', of: ofCandidate },
    {
      table: 'mail.outbox',
      // Mails about another candidate stay, whose name may be the same.
      of: sql`t.entity_id = any (${candidates}) or t.recipient = any (${phones})
        or t.entity <> 'candidate' and ${mentions(sql`t.recipient || ' ' || t.subject || ' ' || coalesce(t.content::text, '')`, person)}`,
    },
    { table: 'webhooks.deliveries', of: ofCandidate },
    {
      // Before orders and drafts, whose rows say which answers were about them.
      table: 'booking.idempotency',
      of: sql`t.response ->> 'booking_id' in (select unnest(${bookings})::text)
        or ${answeredOrder} in (select o.id::text from booking.orders o where o.candidate_id = any (${candidates}))
        or t.response ->> 'draft_id' in (select d.id::text from booking.drafts d where d.sent_booking_id = any (${bookings}))
        or ${mentions(sql`t.response::text`, person)}`,
      isInternal: true,
    },
    {
      table: 'booking.orders',
      of: sql`${ofCandidate} or t.candidate_id is null and ${mentions(sql`t.content::text`, person)}`,
    },
    { table: 'files.uploads', of: sql`t.account_id = any (${candidates})`, isInternal: true },
    {
      table: 'booking.drafts',
      of: sql`t.sent_booking_id = any (${bookings}) or t.reschedule_of = any (${candidates})`,
      isInternal: true,
    },
    { table: 'booking.list_views', of: mentions(sql`t.filter::text`, person), isInternal: true },
  ];
}
