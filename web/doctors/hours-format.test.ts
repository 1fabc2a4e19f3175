import { expect, test } from 'vitest';
import { absenceMessages, closingAddress, hoursText, leaveAddress, periodText } from './hours-format.ts';

const on = (weekday: number, fromTime: string, toTime: string, week = 0) => ({ week, weekday, fromTime, toTime });

test('weekdays in a row with the same hours are one line', () => {
  const hours = [
    on(1, '08:00', '12:00'),
    on(1, '12:30', '16:00'),
    on(2, '08:00', '12:00'),
    on(2, '12:30', '16:00'),
    on(4, '08:00', '12:00'),
    on(6, '08:00', '12:00'),
    on(7, '08:00', '12:00', 1),
  ];
  expect(hoursText(hours, 0)).toBe('Mon–Tue 08:00–12:00, 12:30–16:00 · Thu 08:00–12:00 · Sat 08:00–12:00');
  expect(hoursText(hours, 1)).toBe('Sun 08:00–12:00');
});

test('from a day on, or until another', () => {
  expect(periodText('2026-11-30', null)).toBe('From 30/11/2026');
  expect(periodText('2026-11-30', '2026-12-04')).toBe('30/11/2026 – 04/12/2026');
});

test('[roster.change] days with people say who keeps the time, and lead to a closing of just these days', () => {
  const plan = { siteId: 's1', siteName: 'Perth – Hay Street', fromDay: '2026-12-01', toDay: '2026-12-03', people: 2 };
  expect(absenceMessages([plan, { ...plan, people: 1 }])).toEqual([
    '2 people booked at Perth – Hay Street, 01/12/2026 – 03/12/2026: the times are kept until you plan where they go.',
    '1 person booked at Perth – Hay Street, 01/12/2026 – 03/12/2026: the time is kept until you plan where they go.',
  ]);
  expect(closingAddress(plan, 'd1')).toBe('/closings/new?site=s1&from=2026-12-01&to=2026-12-03&doctors=d1');
});

test('[roster.leave-plan] leave leads to one closing of all its clinics, with its reason', () => {
  const at = (siteId: string, fromDay: string, toDay: string) => ({ siteId, siteName: '', fromDay, toDay, people: 1 });
  const leave = { doctorId: 'd1', reason: 'Annual leave', publicReason: '' };
  const plans = [
    at('s2', '2026-12-03', '2026-12-08'),
    at('s1', '2026-12-01', '2026-12-04'),
    at('s2', '2026-12-10', '2026-12-10'),
  ];
  expect(leaveAddress(plans, leave)).toBe(
    '/closings/new?site=s2%2Cs1&from=2026-12-01&to=2026-12-10&doctors=d1&reason=Annual+leave',
  );
  expect(leaveAddress(plans, { ...leave, publicReason: 'Away' })).toMatch(/&reason=Annual\+leave&words=Away$/);
  expect(leaveAddress([], leave)).toBe(null);
  expect(leaveAddress([at('s1', '2026-12-01', '2027-03-03')], leave)).not.toBe(null);
  expect(leaveAddress([at('s1', '2026-12-01', '2027-03-04')], leave)).toBe(null);
});
