import { expect, test } from 'vitest';
import { id, type PackageId, type SiteId } from '../../lib/ports.ts';
import { type GroupPlace, swapPlaces } from './swap-places.ts';

const place = (key: string, clock: string, minutes: number, calendarId = 7): GroupPlace => ({
  key,
  minutes,
  calendarId,
  packageId: id<PackageId>(`p${minutes}`),
  siteId: id<SiteId>('perth'),
  startsAt: `2026-11-24T${clock}:00.000Z`,
});
const said = (places: readonly GroupPlace[]) =>
  places.map(({ key, startsAt, calendarId }) => `${key} ${startsAt.slice(11, 16)} ${calendarId}`);

test('[wizard.group] with one doctor the row stays whole, whatever the lengths of the packages', () => {
  const row = [place('a', '01:00', 30), place('b', '01:30', 50), place('c', '02:30', 15)];
  expect(said(swapPlaces(row, 'a', 'c'))).toEqual(['c 01:00 7', 'b 01:15 7', 'a 02:15 7']);
  expect(said(swapPlaces(row, 'b', 'a'))).toEqual(['b 01:00 7', 'a 02:00 7']);
});

test('[wizard.group] with two doctors, or with a gap between, the two change times alone', () => {
  const both = [place('a', '01:00', 30), place('b', '01:00', 30, 8), place('c', '03:00', 30)];
  expect(said(swapPlaces(both, 'a', 'b'))).toEqual(['a 01:00 8', 'b 01:00 7']);
  expect(said(swapPlaces(both, 'c', 'a'))).toEqual(['a 03:00 7', 'c 01:00 7']);
  expect(swapPlaces(both, 'a', 'a')).toEqual([]);
  expect(swapPlaces(both, 'a', 'nobody')).toEqual([]);
});
