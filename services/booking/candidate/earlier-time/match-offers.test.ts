import { expect, test } from 'vitest';
import type { ClinicDays } from '../../scheduling/slots/availability.ts';
import { matchOffers, type WaitingRequest } from './match-offers.ts';

const HOUR = 3_600_000;
const EIGHT = Date.parse('2026-11-24T00:00:00Z');
const clinic = (rosters: number): ReadonlyMap<string, ClinicDays> =>
  new Map([
    [
      'site',
      {
        siteId: 'site',
        name: 'Perth',
        address: '',
        timeZone: 'Australia/Perth',
        bookingFree: false,
        holidays: new Map<string, string>(),
        rosters: Array.from({ length: rosters }, (_one, rosterId) => ({
          rosterId,
          day: '2026-11-24',
          startQuarter: EIGHT / 900_000,
          open: [-1, 0] as const,
          taken: [0, 0] as const,
        })),
      },
    ],
  ]);
const request = (id: number, change: Partial<WaitingRequest> = {}): WaitingRequest => ({
  id: String(id),
  siteId: 'site',
  serviceType: 'pem',
  length: 2,
  stops: null,
  beforeDay: '2026-11-30',
  beforeMs: EIGHT + 100 * HOUR,
  passed: new Set<number>(),
  ...change,
});

test('[earlier.thousand] 1,000 who wait and a day that opens: each is given at most one time, and no time is given twice', () => {
  const people = Array.from({ length: 1_000 }, (_one, id) => request(id));
  const matches = matchOffers(people, clinic(63), 0);
  expect(matches, '63 days of 16 times').toHaveLength(1_000);
  expect(new Set(matches.map(({ requestId }) => requestId)).size).toBe(1_000);
  const slots = matches.flatMap((match) => match.slots.map(({ rosterId, position }) => `${rosterId}/${position}`));
  expect(new Set(slots).size).toBe(2_000);
  expect(matchOffers(people, clinic(3), 0), 'the first who asked').toMatchObject(
    Array.from({ length: 48 }, (_one, id) => ({ requestId: String(id) })),
  );
});

test('[earlier.offer] the earliest time before the day and the appointment, none that was passed on, and with notice', () => {
  const startOf = (change: Partial<WaitingRequest>, earliest = 0) =>
    matchOffers([request(1, change)], clinic(1), earliest)[0]?.fromMs;
  expect(startOf({})).toBe(EIGHT);
  expect(startOf({}, EIGHT + 1)).toBe(EIGHT + HOUR / 4);
  expect(startOf({ passed: new Set([EIGHT]) })).toBe(EIGHT + HOUR / 4);
  expect(startOf({ beforeMs: EIGHT })).toBeUndefined();
  expect(startOf({ beforeDay: '2026-11-24' })).toBeUndefined();
  expect(startOf({ siteId: 'elsewhere' })).toBeUndefined();
});
