import { type SQL, sql } from 'drizzle-orm';

/**
 * When a doctor is at the clinic of a roster `r`: its hours without its breaks. The constraint `rosters_doctor_once` keeps
 * these of one doctor apart, and its index finds them, so the expression is the constraint's, letter by letter.
 */
export const workedTimes: SQL = sql`(tstzmultirange(tstzrange(r.from_time, r.to_time)) - r.breaks)`;
