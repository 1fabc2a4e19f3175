import type { Plant } from './plant.ts';

export const feedPlants: readonly Plant[] = [
  {
    id: 'feed.read',
    file: 'services/booking/views/calendar-feeds/feed-calendar.ts',
    find: 'const DAYS_BACK = 30;',
    replace: 'const DAYS_BACK = 300;',
    tests: ['services/booking/views/calendar-feeds/calendar-feeds.test.ts'],
  },
  {
    id: 'feed.scope',
    file: 'services/access/standing-account.ts',
    find: 'where a.active and',
    replace: 'where',
    tests: ['services/booking/views/calendar-feeds/calendar-feeds.test.ts'],
  },
  {
    id: 'feed.address',
    file: 'services/booking/views/calendar-feeds/calendar-feeds.ts',
    find: 'do update set hash = excluded.hash, made_at',
    replace: 'do update set made_at',
    tests: ['services/booking/views/calendar-feeds/calendar-feeds.test.ts'],
  },
  {
    id: 'feed.view',
    file: 'services/booking/views/calendar-feeds/feed-calendar.ts',
    find: 'filter: feed.filter ?? {} };',
    replace: 'filter: {} };',
    tests: ['services/booking/views/calendar-feeds/calendar-feeds.test.ts'],
  },
  {
    id: 'feed.etag',
    file: 'services/booking/views/calendar-feeds/feed-calendar.ts',
    find: "createHash('sha256').update(calendar)",
    replace: "createHash('sha256').update(calendar + now.toISOString())",
    tests: ['services/booking/views/calendar-feeds/calendar-feeds.test.ts'],
  },
  {
    id: 'feed.page',
    file: 'web/app/calendar-feeds/feed-rows.ts',
    find: 'feed: feedOf(null) }',
    replace: 'feed: null }',
    tests: ['tests/browser/bookings/calendar-feed.test.ts'],
  },
];
