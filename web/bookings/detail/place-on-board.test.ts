import { expect, test } from 'vitest';
import { placeOnBoard } from './place-on-board.ts';

const MONDAY = Date.parse('2026-11-23T01:00:00Z');
const wish = { candidateId: 'mei', status: 'Pending', preferredSiteId: 'perth', preferredFromDate: '2026-12-01' };

test('[admin.booking-actions] a pending booking leads to the board of its site, on the first day it wishes for', () => {
  expect(placeOnBoard(wish, MONDAY)).toBe('/scheduler?site=perth&day=2026-12-01&waiting=mei');
});

test('a wish of days that are over leads to today', () => {
  expect(placeOnBoard({ ...wish, preferredFromDate: '2026-11-02' }, MONDAY)).toContain('day=2026-11-23');
});

test.each([{ status: 'Confirmed' }, { status: 'Pending Bloods' }, { preferredSiteId: null }])(
  'there is no way to the board for %o',
  (other) => {
    expect(placeOnBoard({ ...wish, ...other }, MONDAY)).toBeNull();
  },
);
