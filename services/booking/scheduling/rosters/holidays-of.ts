import { type SQL, sql } from 'drizzle-orm';

/**
 * The days on which a clinic is closed by a holiday, with its name: holidays of the whole state and those of the clinic alone.
 *
 * @param clinic the id and the state of the clinic, such as `sql\`c.id\`` and `sql\`c.state\``
 * @returns a subquery with `day` and `name`, one row a day
 */
export const holidaysOf = (clinic: { id: SQL; state: SQL }): SQL => sql`(
  select closed.day, min(closed.name) as name from booking.holidays closed
  where closed.state = ${clinic.state} and (closed.clinic_id is null or closed.clinic_id = ${clinic.id}) group by closed.day)`;

/** The same of a clinic `c`. */
export const holidaysOfClinic = holidaysOf({ id: sql`c.id`, state: sql`c.state` });
