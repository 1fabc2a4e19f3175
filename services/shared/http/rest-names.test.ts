import { expect, expectTypeOf, test } from 'vitest';
import { fromRest, ourName, restName, toRest } from './rest-names.ts';

const names = { startsAt: 'booking_start_time', statuses: 'status' } as const;
const ours = { startsAt: '2026-11-23T01:15:00Z', statuses: ['Pending'], candidateName: 'Liam', note: null };
const theirs = {
  booking_start_time: '2026-11-23T01:15:00Z',
  status: ['Pending'],
  candidate_name: 'Liam',
  note: null,
};

test('a record goes to REST and comes back', () => {
  expect(toRest(names, ours)).toEqual(theirs);
  expect(fromRest(names, theirs)).toEqual(ours);
  expectTypeOf(toRest(names, ours)).toEqualTypeOf<typeof theirs>();
  expectTypeOf(fromRest(names, theirs)).toEqualTypeOf<typeof ours>();
});

test('a name that differs only in case is in no map', () => {
  expect([restName({}, 'preferredFromDate'), ourName({}, 'preferred_from_date')]).toEqual([
    'preferred_from_date',
    'preferredFromDate',
  ]);
});

test('names that requests make up do not fill the memory, and are spelt as others are', () => {
  for (let count = 0; count < 600; count++) ourName(names, `made_up_${count}`);
  expect([ourName(names, 'made_up_599'), ourName(names, 'booking_start_time')]).toEqual(['madeUp599', 'startsAt']);
});
