import { expect, test } from 'vitest';
import { openBookingsAddress, openBookingsLinks } from './open-bookings.ts';

const paramsOf = (address = '') => new URL(address, 'http://portal').searchParams;

test('a deactivation links to the bookings it leaves open: neither completed nor cancelled, of this company or site', () => {
  const ofCompany = paramsOf(openBookingsAddress({ company: 'c1' }));
  expect(ofCompany.get('company')).toBe('c1');
  const words = ofCompany.toString();
  expect(words).toContain('Confirmed');
  expect(words).not.toContain('Completed');
  expect(words).not.toContain('Cancelled');
  const ofSite = paramsOf(openBookingsAddress({ site: 's1', fromDate: '2026-11-28' }));
  expect([ofSite.get('site'), ofSite.get('from')]).toEqual(['s1', '2026-11-28']);
});

test('[bulk.on-deactivation] an account that makes bookings gets a link that cancels those before the visit, of one subsidiary or doctor too', () => {
  const of = { company: 'c1', subsidiary: 's1' };
  const [look, cancel, ...more] = openBookingsLinks(of, 'its', ['companies', 'make_bookings']);
  expect([look?.text, cancel?.text, more]).toEqual(['Look at its open bookings', 'Cancel its bookings', []]);
  const params = paramsOf(cancel?.href);
  expect(params.getAll('status')).toEqual(['Pending', 'Confirmed', 'Rescheduled']);
  expect([params.get('company'), params.get('subsidiary')]).toEqual(['c1', 's1']);
  expect(openBookingsLinks(of, 'its', ['companies'])).toEqual([look]);
  const ofDoctor = paramsOf(openBookingsAddress({ doctor: 'd1', fromDate: '2026-11-28' }));
  expect([ofDoctor.get('doctor'), ofDoctor.get('from')]).toEqual(['d1', '2026-11-28']);
});
