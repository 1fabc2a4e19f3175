import { z } from '@hono/zod-openapi';
import { id } from '../../booking/shared/booking.contract.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../shared/http/route.ts';
import { CSV, XLSX } from '../exports.routes.ts';

const route = routesOf('statements');

const params = z.object({ org_id: id('The company.') });
const period = z.object({
  from_date: z.iso
    .date()
    .openapi({ format: 'date', description: 'First day of the appointments.', example: '2026-11-01' }),
  to_date: z.iso
    .date()
    .openapi({ format: 'date', description: 'Last day, at most a year later.', example: '2026-11-30' }),
});
export type Period = z.output<typeof period>;

const cents = (description: string) => z.int().openapi({ description, example: 18_500 });

const row = inGraphql(
  z.object({
    candidate_id: id('The candidate.'),
    invoice_number: z
      .string()
      .openapi({ description: 'Of the company and the period, for good.', example: 'ST-10001' }),
    day: z
      .string()
      .openapi({ format: 'date', description: 'Of the appointment, on its clinic’s calendar.', example: '2026-11-12' }),
    reference: z.string().openapi({ example: 'PF-204817' }),
    candidate_name: z.string().openapi({ example: 'Liam O’Connor' }),
    package_name: z.string().openapi({ example: 'Standard medical' }),
    po_number: z.string().openapi({ description: 'Or empty.', example: 'PO-88213' }),
    project: z.string().openapi({ description: 'Or empty.', example: 'Shutdown 2026' }),
    status: z.string().openapi({ example: 'Completed' }),
    price_cents: z.int().nullable().openapi({ description: 'As booked, without GST; null without a price.' }),
    gst_cents: z.int().nullable().openapi({ description: 'A tenth, rounded to the cent.' }),
  }),
  { type: 'StatementRow' },
);

const statement = namedObject('Statement', {
  company: inGraphql(
    z.object({
      id: id('The company.'),
      name: z.string().openapi({ example: 'Redgum Mining' }),
      abn: z.string().openapi({ description: 'Eleven digits, or empty.' }),
      billing_address: z.string(),
      po_required: z.boolean(),
    }),
    { type: 'StatementCompany' },
  ),
  rows: z.array(row),
  totals: inGraphql(
    z.object({
      price_cents: cents('Without GST.'),
      gst_cents: cents('The sum of the rows’ GST.'),
      without_price: z.int().openapi({ description: 'Rows that have no price.', example: 0 }),
      without_po: z.int().openapi({ description: 'Rows that have no purchase order number.', example: 0 }),
    }),
    { type: 'StatementTotals' },
  ),
});
export type Statement = z.output<typeof statement>;

const refused = errorResponse(
  'The dates are in the wrong order, more than a year apart, or hold more than 5,000 rows.',
);

export const getStatement = route('getStatement', 'get', '/reporting/statements/{org_id}', {
  graphql: { query: 'statement' },
  summary: 'What a company is to pay for a period',
  description:
    'Candidates who were examined on these days, by day and reference, at the prices that they were booked at.',
  request: { params, query: period },
  responses: {
    200: answer('The statement.', statement),
    404: errorResponse('No client company.'),
    422: refused,
  },
});

const file = z.string().openapi({ format: 'binary' });

const layouts = ['statement', 'xero', 'myob'] as const;
export type StatementLayout = (typeof layouts)[number];

export const exportStatement = route('exportStatement', 'get', '/reporting/statements/{org_id}/export', {
  summary: 'A statement as a file',
  description:
    'As it is shown, or in the columns that Xero (sales invoices) or MYOB (service sales) imports. Rows without a price are in ' +
    'no file for import.',
  request: {
    params,
    query: period.extend({
      layout: z.enum(layouts).default('statement').openapi({ description: 'Whose columns.', example: 'xero' }),
      format: z.enum(['csv', 'xlsx']).default('csv').openapi({ description: 'Kind of file.', example: 'csv' }),
    }),
  },
  responses: {
    200: { description: 'The file.', content: { [XLSX]: { schema: file }, [CSV]: { schema: file } } },
    404: errorResponse('No client company.'),
    422: refused,
  },
});
