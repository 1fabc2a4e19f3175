import { z } from '@hono/zod-openapi';
import { timeZone } from '../booking/shared/booking.contract.ts';
import { inGraphql } from '../shared/http/graphql.ts';
import { answer, errorResponse, namedObject, routesOf } from '../shared/http/route.ts';
import { CSV } from './exports.routes.ts';

const route = routesOf('audit');

export const id = (description: string) =>
  z.uuid().openapi({ description, example: '01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10' });
const text = (description: string, example: string) =>
  z.string().trim().max(100, 'must be at most 100 characters').optional().openapi({ description, example });
export const instant = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:00:00.123Z' });

const auditFilter = z.object({
  person: text('Whose data: part of a candidate’s name, email or phone, or a booking’s reference.', 'liam'),
  candidate_id: id('One candidate alone.').optional(),
  account: text('Who did it: part of a username, name or email; of an account that is gone its whole name.', 'priya'),
  account_id: id('One account alone.').optional(),
  company: id('Of accounts of this company.').optional(),
  action: z
    .string()
    .regex(/^[a-z_.-]{1,60}$/, 'must be the code of an action')
    .optional()
    .openapi({ description: 'What was done.', example: 'bookings.listed' }),
  from_date: z.iso
    .date()
    .optional()
    .openapi({ format: 'date', description: 'From the start of this day.', example: '2026-11-17' }),
  to_date: z.iso
    .date()
    .optional()
    .openapi({ format: 'date', description: 'To the end of this day.', example: '2026-11-30' }),
  time_zone: timeZone.default('Australia/Perth'),
});
export type AuditFilter = z.output<typeof auditFilter>;

const wholeNumber = 'must be a whole number from 1 to 100';
export const pageSize = z.coerce
  .number({ error: wholeNumber })
  .int(wholeNumber)
  .min(1, wholeNumber)
  .max(100, wholeNumber)
  .default(50)
  .openapi({ description: 'Entries of a page, at most 100.', example: 50 });
const auditQuery = auditFilter.extend({
  cursor: z.string().max(300).optional().openapi({ description: '`next_cursor` of the page before, same filter.' }),
  page_size: pageSize,
});
export type AuditQuery = z.output<typeof auditQuery>;

const person = z.object({ candidate_id: id('The candidate.'), name: z.string().openapi({ example: 'Liam O’Connor' }) });
const foundPerson = person.extend({
  reference: z.string().openapi({ description: 'Of the booking.', example: 'PF-204817' }),
});

const plainData = inGraphql(z.unknown().openapi({ description: 'Plain data.' }), { type: 'JSON' });

const entry = namedObject('AuditEntry', {
  id: id('Entry.'),
  at: instant,
  action: z.string().openapi({ description: 'What happened, as a code.', example: 'bookings.listed' }),
  entity: z.string().openapi({ description: 'What kind of thing it is about.', example: 'candidate' }),
  entity_id: z.string().openapi({ description: 'Which one.' }),
  account_id: z.uuid().nullable(),
  account_name: z.string().openapi({ description: 'Empty where nobody knows who tried.', example: 'Priya Raman' }),
  company_name: z.string().nullable().openapi({ description: 'Of the account.', example: 'Redgum Mining' }),
  booking_id: z.uuid().nullable(),
  reference: z.string().nullable().openapi({ description: 'Of the booking.', example: 'PF-204817' }),
  people: z
    .array(inGraphql(person, { type: 'AuditedPerson' }))
    .openapi({ description: 'Whose data; of a list the first five.' }),
  people_count: z.int().nullable().openapi({ description: 'Of a list or an export: of how many people.', example: 50 }),
  address: z.string().nullable().openapi({ description: 'From where.', example: '203.0.113.9' }),
  count: z.int().openapi({ description: 'How often within a minute.', example: 1 }),
  before: plainData.nullable(),
  after: plainData.nullable(),
});

