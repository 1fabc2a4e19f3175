import { expect, test } from 'vitest';
import { BOOKING_STATUSES } from './booking-status.table.ts';
import { STATUS_GROUPS } from './status-groups.ts';

test('[list.statuses] every status is in one group of the filter', () => {
  expect(Object.values(STATUS_GROUPS).flat().toSorted()).toEqual(BOOKING_STATUSES.toSorted());
});
