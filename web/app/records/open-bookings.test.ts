import { expect, test } from 'vitest';
import { openBookingsAddress } from './open-bookings.ts';

test('a deactivation links to the bookings it leaves open: neither completed nor cancelled, of this company or site', () => {
  const paramsOf = (address: string) => new URL(address, 'http://portal').searchParams;
  const ofCompany = paramsOf(openBookingsAddress({ company: 'c1' }));
  expect(ofCompany.get('company')).toBe('c1');
  const words = ofCompany.toString();
  expect(words).toContain('Confirmed');
  expect(words).not.toContain('Completed');
  expect(words).not.toContain('Cancelled');
  const ofSite = paramsOf(openBookingsAddress({ site: 's1', fromDate: '2026-11-28' }));
  expect([ofSite.get('site'), ofSite.get('from')]).toEqual(['s1', '2026-11-28']);
});
