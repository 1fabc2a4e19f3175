import { type SQL, sql } from 'drizzle-orm';
import { BILLED_STATUSES } from '../../../machines/rules/booking/billed-statuses.ts';
import { fail } from '../../base/errors.ts';
import { shownNamesJoins } from '../../booking/record/rows/booking-row.ts';
import type { Period } from './statements.routes.ts';

const MAX_DAYS = 366;

/** @throws ServiceError 422 at the field */
export function requirePeriod({ from_date: from, to_date: to }: Period): void {
  const days = Temporal.PlainDate.from(from).until(to).days;
  if (days < 0) fail('INVALID', 'The last day is before the first.', { field: 'to_date' });
  if (days >= MAX_DAYS) fail('INVALID', 'A statement is for a year at most.', { field: 'to_date' });
}

/** The appointment's day on its clinic's calendar. */
export const daySql = sql`(c.appointment_time at time zone k.timezone)::date`;
/** A tenth, rounded on each row as the screen does. */
export const gstSql = sql`round(c.price_cents / 10.0)::int`;

/** As a literal of PostgreSQL: a copy writes its values into the text. */
const billed = `{${BILLED_STATUSES.map((status) => `"${status}"`).join(',')}}`;

/** The invoice of a row, over the tables of `statementFrom`. */
export const invoicePerSql = sql`coalesce(d.invoice_per, 'company')`;
export const partSql = sql`case ${invoicePerSql} when 'po' then b.po_number when 'project' then b.project else '' end`;

/** From the candidates table on: who was examined for a company, or for any, in a period, over the tables of `shownNamesJoins` and `d`. */
export const billedFrom = (orgId: string | null, { from_date: from, to_date: to }: Period, joins: SQL = sql``) => sql`
  from booking.candidates c ${shownNamesJoins}
  left join companies.company_details d on d.org_id = c.org_id ${joins}
 where ${orgId === null ? sql`o.kind = 'client'` : sql`c.org_id = ${orgId}::uuid`} and c.status = any (${billed}::text[]) and not k.sandbox
   and c.appointment_time between ${from}::date - interval '1 day' and ${to}::date + interval '2 days'
   and ${daySql} between ${from}::date and ${to}::date`;

/** The same invoice by invoice, with the number in `n`. */
export const statementFrom = (orgId: string | null, period: Period, more: SQL = sql``) => sql`
  ${billedFrom(
    orgId,
    period,
    sql`left join companies.statement_numbers n on n.org_id = c.org_id and n.from_date = ${period.from_date}::date
      and n.to_date = ${period.to_date}::date and n.invoice_per = ${invoicePerSql} and n.part = ${partSql}`,
  )} ${more}
 order by ${orgId === null ? sql`lower(o.company_name), o.id, ` : sql``}${partSql}, ${daySql}, b.reference, c.candidate_index`;
