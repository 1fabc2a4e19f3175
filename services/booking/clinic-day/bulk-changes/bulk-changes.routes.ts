import { z } from '@hono/zod-openapi';
import { bookingReferences } from '../../../../machines/lib/booking-references.ts';
import { MOST_SELECTED } from '../../../../machines/rules/booking/selection.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id, instant, text, timeZone } from '../../shared/booking.contract.ts';
import { placeNames } from '../../shared/booking.names.ts';
import { place, target } from '../closings/place.contract.ts';
import { bulkActions } from './bulk-changes.tables.ts';

const route = routesOf('bulk changes');

const name = (example: string) => z.string().openapi({ example });
const action = inGraphql(
  z.enum(bulkActions).openapi({ description: 'What is done to each of them.', example: 'cancel' }),
  { type: 'BulkAction' },
);
const unknown = errorResponse('One of them is unknown, or another company’s.');

const plannedRow = namedObject(
  'BulkPlannedRow',
  {
    candidate_id: id('Candidate.'),
    reference: name('PF-204817'),
    candidate_name: name('Liam O’Connor'),
    company_name: name('Redgum Mining'),
    status: name('Confirmed'),
    site_name: z.string().nullable().openapi({ example: 'Perth – Hay Street' }),
    timezone: timeZone.nullable(),
    calendar_from_time: instant('Start now.').nullable(),
    updated_at: instant('Sent back, so that what was changed meanwhile is left alone.'),
    reason: z.string().nullable().openapi({ description: 'Why it cannot be done for this one.', example: null }),
    note: z
      .string()
      .nullable()
      .openapi({ description: 'What else happens.', example: 'Also changes Mei Chen, who is in this booking too.' }),
    to: place.nullable(),
    options: z.array(place).openapi({ description: 'Other times, one for each doctor’s day, the nearest first.' }),
  },
  { names: placeNames },
);

const days = {
  site_id: z.uuid().nullable().openapi({ description: 'Where to; null: each one’s own clinic.' }),
  from_day: day('First day, of the clinic’s own calendar.'),
  to_day: day('Last day, at most 31 days.'),
};

export const planBulkChange = route('planBulkChange', 'post', '/booking/bulk-changes/plan', {
  graphql: { query: 'bulkChangePlan', flat: true, pick: 'rows' },
  summary: 'What a change of several bookings would do to each',
  description:
    'Nothing is changed. Each booking for which it cannot be done says why. A move needs `move`, and answers a time for ' +
    'each: no two are sent to one time. `choices` has what was chosen by hand; those times are given first.',
  request: {
    body: namedBody('PlanBulkChange', {
      action,
      candidate_ids: z.array(id('Candidate.')).min(1).max(MOST_SELECTED),
      move: inGraphql(z.strictObject(days), { type: 'BulkMoveDays' }).optional(),
      choices: z
        .array(inGraphql(z.strictObject({ candidate_id: id('Candidate.'), to: target }), { type: 'BulkChoice' }))
        .max(MOST_SELECTED)
        .default([])
        .openapi({ description: 'Chosen by hand; `to` null: stays where it is.' }),
    }),
  },
  responses: {
    200: answer('Each of them.', namedObject('BulkPlan', { rows: z.array(plannedRow) })),
    404: unknown,
    422: errorResponse('The days are in the wrong order, or more than 31.'),
  },
});

const bulkNames = { id: 'bulk_change_id' } as const;

const changed = namedObject(
  'BulkChange',
  {
    bulk_change_id: id('The change.'),
    undo_until: instant('Until when it can be undone as a whole; the mails leave then.'),
    undone: z.boolean().openapi({ example: false }),
    rows: z.array(
      namedObject('BulkChangedRow', {
        candidate_id: id('Candidate.'),
        candidate_name: name('Liam O’Connor'),
        outcome: inGraphql(
          z.enum(['done', 'refused', 'undone', 'kept']).openapi({
            description: 'refused: nothing was done · kept: it could not be taken back.',
            example: 'done',
          }),
          { type: 'BulkOutcome' },
        ),
        reason: z.string().nullable().openapi({ description: 'Why, of refused and kept ones.', example: null }),
      }),
    ),
  },
  { names: bulkNames },
);

