import { sql } from 'drizzle-orm';

/** Joins the booked candidate `c` to an order `o`; a cancelled one counts as none. */
export const bookedJoin = sql`left join booking.candidates c on c.id = o.candidate_id and c.status <> 'Cancelled'`;

/** The status of an order `o` with its `bookedJoin`, one of `ORDER_STATUSES`. */
export const orderStatusSql = sql`case
  when c.status = 'Completed' then 'completed'
  when c.id is not null then 'booked'
  when o.withdrawn_at is not null then 'withdrawn'
  when o.rejected_at is not null then 'rejected'
  when exists (select from booking.drafts d where d.id = o.draft_id and d.sent_booking_id is null) then 'in_progress'
  else 'waiting' end`;
