import { type SQL, sql } from 'drizzle-orm';
import type { Provider } from '../../shared/live-provider.ts';
import type { ExportColumn } from '../export-file.ts';
import { invoiceNumberSql } from './statement-numbers.ts';
import { daySql, gstSql, invoicePerSql } from './statement-rows.ts';
import type { Period, StatementLayout } from './statements.routes.ts';

const plain = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value, isTyped: false });
const typed = (header: string, width: number, value: SQL): ExportColumn => ({ header, width, value, isTyped: true });

const money = (header: string, value: SQL): ExportColumn => ({ ...plain(header, 11, dollars(value)), as: 'money' });
const day = (header: string, value: SQL): ExportColumn => ({ ...plain(header, 11, shownDay(value)), as: 'day' });

const shownDay = (day: SQL) => sql`to_char(${day}, 'DD/MM/YYYY')`;
const dollars = (cents: SQL) => sql`coalesce(to_char((${cents}) / 100.0, 'FM9999990.00'), '')`;
/** Description of an invoice's line: booking, candidate, package, day and order. */
const line = sql`concat_ws(', ', b.reference, c.candidate_name, p.name, ${shownDay(daySql)}, nullif(b.po_number, ''))`;

/** An invoice has one order number, its lines have none: the order of all of its lines, else the project that it is for. */
const onlyOrder = sql`case when min(b.po_number) over (partition by n.number) = max(b.po_number) over (partition by n.number) then b.po_number else '' end`;
const order = sql`coalesce(nullif(${onlyOrder}, ''), case ${invoicePerSql} when 'project' then b.project else '' end)`;

/** The columns of a file, over the tables of a statement. Amounts are in dollars without GST. */
export function statementColumns(
  layout: StatementLayout,
  period: Period,
  { paymentDays, xeroAccount, xeroTax, myobAccount, myobTax }: Provider,
): readonly ExportColumn[] {
  const to = sql`${period.to_date}::date`;
  if (layout === 'xero') {
    return [
      typed('*ContactName', 24, sql`o.company_name`),
      typed('EmailAddress', 30, sql`coalesce(d.invoice_email, '')`),
      plain('*InvoiceNumber', 18, invoiceNumberSql),
      typed('Reference', 16, order),
      day('*InvoiceDate', to),
      day('*DueDate', sql`${to} + coalesce(d.payment_days, ${paymentDays}::int)`),
      typed('*Description', 60, line),
      plain('*Quantity', 8, sql`'1'`),
      money('*UnitAmount', sql`c.price_cents`),
      typed('*AccountCode', 11, sql`${xeroAccount}::text`),
      typed('*TaxType', 14, sql`${xeroTax}::text`),
    ];
  }
  if (layout === 'myob') {
    return [
      typed('Co./Last Name', 24, sql`o.company_name`),
      plain('Invoice No.', 18, invoiceNumberSql),
      day('Date', to),
      typed('Customer PO', 16, order),
      typed('Description', 60, line),
      typed('Account No.', 11, sql`${myobAccount}::text`),
      money('Amount', sql`c.price_cents`),
      typed('Tax Code', 8, sql`${myobTax}::text`),
    ];
  }
  return [
    day('Date', daySql),
    plain('Reference', 12, sql`b.reference`),
    typed('Candidate', 24, sql`c.candidate_name`),
    typed('Package', 26, sql`p.name`),
    typed('Purchase Order Number', 16, sql`b.po_number`),
    typed('Project', 16, sql`b.project`),
    plain('Status', 16, sql`c.status`),
    money('Price', sql`c.price_cents`),
    money('GST', gstSql),
    money('Total', sql`c.price_cents + ${gstSql}`),
    plain('Invoice', 12, invoiceNumberSql),
  ];
}
