import { sql } from 'drizzle-orm';

/**
 * How long the package was when a candidate was booked with it: what was changed since is for new bookings.
 * The candidate stands as `c`, the package as `p`.
 */
export const bookedMinutes = sql`coalesce((
  select v.minutes from booking.package_versions v
  where v.package_id = c.package_id and v.valid_until > c.created_at order by v.valid_until limit 1), p.minutes)`;
