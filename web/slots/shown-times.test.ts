import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import type { ClinicTimes, Hold, Slot } from '../../machines/lib/booking.types.ts';
import { epochMs, id, type PackageId, type ReserveId, type SiteId } from '../../machines/lib/ports.ts';
import { canPick, foldedTimes, type Marks, type ShownTime, shownClinics } from './shown-times.ts';

const slot = (startsAt: string): Slot => ({
  siteId: id<SiteId>('perth'),
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
  startsAt,
  calendarIds: [1],
  bookingFree: false,
});
const hold = (startsAt: string): Hold => ({
  reserveId: id<ReserveId>('r'),
  packageId: id<PackageId>('p'),
  slot: slot(startsAt),
  endsAt: startsAt,
  expiresAt: epochMs(0),
});
const monday: ClinicTimes = {
  siteId: id<SiteId>('perth'),
  siteName: 'Perth – Hay Street',
  address: 'Level 3, 226 Hay Street',
  timeZone: 'Australia/Perth',
  bookingFree: false,
  days: [
    { day: '2026-11-23', slots: [slot('2026-11-23T00:00:00Z'), slot('2026-11-23T00:15:00Z')], whyNot: null },
    { day: '2026-11-24', slots: [], whyNot: { code: 'FULL', message: 'Both doctors are full.', nextDay: null } },
  ],
};
const none: Marks = { current: 'c1', own: [], busy: null, justTaken: [] };
const mondayWith = (marks: Partial<Marks>) =>
  defined(defined(shownClinics([monday], { ...none, ...marks })[0]).days[0]);

test('held times are among the free ones, in order, though a search no longer finds them', () => {
  const day = mondayWith({
    own: [
      { key: 'c1', number: 1, hold: hold('2026-11-22T23:30:00Z') },
      { key: 'c2', number: 2, hold: hold('2026-11-23T00:30:00Z') },
    ],
  });
  expect(day.times.map((time) => time.state)).toEqual(['held', 'free', 'free', 'other']);
  expect(day.times.at(-1)).toMatchObject({ candidate: 2 });
  expect(day.count).toBe(3);
});

test('a time held for another candidate can be had as well while a second doctor is free', () => {
  const other = (startsAt: string) => [{ key: 'c2', number: 2, hold: hold(startsAt) }];
  const [free] = mondayWith({ own: other('2026-11-23T00:00:00Z') }).times;
  expect(free && canPick(free)).toBe(true);
  const [held] = mondayWith({ own: other('2026-11-22T23:00:00Z') }).times;
  expect(held && canPick(held)).toBe(false);
});

test('[slots.live] a time taken elsewhere stays a moment, marked, and is not counted', () => {
  const day = mondayWith({ justTaken: [slot('2026-11-23T00:20:00Z')] });
  expect(day.times.map((time) => time.state)).toEqual(['free', 'free', 'gone']);
  expect(day.count).toBe(2);
});

test('a time that is being asked for shows once, as busy, while the old answer still calls it free', () => {
  expect(mondayWith({ busy: slot('2026-11-23T00:15:00.000Z') }).times.map((time) => time.state)).toEqual([
    'free',
    'busy',
  ]);
});

test('a day whose only time is held shows that time and not why there are no others', () => {
  const tuesday = defined(
    defined(shownClinics([monday], { ...none, own: [{ key: 'c1', number: 1, hold: hold('2026-11-24T01:00:00Z') }] })[0])
      .days[1],
  );
  expect(tuesday.times.map((time) => time.state)).toEqual(['held']);
});

test('times of another clinic stay out', () => {
  const elsewhere = { ...slot('2026-11-23T00:45:00Z'), siteId: id<SiteId>('sydney') };
  expect(mondayWith({ justTaken: [elsewhere] }).times).toHaveLength(2);
});

const timesTo = (count: number, held: number): readonly ShownTime[] =>
  Array.from({ length: count }, (_, number) => ({
    slot: slot(`2026-11-23T0${Math.floor(number / 4)}:${String((number % 4) * 15).padStart(2, '0')}:00Z`),
    state: number === held ? 'held' : 'free',
  }));

test('[slots.more] a day whose eleventh time is the held one shows all eleven, and no toggle for nothing', () => {
  expect(foldedTimes(timesTo(11, 10), false)).toMatchObject({ shown: { length: 11 }, more: 0, hasToggle: false });
  expect(foldedTimes(timesTo(11, 10), true)).toMatchObject({ shown: { length: 11 }, hasToggle: false });
});

test('[slots.more] beyond ten the toggle counts what it would show, in whichever place the held time is', () => {
  expect(foldedTimes(timesTo(12, 11), false)).toMatchObject({ shown: { length: 11 }, more: 1, hasToggle: true });
  expect(foldedTimes(timesTo(12, 2), false)).toMatchObject({ shown: { length: 10 }, more: 2, hasToggle: true });
  expect(foldedTimes(timesTo(12, 2), true)).toMatchObject({ shown: { length: 12 }, hasToggle: true });
  expect(foldedTimes(timesTo(10, 2), false)).toMatchObject({ shown: { length: 10 }, hasToggle: false });
});
