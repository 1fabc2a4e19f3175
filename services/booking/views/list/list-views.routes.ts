import { z } from '@hono/zod-openapi';
import { flag } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { viewFilter } from '../../record/rows/booking-filter.contract.ts';
import { id, timeZone } from '../../shared/booking.contract.ts';

const route = routesOf('list views');

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
    'x-graphql': { names: { id: 'view_id' } },
  });

export type ViewFilter = z.output<typeof viewFilter>;

const one = { params: z.object({ view_id: id('The view.') }) };
const unknown = errorResponse('No such view; another account’s answers alike.');
const taken = errorResponse('NAME_TAKEN: a view of this name is there already. TOO_MANY: 30 named views are the most.');

export const listListViews = route('listListViews', 'get', '/booking/list-views', {
  graphql: { query: 'listViews', pick: 'views' },
  summary: 'Saved views',
  description: 'The account’s own views with a name, by name; at most 30.',
  responses: {
    200: answer('Views.', namedObject('ListViews', { views: z.array(view) })),
  },
});

export const createListView = route('createListView', 'post', '/booking/list-views', {
  graphql: { mutation: 'keepListView', flat: true },
  summary: 'Keep a view',
  description:
    'With a name a saved view. Without one it keeps the words that no address may have (names, phones, emails, ' +
    'search) under an id that does; the same words have the same id. Of these an account has its latest 200.',
  request: { body: namedBody('NewListView', { name: name.nullish(), filter: viewFilter }) },
  responses: { 201: answer('Kept.', view), 409: taken },
});

export const getListView = route('getListView', 'get', '/booking/list-views/{view_id}', {
  graphql: { query: 'listView', args: { id: 'view_id' } },
  summary: 'One view',
  description: 'For whoever opens an address with its id: any account of the organisation that keeps it.',
  request: one,
  responses: {
    200: answer('The view.', view),
    404: errorResponse('No such view; another organisation’s answers alike.'),
  },
});

export const countListViews = route('countListViews', 'get', '/booking/list-views/counts', {
  graphql: { query: 'viewCounts', pick: 'counts' },
  summary: 'How many bookings each view has',
  description:
    'The list’s tabs, and the account’s saved views by id: as the list counts them, to 2,000. A saved view with a search is ' +
    'not counted.',
  request: {
    query: z.object({
      mine: flag('Saved views of one’s own bookings alone, as /my-bookings shows them.').optional(),
      time_zone: timeZone.default('Australia/Perth'),
    }),
  },
  responses: {
    200: answer(
      'The counts.',
      namedObject('ViewCounts', {
        counts: z.array(
          namedObject('ViewCount', {
            view: z.string().openapi({ description: 'A tab’s name, or the id of a saved view.' }),
            total: z.int().openapi({ description: 'Capped at 2,000.', example: 12 }),
            total_capped: z.boolean(),
          }),
        ),
      }),
    ),
  },
});

export const renameListView = route('renameListView', 'put', '/booking/list-views/{view_id}', {
  graphql: { mutation: 'renameListView', args: { id: 'view_id' }, flat: true },
  summary: 'Rename a saved view',
  description: 'One of the account’s own.',
  request: { ...one, body: namedBody('ListViewName', { name }) },
  responses: { 200: answer('Renamed.', view), 404: unknown, 409: taken },
});

export const deleteListView = route('deleteListView', 'delete', '/booking/list-views/{view_id}', {
  graphql: { mutation: 'deleteListView', args: { id: 'view_id' } },
  summary: 'Delete a saved view',
  description: 'One of the account’s own. Addresses with its id open without its words from then on.',
  request: one,
  responses: { 204: { description: 'Deleted.' }, 404: unknown },
});
