import { expect, test } from 'vitest';
import type { components } from '../generated/booking.openapi.ts';
import { toDuePerson } from './due.resolvers.ts';

const row = { candidate_name: 'Kim Park', may_be_booked: true } as components['schemas']['DuePerson'];

test.each([
  ['1991-03-14', '1991-03-14'],
  ['0001-01-01', null],
])('[due.list] a date of birth of %s is %s to the page', (candidate_dob, candidateDob) => {
  expect(toDuePerson({ ...row, candidate_dob })).toEqual({
    candidateName: 'Kim Park',
    mayBeBooked: true,
    candidateDob,
  });
});
