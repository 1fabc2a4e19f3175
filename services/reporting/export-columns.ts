import { type SQL, sql } from 'drizzle-orm';
import { shownStatusSql } from '../booking/booking-status-colours.ts';

export interface ExportColumn {
  readonly header: string;
  /** In characters, for a spreadsheet. */
  readonly width: number;
  /** Text, never null. */
  readonly value: SQL;
}

const column = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value });

const hasTime = sql`c.appointment_time > '0002-01-01'::timestamptz`;
/** The appointment as its site's clock has it; nothing where there is no time yet. */
const appointment = (format: string) =>
  sql`case when ${hasTime} then to_char(c.appointment_time at time zone coalesce(k.timezone, 'UTC'), ${format}) else '' end`;
const shownDay = (day: SQL) => sql`coalesce(to_char(${day}, 'DD/MM/YYYY'), '')`;

/**
 * What an export says of a candidate, over the tables of `shownNamesJoins`: as the screens say it, days as DD/MM/YYYY,
 * times as HH:mm in the site's zone. `timeZone` is for what has no site.
 */
export const exportColumns = (timeZone: string): readonly ExportColumn[] => [
  column('Reference', 12, sql`b.reference`),
  column('Status', 16, shownStatusSql(sql`c.status`)),
  column('Name', 24, sql`c.candidate_name`),
  column('DoB', 11, shownDay(sql`c.candidate_dob`)),
  column('Assigned Sex at Birth', 12, sql`c.candidate_gender`),
  column('Phone', 16, sql`c.candidate_phone`),
  column('Email', 30, sql`c.candidate_email`),
  column('Position', 24, sql`c.candidate_position`),
  column('Company', 24, sql`o.company_name`),
  column('Subsidiary', 24, sql`coalesce(s.site_name, '')`),
  column('Booking person', 20, sql`c.contact_name`),
  column('Booking person phone', 16, sql`b.contact_phone`),
  column('Booking person email', 30, sql`b.contact_email`),
  column('Receiving Results Email', 30, sql`b.result_email`),
  column('Receiving Invoices Email', 30, sql`b.invoice_email`),
  column('Appointment Date', 11, appointment('DD/MM/YYYY')),
  column('Time', 7, appointment('HH24:MI')),
  column('Time zone', 18, sql`case when ${hasTime} then coalesce(k.timezone, '') else '' end`),
  column('Site', 26, sql`coalesce(k.name, '')`),
  column('Preferred Site', 26, sql`c.preferred_site_name`),
  column('Preferred from', 11, shownDay(sql`c.preferred_from_date`)),
  column('Preferred to', 11, shownDay(sql`c.preferred_to_date`)),
  column('Package', 26, sql`p.name`),
  column('Purchase Order Number', 16, sql`b.po_number`),
  column('Project Identification', 16, sql`b.project_identification`),
  column('Comment', 40, sql`b.booking_comment`),
  column('Note', 40, sql`c.appointment_note`),
  column('Booked', 17, sql`to_char(c.created_at at time zone ${timeZone}::text, 'DD/MM/YYYY HH24:MI')`),
];
