import { createRoute, z } from '@hono/zod-openapi';
import { flag } from '../../shared/http/query.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { id, timeZone } from '../booking.contract.ts';
import { viewFilter } from './booking-filter.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const name = z
  .string({ error: 'This field is required.' })
  .trim()
  .min(1, 'This field is required.')
  .max(60, 'must be at most 60 characters')
  .openapi({ description: 'What the account calls it, once.', example: 'Newman this month' });

const view = z
  .object({ view_id: id('The view.'), name: z.string().nullable(), filter: viewFilter })
  .openapi('ListView', {
    description: 'A view of the booking list; without a name it only keeps words for an address.',
  });

export type ViewFilter = z.output<typeof viewFilter>;

const one = { params: z.object({ view_id: id('The view.') }) };
const unknown = errorResponse('No such view; another account’s answers alike.');
const taken = errorResponse('NAME_TAKEN: a view of this name is there already. TOO_MANY: 30 named views are the most.');

export const listListViews = createRoute({
  method: 'get',
  path: '/booking/list-views',
  operationId: 'listListViews',
  summary: 'Saved views',
  description: 'The account’s own views with a name, by name; at most 30.',
  tags: ['list views'],
  responses: {
    200: { description: 'Views.', content: json(z.object({ views: z.array(view) }).openapi('ListViews')) },
  },
});

export const createListView = createRoute({
  method: 'post',
  path: '/booking/list-views',
  operationId: 'createListView',
  summary: 'Keep a view',
  description:
    'With a name a saved view. Without one it keeps the words that must not stand in an address (names, phones, emails, ' +
    'search) under an id that does; the same words have the same id. Of these an account has its latest 200.',
  tags: ['list views'],
  request: {
    body: { content: json(z.strictObject({ name: name.nullish(), filter: viewFilter }).openapi('NewListView')) },
  },
  responses: { 201: { description: 'Kept.', content: json(view) }, 409: taken },
});

export const getListView = createRoute({
  method: 'get',
  path: '/booking/list-views/{view_id}',
  operationId: 'getListView',
  summary: 'One view',
  description: 'For whoever opens an address with its id: any account of the organisation that keeps it.',
  tags: ['list views'],
  request: one,
  responses: {
    200: { description: 'The view.', content: json(view) },
    404: errorResponse('No such view; another organisation’s answers alike.'),
  },
});

export const countListViews = createRoute({
  method: 'get',
  path: '/booking/list-views/counts',
  operationId: 'countListViews',
  summary: 'How many bookings each view has',
  description:
    'The list’s tabs, and the account’s saved views by id: as the list counts them, to 2,000. A saved view with a search is ' +
    'not counted.',
  tags: ['list views'],
  request: {
    query: z.object({
      mine: flag('Saved views of one’s own bookings alone, as /my-bookings shows them.').optional(),
      time_zone: timeZone.default('Australia/Perth'),
    }),
  },
  responses: {
    200: {
      description: 'The counts.',
      content: json(
        z
          .object({
            counts: z.array(
              z
                .object({
                  view: z.string().openapi({ description: 'A tab’s name, or the id of a saved view.' }),
                  total: z.int().openapi({ example: 12 }),
                  total_capped: z.boolean(),
                })
                .openapi('ViewCount'),
            ),
          })
          .openapi('ViewCounts'),
      ),
    },
  },
});

export const renameListView = createRoute({
  method: 'put',
  path: '/booking/list-views/{view_id}',
  operationId: 'renameListView',
  summary: 'Rename a saved view',
  description: 'One of the account’s own.',
  tags: ['list views'],
  request: { ...one, body: { content: json(z.strictObject({ name }).openapi('ListViewName')) } },
  responses: { 200: { description: 'Renamed.', content: json(view) }, 404: unknown, 409: taken },
});

export const deleteListView = createRoute({
  method: 'delete',
  path: '/booking/list-views/{view_id}',
  operationId: 'deleteListView',
  summary: 'Delete a saved view',
  description: 'One of the account’s own. Addresses with its id open without its words from then on.',
  tags: ['list views'],
  request: one,
  responses: { 204: { description: 'Deleted.' }, 404: unknown },
});
