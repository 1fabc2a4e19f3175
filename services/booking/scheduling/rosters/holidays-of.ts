import { type SQL, sql } from 'drizzle-orm';

type Clinic = { id: SQL; state: SQL };

const isOpenAt = ({ id }: Clinic) => sql`(holiday.clinic_id is null and ${id} = any (holiday.open_clinic_ids))`;
const daysOf = (clinic: Clinic, having: SQL): SQL => sql`(
  select holiday.day, min(holiday.name) as name from booking.holidays holiday
  where holiday.state = ${clinic.state} and (holiday.clinic_id is null or holiday.clinic_id = ${clinic.id})
  group by holiday.day having ${having})`;

/**
 * The days on which a clinic is closed by a holiday, with its name: holidays of the whole state and those of the clinic alone,
 * without those on which it is open.
 *
 * @param clinic the id and the state of the clinic, such as `sql\`c.id\`` and `sql\`c.state\``
 * @returns a subquery with `day` and `name`, one row a day
 */
export const holidaysOf = (clinic: Clinic): SQL => daysOf(clinic, sql`not bool_and(${isOpenAt(clinic)})`);

/** Holidays of the state on which a clinic is open, as `holidaysOf` answers. */
export const openHolidaysOf = (clinic: Clinic): SQL => daysOf(clinic, sql`bool_and(${isOpenAt(clinic)})`);

/** The closed days of a clinic `c`. */
export const holidaysOfClinic = holidaysOf({ id: sql`c.id`, state: sql`c.state` });
