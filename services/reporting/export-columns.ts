import { type SQL, sql } from 'drizzle-orm';
import { bookingReferences, shownReferences } from '../../machines/lib/booking-references.ts';
import { exportedTexts } from '../../machines/rules/booking/candidate-texts.ts';
import { NO_DAY } from '../../machines/rules/calendar/dates.ts';
import { shownStatusSql } from '../booking/shared/booking-status-colours.ts';
import { restName, sameNames } from '../shared/http/rest-names.ts';
import type { ExportColumn } from './export-file.ts';
import type { SheetKind } from './sheet-numbers.ts';

const shown = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value, isTyped: false });
const dated = (as: SheetKind, header: string, width: number, value: SQL): ExportColumn => ({
  header,
  width,
  value,
  isTyped: false,
  as,
});
const typed = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value, isTyped: true });

const hasTime = sql`c.appointment_time > '0002-01-01'::timestamptz`;
/** The appointment as its site's clock has it; nothing where there is no time yet. */
const appointment = (format: string) =>
  sql`case when ${hasTime} then to_char(c.appointment_time at time zone coalesce(k.timezone, 'UTC'), ${format}) else '' end`;
const shownDay = (day: SQL) =>
  sql`coalesce(to_char(nullif(${day}, ${sql.raw(`'${NO_DAY}'::date`)}), 'DD/MM/YYYY'), '')`;

/**
 * Columns of an export of candidates, over the tables of `shownNamesJoins`: as the screens show them, days as
 * DD/MM/YYYY, times as HH:mm in the site's zone. `timeZone` is for rows without a site.
 */
export const exportColumns = (timeZone: string): readonly ExportColumn[] => [
  shown('Reference', 12, sql`b.reference`),
  shown('Status', 16, shownStatusSql(sql`c.status`)),
  shown('Outcome', 20, sql`coalesce(c.outcome, '')`),
  typed('Restrictions', 40, sql`c.outcome_restrictions`),
  typed('Name', 24, sql`c.candidate_name`),
  dated('day', 'DoB', 11, shownDay(sql`c.candidate_dob`)),
  ...exportedTexts.map(({ name, label, width }) => typed(label, width, sql`c.${sql.identifier(name)}`)),
  typed('Company', 24, sql`o.company_name`),
  typed('Subsidiary', 24, sql`coalesce(s.site_name, '')`),
  typed('Booking person', 20, sql`c.contact_name`),
  typed('Booking person phone', 16, sql`b.contact_phone`),
  typed('Booking person email', 30, sql`b.contact_email`),
  typed('Receiving Results Email', 30, sql`b.result_email`),
  typed('Receiving Invoices Email', 30, sql`b.invoice_email`),
  dated('day', 'Appointment Date', 11, appointment('DD/MM/YYYY')),
  dated('time', 'Time', 7, appointment('HH24:MI')),
  shown('Time zone', 18, sql`case when ${hasTime} then coalesce(k.timezone, '') else '' end`),
  typed('Site', 26, sql`coalesce(k.name, '')`),
  typed('Preferred Site', 26, sql`c.preferred_site_name`),
  dated('day', 'Preferred from', 11, shownDay(sql`c.preferred_from_date`)),
  dated('day', 'Preferred to', 11, shownDay(sql`c.preferred_to_date`)),
  typed('Package', 26, sql`p.name`),
  ...shownReferences.map((name) =>
    typed(bookingReferences[name].label, 16, sql`b.${sql.identifier(restName(sameNames, name))}`),
  ),
  typed('Comment', 40, sql`b.booking_comment`),
  typed('Note', 40, sql`c.appointment_note`),
  dated('instant', 'Booked', 17, sql`to_char(c.created_at at time zone ${timeZone}::text, 'DD/MM/YYYY HH24:MI')`),
];
