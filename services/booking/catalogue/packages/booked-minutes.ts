import { sql } from 'drizzle-orm';

/**
 * Length of the package when a candidate was booked with it: later changes are for new bookings.
 * The candidate is `c`, the package is `p`.
 */
export const bookedMinutes = sql`coalesce((
  select v.minutes from booking.package_versions v
  where v.package_id = c.package_id and v.valid_until > c.created_at order by v.valid_until limit 1), p.minutes)`;
