import { expect, test } from 'vitest';
import { siteImpactMessages } from './impact-messages.ts';

const none = { bookings: 0, firstBooking: null, lastBooking: null, pending: 0, holds: 0, rosters: 0 };

test('effects without a count are left out', () => {
  expect(siteImpactMessages(none, 'Australia/Perth')).toEqual([]);
});

test('one of each, on the days of the site', () => {
  const effects = { bookings: 1, pending: 1, holds: 1, rosters: 1 };
  const day = { firstBooking: '2026-11-23T23:00:00Z', lastBooking: '2026-11-23T23:00:00Z' };
  expect(siteImpactMessages({ ...effects, ...day }, 'Australia/Perth')).toEqual([
    '1 booking to come, on 24/11/2026: they stay booked; move them or keep the clinic open for them.',
    '1 pending booking prefers it.',
    '1 time is held right now and given back; whoever held them is told.',
    '1 doctor’s day to come, offered again once it is active.',
  ]);
});

test('many, up to what is counted', () => {
  const days = { firstBooking: '2026-11-23T01:00:00Z', lastBooking: '2026-12-01T01:00:00Z' };
  expect(siteImpactMessages({ ...none, ...days, bookings: 1_000, holds: 2 }, 'Australia/Perth')).toEqual([
    '1,000 or more bookings to come, from 23/11/2026 to 01/12/2026: they stay booked; move them or keep the clinic open for them.',
    '2 times are held right now and given back; whoever held them is told.',
  ]);
});
