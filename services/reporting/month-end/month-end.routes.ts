import { z } from '@hono/zod-openapi';
import { id } from '../../booking/shared/booking.contract.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { flag, paging } from '../../shared/http/query.ts';
import { answer, errorResponse, namedObject, routesOf } from '../../shared/http/route.ts';
import { CSV } from '../exports.routes.ts';

const route = routesOf('statements');

export const PAGE_SIZE = 50;

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
  .openapi({ description: 'The month of the appointments.', example: '2026-11' });

/** A sum over all companies can be more than a number of 32 bits. */
const sum = (description: string) => z.number().openapi({ description, example: 12_345_600 });
const count = (description: string) => z.int().openapi({ description, example: 3 });

const withoutPo = 'No purchase order number, of a company that uses them: required, invoiced by, or on other rows.';

const company = inGraphql(
  z.object({
    id: id('The company.'),
    name: z.string().openapi({ example: 'Redgum Mining' }),
    rows: count('Candidates who were examined.'),
    invoices: count('Invoices that the company gets for the month.'),
    price_cents: sum('Without GST.'),
    gst_cents: sum('The sum of the rows’ GST.'),
    without_price: count('Rows that have no price.'),
    without_po: count(withoutPo),
  }),
  { type: 'MonthEndCompany' },
);

const monthEnd = namedObject('MonthEnd', {
  totals: inGraphql(
    z.object({
      companies: count('Companies with a row.'),
      rows: count('Candidates who were examined.'),
      price_cents: sum('Without GST.'),
      gst_cents: sum('The sum of the rows’ GST.'),
      without_price: count('Companies with a row that has no price.'),
      without_po: count(`Companies with a row of this kind: ${withoutPo}`),
    }),
    { type: 'MonthEndTotals' },
  ),
  companies: z.array(company),
  page: z.int(),
  pages: z.int(),
  total: z.int().openapi({ description: 'Companies of all pages.' }),
});
export type MonthEnd = z.output<typeof monthEnd>;

export const getMonthEnd = route('getMonthEnd', 'get', '/reporting/month-end', {
  graphql: { query: 'monthEnd', only: ['month', 'search', 'attention', 'page'] },
  summary: 'Statements of a month, of all companies',
  description: 'By name, with what is missing. The totals are of the whole month, whatever is searched.',
  request: {
    query: z.object({
      month,
      search: z.string().trim().max(200).optional().openapi({ description: 'Part of the name.', example: 'red' }),
      attention: flag('Companies alone that lack a price or an order.').optional(),
      ...paging({ pageSize: PAGE_SIZE, most: 200 }),
    }),
  },
  responses: { 200: answer('One page.', monthEnd) },
});

export const exportMonthEnd = route('exportMonthEnd', 'get', '/reporting/month-end/export', {
  summary: 'Invoices of a month, of all companies, as one file',
  description:
    'In the columns that Xero (sales invoices) or MYOB (service sales) imports. Each invoice has the number that its statement ' +
    'has. Rows without a price are in no file.',
  request: {
    query: z.object({
      month,
      layout: z.enum(['xero', 'myob']).openapi({ description: 'Whose columns.', example: 'xero' }),
    }),
  },
  responses: {
    200: { description: 'The file.', content: { [CSV]: { schema: z.string().openapi({ format: 'binary' }) } } },
    422: errorResponse('The month has more companies than a file takes.'),
  },
});
