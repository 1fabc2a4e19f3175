import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { draft, draftBody, id, instant, serviceType } from '../booking.contract.ts';

const params = z.object({ draft_id: id('The draft.') });
const unknown = errorResponse('No such draft of this account; a foreign one answers alike.');
/** Which save this is of the page that makes it; both or neither. */
const place = {
  writer: z.uuid().nullish().openapi({ description: 'The visit that saves: one open page.' }),
  sequence: z.int().min(0).optional().openapi({ description: 'Its count of saves, growing by one.', example: 3 }),
};
const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

export const listDrafts = createRoute({
  method: 'get',
  path: '/booking/drafts',
  operationId: 'listDrafts',
  summary: 'Unfinished bookings',
  description: 'The account’s own drafts that were not sent, newest first, at most 20.',
  tags: ['drafts'],
  request: { query: z.object({ service_type: serviceType.optional() }) },
  responses: {
    200: {
      description: 'Drafts, with the holds that are still alive.',
      content: json(z.object({ drafts: z.array(draft) }).openapi('Drafts')),
    },
  },
});

export const createDraft = createRoute({
  method: 'post',
  path: '/booking/drafts',
  operationId: 'createDraft',
  summary: 'Begin a booking',
  description:
    'A draft of the account, under `draft_id` where one is named. It starts at revision 1. The same `writer` may send it twice, in either order: the one with the higher `sequence` stays.',
  tags: ['drafts'],
  request: {
    body: {
      content: json(
        z
          .strictObject({
            draft_id: z.uuid().nullish().openapi({ description: 'Its id, a UUID of version 7 made by the page.' }),
            service_type: serviceType,
            sid: z.uuid().nullish(),
            body: draftBody,
            ...place,
          })
          .openapi('NewDraft'),
      ),
    },
  },
  responses: {
    201: { description: 'Begun.', content: json(draft) },
    409: errorResponse('DRAFT_EXISTS: the id is taken, by whomever.'),
    413: errorResponse('The body is larger than 64 KB.'),
  },
});

export const getDraft = createRoute({
  method: 'get',
  path: '/booking/drafts/{draft_id}',
  operationId: 'getDraft',
  summary: 'One draft',
  description: 'With the holds that are still alive, on whatever device they were taken; once sent, with its booking.',
  tags: ['drafts'],
  request: { params },
  responses: {
    200: { description: 'The draft.', content: json(draft) },
    404: unknown,
  },
});

export const saveDraft = createRoute({
  method: 'put',
  path: '/booking/drafts/{draft_id}',
  operationId: 'saveDraft',
  summary: 'Save a draft',
  description:
    'Saves where `revision` is the one last seen, or where `writer` itself saved last, with a lower `sequence`; a save that its own writer overtook falls and is answered as saved. Otherwise another tab or device was first and nothing is written.',
  tags: ['drafts'],
  request: {
    params,
    body: {
      content: json(
        z
          .strictObject({
            revision: z.int().min(1).openapi({ description: 'The one last seen.', example: 7 }),
            body: draftBody,
            ...place,
          })
          .openapi('DraftChange'),
      ),
    },
  },
  responses: {
    200: {
      description: 'Saved.',
      content: json(
        z.object({ revision: z.int().openapi({ example: 8 }), updated_at: instant('When.') }).openapi('SavedDraft'),
      ),
    },
    404: unknown,
    409: errorResponse(
      'DRAFT_CHANGED with the newer `details.revision` and `details.body`; DRAFT_SENT when it has become a booking.',
    ),
    413: errorResponse('The body is larger than 64 KB.'),
  },
});

export const deleteDraft = createRoute({
  method: 'delete',
  path: '/booking/drafts/{draft_id}',
  operationId: 'deleteDraft',
  summary: 'Throw a draft away',
  description: 'Gives its held times back too.',
  tags: ['drafts'],
  request: { params },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});
