import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ModelEvent } from '../../lab/model/model-of.ts';
import type { ClinicTimes, Hold, SlotQuery } from '../lib/booking.types.ts';
import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { epochMs, id, type PackageId, type ReserveId, type SiteId } from '../lib/ports.ts';
import type { SlotSearchContext } from './search.ts';
import { slotSearchMachine } from './slot-search.machine.ts';

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

const hold: Hold = {
  reserveId: id<ReserveId>('r1'),
  packageId: query.packageId,
  slot,
  endsAt: '2026-11-23T01:30:00Z',
  expiresAt: epochMs(now + 600_000),
};

const events: readonly ModelEvent<typeof slotSearchMachine>[] = [
  { type: 'query.changed', query, now },
  { type: 'query.changed', query: { ...query, toDate: '2026-11-24' }, now },
  { type: 'query.changed', query: null, now },
  { type: 'holds.changed', own: [{ key: 'c1', number: 1, hold }] },
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
];

const blank = { query: null, own: [], now };
const facts = (context: SlotSearchContext) => [
  context.query?.toDate ?? '',
  context.clinics.length > 0,
  context.justTaken.length > 0,
];

/** Only what was taken fades. */
const canHappen = ({ type }: AnyEventObject, { context }: AnyMachineSnapshot) =>
  type !== 'taken.faded' || context.justTaken.length > 0;

export const slotSearchModel = modelOfFolder('slot-search', 'Slot search', slotSearchMachine, {
  'nothing asked yet': { input: blank, events, facts, canHappen, withIgnored: true },
  'asked at once': { input: { ...blank, query }, events, facts, canHappen, withIgnored: true },
});
