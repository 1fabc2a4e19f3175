import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { id, instant } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['calendar feeds'];

const feed = z
  .object({
    feed_id: id('The feed; the same when its address is made anew.'),
    view_id: id('The saved view it shows.').nullable().openapi({ description: 'Null: all that the account may see.' }),
    view_name: z.string().nullable().openapi({ example: 'Newman this month' }),
    made_at: instant('When its address was made.'),
    read_at: instant('When a calendar last asked, to the hour.').nullable(),
  })
  .openapi('CalendarFeed');

export const listCalendarFeeds = createRoute({
  method: 'get',
  path: '/booking/calendar-feeds',
  operationId: 'listCalendarFeeds',
  summary: 'Calendar feeds',
  description: 'The account’s own, at most one for itself and one for each saved view. Their addresses are told once.',
  tags,
  responses: {
    200: { description: 'Feeds.', content: json(z.object({ feeds: z.array(feed) }).openapi('CalendarFeeds')) },
  },
});

export const makeCalendarFeed = createRoute({
  method: 'post',
  path: '/booking/calendar-feeds',
  operationId: 'makeCalendarFeed',
  summary: 'Make a calendar address',
  description:
    'A private address for calendar programs. Where there is one already it is made anew, and the old address ends at once.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({ view_id: id('A saved view of the account’s own.').nullable() })
          .openapi('NewCalendarFeed', { description: 'Without a view: all that the account may see.' }),
      ),
    },
  },
  responses: {
    201: {
      description: 'Made.',
      content: json(
        z
          .object({
            feed_id: id('The feed.'),
            address: z.string().openapi({ description: 'Told this once; 256 bits of it are secret.' }),
          })
          .openapi('MadeCalendarFeed'),
      ),
    },
    404: errorResponse('No such view of the account’s own.'),
  },
});

export const revokeCalendarFeed = createRoute({
  method: 'delete',
  path: '/booking/calendar-feeds/{feed_id}',
  operationId: 'revokeCalendarFeed',
  summary: 'End a calendar address',
  description: 'Calendars that have it are answered 404 from then on.',
  tags,
  request: { params: z.object({ feed_id: id('One of the account’s own.') }) },
  responses: { 204: { description: 'Ended.' }, 404: errorResponse('No such feed; another account’s answers alike.') },
});

/** The secret is in the body: what it opens must stand in no log. */
export const readCalendarFeed = createRoute({
  method: 'post',
  path: '/booking/calendar-feeds/read',
  operationId: 'readCalendarFeed',
  summary: 'Read a calendar',
  description:
    'Appointments of the last 30 days and to come, at most 500, of what the account may see now. Names, packages and places; no ' +
    'results and no notes.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            link: z.string().max(100).openapi({ description: 'What the address ends with.' }),
            version: z.string().max(100).nullable().openapi({ description: 'What the calendar has already.' }),
          })
          .openapi('CalendarFeedRead'),
      ),
    },
  },
  responses: {
    200: {
      description: 'The calendar.',
      content: json(
        z
          .object({
            version: z.string().openapi({ description: 'The same as long as the calendar is.' }),
            calendar: z.string().nullable().openapi({ description: 'An iCalendar file; null where it is `version`.' }),
          })
          .openapi('CalendarFeedAnswer'),
      ),
    },
    404: errorResponse('No such address, a revoked one, or its account may see no bookings any more: all alike.'),
  },
});
