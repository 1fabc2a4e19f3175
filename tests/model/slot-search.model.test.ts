import { expect, test } from 'vitest';
import type { ClinicTimes, SlotQuery } from '../../machines/booking.types.ts';
import { epochMs, id, type PackageId, type SiteId } from '../../machines/ports.ts';
import { slotSearchMachine } from '../../machines/slot-search.machine.ts';
import { answers, fails, modelOf, titled, walk } from '../support/model-of.ts';

const siteId = id<SiteId>('perth');
const now = epochMs(Date.UTC(2026, 10, 20));
const query: SlotQuery = {
  packageId: id<PackageId>('medical'),
  minutes: 30,
  state: 'WA',
  siteIds: 'all',
  fromDate: '2026-11-23',
  toDate: '2026-11-23',
  gapless: true,
};
const place = { siteId, siteName: 'Perth', timeZone: 'Australia/Perth', bookingFree: false };
const slot = { ...place, startsAt: '2026-11-23T01:00:00Z', calendarIds: [7] };
const day = '2026-11-23';
const perth: ClinicTimes = { ...place, address: '', days: [{ day, slots: [slot], whyNot: null }] };
const full: ClinicTimes = { ...perth, days: [{ day, slots: [], whyNot: null }] };
const sydney: ClinicTimes = { ...perth, siteId: id<SiteId>('sydney'), bookingFree: true, days: [] };

const events = [
  { type: 'query.changed', query, now },
  { type: 'query.changed', query: { ...query, toDate: '2026-11-24' }, now },
  { type: 'query.changed', query: null, now },
  { type: 'holds.changed', own: [] },
  { type: 'search.againPressed' },
  { type: 'day.toggled', siteId, day },
  { type: 'taken.faded', slots: [slot] },
  { type: 'slots.changed', siteId, day },
  answers('searchSlots', [perth]),
  answers('searchSlots', [full]),
  answers('searchSlots', [sydney]),
  fails('searchSlots', { code: 'UNREACHABLE' }),
  answers('listHolidays', []),
  fails('listHolidays', { code: 'UNREACHABLE' }),
] as const;

const blank = { query: null, own: [], now };
const asked = { ...blank, query };
const pathsOf = (input: typeof blank | typeof asked) =>
  modelOf(slotSearchMachine, events, {
    input,
    withIgnored: true,
    facts: (context) => [context.query?.toDate ?? '', context.clinics.length > 0, context.isOutdated],
  }).getShortestPaths();

const paths = pathsOf(blank);

test.each(titled(paths.filter(({ steps }) => steps.length <= 4)))('[machine.slots] %s', (_title, path) => {
  walk(slotSearchMachine, [path], blank);
});

test('[machine.slots] the paths of a search leave no state and no transition out', () => {
  const missed = walk(slotSearchMachine, pathsOf(asked), asked);
  expect(walk(slotSearchMachine, paths, blank).filter((name) => missed.includes(name))).toEqual([]);
});