const { maxLength, example } = bookingReferences.poNumber;

export const runBulkChange = route('runBulkChange', 'post', '/booking/bulk-changes', {
  graphql: { mutation: 'runBulkChange', flat: true, args: bulkNames },
  summary: 'Change several bookings',
  description:
    'Done for each booking for which it can be done; the others say why not and stay as they are. Each person hears of ' +
    'it once, after five minutes: until then all of it can be undone. The same `bulk_change_id` changes nothing twice.',
  request: {
    body: namedBody('RunBulkChange', {
      bulk_change_id: id('Made by whoever sends it.'),
      action,
      notes: text('Why it is cancelled or moved; mails say it.', 'Shutdown was moved.', 500).default(''),
      po_number: z
        .string()
        .trim()
        .max(maxLength, `must be at most ${maxLength} characters`)
        .default('')
        .openapi({ description: 'Of action `po`.', example }),
      people: z
        .array(
          inGraphql(
            z.strictObject({
              candidate_id: id('Candidate.'),
              updated_at: instant('As the plan answered it.'),
              to: target.optional(),
            }),
            { type: 'BulkPerson' },
          ),
        )
        .min(1)
        .max(MOST_SELECTED),
    }),
  },
  responses: {
    201: answer('What became of each.', changed),
    404: unknown,
    422: errorResponse('The PO number is missing, or IDEMPOTENCY_KEY_REUSED: another change was sent under this id.'),
  },
});

export const undoBulkChange = route('undoBulkChange', 'post', '/booking/bulk-changes/{bulk_change_id}/undo', {
  graphql: { mutation: 'undoBulkChange', args: bulkNames },
  summary: 'Undo a change of several bookings',
  description: 'While its mails wait. A booking that was changed since, or whose time is taken, stays and says why.',
  request: { params: z.object({ bulk_change_id: id('The change.') }) },
  responses: {
    200: answer('What became of each.', changed),
    404: errorResponse('No such change of this account.'),
    409: errorResponse('UNDO_OVER: its mails have left.'),
  },
});

export const getUndoableBulkChange = route('getUndoableBulkChange', 'get', '/booking/bulk-changes/{bulk_change_id}', {
  graphql: { query: 'undoableBulkChange', args: bulkNames },
  summary: 'A change of several bookings that can still be undone',
  description:
    'For whoever made it and loaded the page again. One that is undone, or whose mails have left, is not found.',
  request: { params: z.object({ bulk_change_id: id('The change.') }) },
  responses: {
    200: answer('What became of each.', changed),
    404: errorResponse('No such change of this account, or it cannot be undone any more.'),
  },
});

export const listResultFiles = route('listResultFiles', 'get', '/booking/result-files', {
  graphql: { query: 'resultFiles', pick: 'candidates' },
  summary: 'Files of several candidates',
  description:
    'Their names alone. Addresses that open them are given by /booking/consult-files, where a device is proven.',
  request: {
    query: z.object({
      candidate_ids: repeated(z.uuid(), MOST_SELECTED).openapi({ description: 'Candidates, repeated.' }),
    }),
  },
  responses: {
    200: answer(
      'Each of them, in the order asked.',
      namedObject('ResultFilesAnswer', {
        candidates: z.array(
          namedObject('ResultFiles', {
            candidate_id: id('Candidate.'),
            candidate_name: name('Liam O’Connor'),
            files: z.array(
              namedObject('ResultFile', {
                file_id: id('The file.'),
                file_type: name('medical_report'),
                file_name: name('Medical report.pdf'),
              }),
            ),
          }),
        ),
      }),
    ),
    404: unknown,
  },
});
