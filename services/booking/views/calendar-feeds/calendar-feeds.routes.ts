import { z } from '@hono/zod-openapi';
import { answer, errorResponse, jsonBody, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, instant } from '../../shared/booking.contract.ts';

const route = routesOf('calendar feeds');

const feedNames = { id: 'feed_id' } as const;

const feed = namedObject(
  'CalendarFeed',
  {
    feed_id: id('The feed; the same when its address is made anew.'),
    view_id: id('The saved view it shows.').nullable().openapi({ description: 'Null: all that the account may see.' }),
    view_name: z.string().nullable().openapi({ example: 'Newman this month' }),
    made_at: instant('When its address was made.'),
    read_at: instant('When a calendar last asked, to the hour.').nullable(),
  },
  { names: feedNames },
);
export type CalendarFeed = z.output<typeof feed>;

export const listCalendarFeeds = route('listCalendarFeeds', 'get', '/booking/calendar-feeds', {
  graphql: { query: 'calendarFeeds', pick: 'feeds' },
  summary: 'Calendar feeds',
  description: 'The account’s own, at most one for itself and one for each saved view. Their addresses are told once.',
  responses: {
    200: answer('Feeds.', namedObject('CalendarFeeds', { feeds: z.array(feed) })),
  },
});

export const makeCalendarFeed = route('makeCalendarFeed', 'post', '/booking/calendar-feeds', {
  graphql: { mutation: 'makeCalendarFeed', flat: true },
  summary: 'Make a calendar address',
  description:
    'A private address for calendar programs. Where there is one already it is made anew, and the old address ends at once.',
  request: {
    body: jsonBody(
      z
        .strictObject({ view_id: id('A saved view of the account’s own.').nullable() })
        .openapi('NewCalendarFeed', { description: 'Without a view: all that the account may see.' }),
    ),
  },
  responses: {
    201: answer(
      'Made.',
      namedObject(
        'MadeCalendarFeed',
        {
          feed_id: id('The feed.'),
          address: z.string().openapi({ description: 'Told this once; 256 bits of it are secret.' }),
        },
        { names: feedNames },
      ),
    ),
    404: errorResponse('No such view of the account’s own.'),
  },
});

export const revokeCalendarFeed = route('revokeCalendarFeed', 'delete', '/booking/calendar-feeds/{feed_id}', {
  graphql: { mutation: 'revokeCalendarFeed', args: { id: 'feed_id' } },
  summary: 'End a calendar address',
  description: 'Calendars that have it are answered 404 from then on.',
  request: { params: z.object({ feed_id: id('One of the account’s own.') }) },
  responses: { 204: { description: 'Ended.' }, 404: errorResponse('No such feed; another account’s answers alike.') },
});

/** The secret is in the body: it must not be logged. */
export const readCalendarFeed = route('readCalendarFeed', 'post', '/booking/calendar-feeds/read', {
  summary: 'Read a calendar',
  description:
    'Appointments of the last 30 days and to come, at most 500, of what the account may see now. Names, packages and places; no ' +
    'results and no notes.',
  request: {
    body: namedBody('CalendarFeedRead', {
      link: z.string().max(100).openapi({ description: 'What the address ends with.' }),
      version: z.string().max(100).nullable().openapi({ description: 'What the calendar has already.' }),
    }),
  },
  responses: {
    200: answer(
      'The calendar.',
      namedObject('CalendarFeedAnswer', {
        version: z.string().openapi({ description: 'The same as long as the calendar is.' }),
        calendar: z.string().nullable().openapi({ description: 'An iCalendar file; null where it is `version`.' }),
      }),
    ),
    404: errorResponse('No such address, a revoked one, or its account may see no bookings any more: all alike.'),
  },
});
