import { expect, test } from 'vitest';
import { PENDING_AGES } from '../../machines/rules/booking/overview-views.ts';
import { ageNames, formatTurnaround, listAddress, missedRate, withoutClinic } from './numbers.ts';

const none = { pending: [0, 0, 0, 0], missed: 0, expected: 0, completed: 0, medianHours: null, of90Hours: null };

test('ages are named as they are counted', () => {
  expect(ageNames).toEqual(['0–1 days', '2–3 days', '4–7 days', 'Over 7 days']);
});

test('a number leads to the booking list with its own filter', () => {
  const facts = { today: '2026-11-23', days: 14, site: '0198f2a0-0000-7000-8000-000000000001' };
  expect(PENDING_AGES.map((age) => listAddress(age, { ...facts, site: '' }))).toEqual([
    '/pem-bookings?sort=created_at&order=asc&createdFrom=2026-11-22&createdTo=2026-11-23&status=Pending',
    '/pem-bookings?sort=created_at&order=asc&createdFrom=2026-11-20&createdTo=2026-11-21&status=Pending',
    '/pem-bookings?sort=created_at&order=asc&createdFrom=2026-11-16&createdTo=2026-11-19&status=Pending',
    '/pem-bookings?sort=created_at&order=asc&createdTo=2026-11-15&status=Pending',
  ]);
  expect(listAddress('missed', facts)).toBe(
    `/pem-bookings?sort=appointment_time&order=asc&site=${facts.site}&from=2026-11-10&to=2026-11-23&status=Did+Not+Attend`,
  );
});

test('rates and times are said in words of their size', () => {
  expect(missedRate({ ...none, missed: 1, expected: 24 })).toBe('4.2%');
  expect(missedRate(none)).toBe('');
  expect([6.54, 47.9, 60].map(formatTurnaround)).toEqual(['6.5 h', '47.9 h', '2.5 days']);
});

test('pending without a clinic is what the clinics do not have', () => {
  const clinic = { siteId: 'a', siteName: 'A', ...none, pending: [1, 0, 0, 2] };
  expect(withoutClinic({ today: '', all: { ...none, pending: [2, 0, 1, 2] }, clinics: [clinic] })).toBe(2);
});
