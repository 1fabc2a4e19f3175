import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { MAX_INTEGER } from '../../../shared/http/row-number.ts';
import { draft, draftBody, id, instant, serviceType } from '../../shared/booking.contract.ts';
import { keyTaken } from '../../shared/idempotency.contract.ts';

const route = routesOf('drafts');

const params = z.object({ draft_id: id('The draft.') });
const unknown = errorResponse('No such draft of this account; a foreign one answers alike.');
/** Which save this is of the page that makes it; both or neither. */
const place = {
  writer: z.uuid().nullish().openapi({ description: 'The visit that saves: one open page.' }),
  sequence: z
    .int()
    .min(0)
    .max(MAX_INTEGER)
    .optional()
    .openapi({ description: 'Its count of saves, growing by one.', example: 3 }),
};

export const listDrafts = route('listDrafts', 'get', '/booking/drafts', {
  graphql: { query: 'drafts', pick: 'drafts' },
  summary: 'Unfinished bookings',
  description: 'The account’s own drafts that were not sent, newest first, at most 20.',
  request: { query: z.object({ service_type: serviceType.optional() }) },
  responses: {
    200: answer('Drafts, with the holds that are still alive.', namedObject('Drafts', { drafts: z.array(draft) })),
  },
});

export const createDraft = route('createDraft', 'post', '/booking/drafts', {
  graphql: { mutation: 'createDraft', flat: true },
  summary: 'Begin a booking',
  description:
    'A draft of the account, under `draft_id` where one is named. It starts at revision 1. The same `writer` may send it twice, in either order: the one with the higher `sequence` stays.',
  request: {
    headers: keyTaken,
    body: namedBody('NewDraft', {
      draft_id: z.uuid().nullish().openapi({ description: 'Its id, a UUID of version 7 made by the page.' }),
      service_type: serviceType,
      sid: z.uuid().nullish(),
      order_id: z.uuid().nullish().openapi({ description: 'The order that it is begun for.' }),
      order_changed_at: instant(
        '`changed_at` of the order as it was read: if its source changed it since, no draft begins.',
      ).nullish(),
      body: draftBody,
      ...place,
    }),
  },
  responses: {
    201: answer('Begun.', draft),
    404: errorResponse('The account threw the draft of this id away before it began; or there is no such order.'),
    409: errorResponse(
      'DRAFT_EXISTS: the id is taken, by whomever. STATUS_CONFLICT: the order is booked or over. EDIT_CONFLICT: its source has changed it since.',
    ),
    413: errorResponse('The body is larger than 64 KB.'),
  },
});

export const getDraft = route('getDraft', 'get', '/booking/drafts/{draft_id}', {
  graphql: { query: 'draft' },
  summary: 'One draft',
  description: 'With the holds that are still alive, on whatever device they were taken; once sent, with its booking.',
  request: { params },
  responses: {
    200: answer('The draft.', draft),
    404: unknown,
  },
});

export const saveDraft = route('saveDraft', 'put', '/booking/drafts/{draft_id}', {
  graphql: { mutation: 'saveDraft', flat: true, defaults: { sequence: 0 } },
  summary: 'Save a draft',
  description:
    'Saves where `revision` is the one last seen, or where `writer` itself saved last, with a lower `sequence`; a save that its own writer overtook falls and is answered as saved. Otherwise another tab or device was first, nothing is written and `conflict` has the newer draft.',
  request: {
    params,
    body: namedBody('DraftChange', {
      revision: z.int().min(1).max(MAX_INTEGER).openapi({ description: 'The one last seen.', example: 7 }),
      body: draftBody,
      ...place,
    }),
  },
  responses: {
    200: answer(
      'Saved, or `conflict`.',
      namedObject('SavedDraft', {
        draft_id: id('The draft.'),
        revision: z.int().openapi({ description: 'The one that is stored.', example: 8 }),
        updated_at: instant('When.'),
        conflict: draft.nullable(),
      }),
    ),
    404: unknown,
    409: errorResponse('DRAFT_SENT: it has become a booking.'),
    413: errorResponse('The body is larger than 64 KB.'),
  },
});

export const deleteDraft = route('deleteDraft', 'delete', '/booking/drafts/{draft_id}', {
  graphql: { mutation: 'deleteDraft' },
  summary: 'Throw a draft away',
  description: 'Gives its held times back too. An id without a draft is closed: a draft no longer begins under it.',
  request: { params },
  responses: {
    204: { description: 'Gone.' },
    404: unknown,
    409: errorResponse('DRAFT_SENT: it has become a booking, which stays.'),
  },
});