export const listAuditEntries = route('listAuditEntries', 'get', '/reporting/audit', {
  summary: 'Who did what, and who saw whose data',
  description:
    'Newest first. For administrators of the provider who may manage administrators. That the audit was searched is ' +
    'written to it.',
  graphql: {
    query: 'auditEntries',
    args: { after: 'cursor' },
    groups: {
      filter: {
        type: 'AuditFilter',
        fields: ['person', 'candidate_id', 'account', 'account_id', 'company', 'action', 'from_date', 'to_date'],
      },
    },
    only: ['cursor', 'time_zone'],
  },
  request: { query: auditQuery },
  responses: {
    200: answer(
      'A page.',
      namedObject('AuditPage', {
        entries: z.array(entry),
        people: z
          .array(inGraphql(foundPerson, { type: 'AuditPerson' }))
          .openapi({ description: 'Whom `person` names, at most 50.' }),
        has_more_people: z.boolean().openapi({ description: 'Whether it names more: the oldest are left out.' }),
        next_cursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
      }),
    ),
    422: errorResponse('`cursor` is none of this list, or the dates are in the wrong order.'),
  },
});

export const exportAuditEntries = route('exportAuditEntries', 'get', '/reporting/audit/export', {
  summary: 'Entries of a search as CSV',
  description: 'The same filter, without its pages. That it was exported is written to the audit first.',
  request: { query: auditFilter },
  responses: {
    200: {
      description: 'The file, as it is written: one row an entry.',
      content: { [CSV]: { schema: z.string().openapi({ format: 'binary' }) } },
    },
    422: errorResponse('The dates are in the wrong order.'),
  },
});

export const MAX_EVENTS = 1_000;
/** Typed as a string: Hono takes every type that ends in json for one JSON value. */
const NDJSON: string = 'application/x-ndjson';

export const followAudit = route('followAudit', 'get', '/reporting/audit-events', {
  summary: 'Follow the audit',
  description:
    'For a system that watches over security (SIEM). One JSON object a line, oldest first: `cursor`, `id`, `at`, `action`, `entity`, ' +
    '`entity_id`, `org_id`, `account_id`, `account_name`, `booking_id`, `candidate_ids`, `address`, `count`, `before`, `after`. ' +
    'Ask again with the `cursor` of the last line; an empty answer means that there is nothing new. ' +
    'An entry appears two minutes after it was written, so that no later one comes before it. ' +
    'A company gets what its own accounts did, the provider all.',
  request: {
    query: z.object({
      after: z.string().max(300).optional().openapi({ description: '`cursor` of the last line that you have.' }),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_EVENTS)
        .default(MAX_EVENTS)
        .openapi({ description: `Lines, at most ${MAX_EVENTS}.`, example: 500 }),
    }),
  },
  responses: {
    200: {
      description: 'The next entries.',
      content: { [NDJSON]: { schema: z.string().openapi({ format: 'binary' }) } },
    },
    422: errorResponse('`after` is no cursor of this list.'),
  },
});

export const getAuditCheck = route('getAuditCheck', 'get', '/reporting/audit/check', {
  summary: 'What the last nightly check of the chains found',
  description: 'Null before the first one has finished.',
  graphql: { query: 'auditCheck', pick: 'check' },
  responses: {
    200: answer(
      'The last check that finished.',
      namedObject('AuditCheckAnswer', {
        check: inGraphql(
          z.object({
            finished_at: instant,
            chains: z.int().openapi({ description: 'Bookings checked.', example: 4_912 }),
            entries: z.int().openapi({ example: 61_204 }),
            break_count: z.int().openapi({ description: 'Broken chains.', example: 0 }),
            breaks: z
              .array(
                inGraphql(
                  z.object({
                    booking_id: id('The booking.'),
                    reference: z.string().nullable().openapi({ example: 'PF-204817' }),
                    fault: z.string().openapi({ example: 'Entry 3 is missing.' }),
                  }),
                  { type: 'AuditBreak' },
                ),
              )
              .openapi({ description: 'At most 200.' }),
          }),
          { type: 'AuditCheck' },
        ).nullable(),
      }),
    ),
  },
});
