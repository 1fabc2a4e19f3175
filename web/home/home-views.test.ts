import { expect, test } from 'vitest';
import { viewFrom } from '../../machines/booking-list-view/list-query.ts';
import { filterOf } from '../../machines/rules/booking/booking-filter.ts';
import { HOME_VIEWS, homeViews } from '../../machines/rules/booking/home-views.ts';
import { clinicStart, viewAddress } from './home-views.ts';

test.each(HOME_VIEWS)('[home.counts] the address of %s is read by the list as the filter that is counted', (view) => {
  const { filter, sort } = homeViews('2026-11-27')[view];
  const { sort: shownSort, ...shown } = viewFrom(
    new URL(viewAddress(view, '2026-11-27'), 'http://portal').searchParams,
  );
  expect(filterOf(shown)).toEqual(filter);
  expect(shownSort).toBe(sort);
});

test('[home.counts] this week goes from today to Sunday, also on a Sunday', () => {
  const days = (today: string) => {
    const { fromDate, toDate } = homeViews(today).thisWeek.filter;
    return [fromDate, toDate];
  };
  expect(days('2026-11-27')).toEqual(['2026-11-27', '2026-11-29']);
  expect(days('2026-11-29')).toEqual(['2026-11-29', '2026-11-29']);
  expect(homeViews('2026-11-29').tomorrow.filter.fromDate).toBe('2026-11-30');
});

test('[home.waiting] the next candidate is found by the clinic’s own clock and day', () => {
  expect(clinicStart('Australia/Sydney', '2026-11-24T20:15:00Z', '2026-11-24')).toMatchObject({ day: 'Tomorrow' });
  expect(clinicStart('Australia/Perth', '2026-11-24T00:00:00Z', '2026-11-24').day).toBe('Today');
  expect(clinicStart('Australia/Perth', '2026-11-26T00:00:00Z', '2026-11-24').day).toBe('Thu 26/11/2026');
  expect(clinicStart('Australia/Perth', '2026-11-24T00:00:00Z', '2026-11-24').time).toMatch(/^08:00/);
});
