import { sql } from 'drizzle-orm';

/** Of a doctor `d`: two of one name differ by their registration, else their title, else the end of their id. */
export const shownName = sql`case when exists (
    select from booking.doctors other where lower(other.name) = lower(d.name) and other.id <> d.id)
  then d.name || ' (' || coalesce(nullif(d.registration_number, ''), nullif(d.title, ''), right(d.id::text, 4)) || ')'
  else d.name end`;
