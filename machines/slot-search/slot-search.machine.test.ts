import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { ClinicTimes, SlotQuery } from '../lib/booking.types.ts';
import { PortalFailure } from '../lib/portal-error.ts';
import { epochMs, id, type PackageId, type ReserveId, type SiteId } from '../lib/ports.ts';
import type { HolidayOfSites } from '../rules/calendar/holidays.ts';
import type { HolidaysInput, OwnHold, SlotSearchEvent } from './search.ts';
import { slotSearchMachine } from './slot-search.machine.ts';

const perth = id<SiteId>('perth');
const now = epochMs(Date.UTC(2026, 10, 20));
const query: SlotQuery = {
  packageId: id<PackageId>('medical'),
  minutes: 30,
  state: 'WA',
  siteIds: [perth],
  fromDate: '2026-11-23',
  toDate: '2026-11-24',
  gapless: true,
};

/** Perth with these times, by hour UTC, on Tuesday 24/11/2026. */
function clinic(...hours: string[]): ClinicTimes {
  const place = { siteId: perth, siteName: 'Perth', timeZone: 'Australia/Perth', bookingFree: false };
  const slots = hours.map((hour) => ({ ...place, startsAt: `2026-11-24T${hour}:00Z`, calendarIds: [7] }));
  const monday = { day: '2026-11-23', slots: [], whyNot: { code: 'FULL', message: 'Full.', nextDay: '2026-11-24' } };
  return { ...place, address: '226 Hay Street', days: [monday, { day: '2026-11-24', slots, whyNot: null }] };
}

const sydney: ClinicTimes = {
  siteId: id<SiteId>('sydney'),
  siteName: 'Sydney',
  address: '55 Kent Street',
  timeZone: 'Australia/Sydney',
  bookingFree: true,
  days: [],
};

/** A picker whose clinics answer by hand; `streams` counts the live streams opened, `live` those still open. */
function openPicker(requests: SlotQuery | null = query, own: readonly OwnHold[] = []) {
  const searches: (PromiseWithResolvers<readonly ClinicTimes[]> & { query: SlotQuery })[] = [];
  const holidays: (PromiseWithResolvers<readonly HolidayOfSites[]> & HolidaysInput)[] = [];
  const said: string[] = [];
  const streams = { opened: 0, live: 0 };
  const clock = new SimulatedClock();
  const machine = slotSearchMachine.provide({
    actors: {
      searchSlots: fromPromise<readonly ClinicTimes[], SlotQuery>(({ input }) => {
        searches.push({ query: input, ...Promise.withResolvers<readonly ClinicTimes[]>() });
        return defined(searches.at(-1)).promise;
      }),
      listHolidays: fromPromise<readonly HolidayOfSites[], HolidaysInput>(({ input }) => {
        holidays.push({ ...input, ...Promise.withResolvers<readonly HolidayOfSites[]>() });
        return defined(holidays.at(-1)).promise;
      }),
      slotChanges: fromCallback(() => {
        streams.opened += 1;
        streams.live += 1;
        return () => {
          streams.live -= 1;
        };
      }),
    },
    actions: { showError: (_, { text }) => said.push(text) },
  });
  const actor = createActor(machine, { input: { query: requests, own, now }, clock }).start();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    clock,
    holidays,
    said,
    searches,
    streams,
    send: (event: SlotSearchEvent) => actor.send(event),
    ask: (next: SlotQuery | null) => actor.send({ type: 'query.changed', query: next, now }),
    changed: (day = '2026-11-24') => actor.send({ type: 'slots.changed', siteId: perth, day }),
    find: async (clinics: readonly ClinicTimes[], at = searches.length - 1) => {
      searches.at(at)?.resolve(clinics);
      await settled();
    },
    fail: async () => {
      defined(searches.at(-1)).reject(new PortalFailure({ code: 'UNREACHABLE' }));
      await settled();
    },
    tellHolidays: async (
      days: readonly string[],
      siteIds: readonly string[] = [],
      openSiteIds: readonly string[] = [],
    ) => {
      defined(holidays.at(-1)).resolve(days.map((day) => ({ day, siteIds, openSiteIds })));
      await settled();
    },
    loseHolidays: async () => {
      defined(holidays.at(-1)).reject(new PortalFailure({ code: 'UNREACHABLE' }));
      await settled();
    },
    state: () => actor.getSnapshot().value,
    times: () =>
      actor.getSnapshot().context.clinics.flatMap(({ days }) => days.flatMap(({ slots }) => slots.map(hour))),
    days: () => actor.getSnapshot().context.clinics.flatMap(({ days }) => days),
    taken: () => actor.getSnapshot().context.justTaken.map(hour),
    now: () => actor.getSnapshot().context,
  };
}

const hour = ({ startsAt }: { startsAt: string }) => startsAt.slice(11, 16);

test('an incomplete query sends no request', async () => {
  const picker = openPicker(null);
  expect([picker.state(), picker.searches.length]).toEqual(['idle', 0]);
  picker.ask(query);
  expect(defined(picker.searches.at(-1)).query).toEqual(query);
  await picker.find([clinic('01:00')]);
  expect(picker.state()).toBe('shown');
  picker.ask(null);
  expect([picker.state(), picker.times(), picker.streams.live]).toEqual(['idle', [], 0]);
});

test('the same query again asks nothing, whatever the order of its fields', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00')]);
  picker.ask({ ...query });
  expect([picker.state(), picker.searches.length]).toEqual(['shown', 1]);
});

test('an answer to an older query never replaces a newer one', async () => {
  const picker = openPicker();
  picker.ask({ ...query, toDate: '2026-11-30' });
  await picker.find([clinic('02:00')], 1);
  await picker.find([clinic('01:00')], 0);
  expect(picker.times()).toEqual(['02:00']);
});

test('[slots.why-not] days without times are kept with their reason', async () => {
  const picker = openPicker();
  await picker.find([clinic()]);
  expect(picker.state()).toBe('nothing');
  expect(picker.days()[0]?.whyNot).toMatchObject({ message: 'Full.', nextDay: '2026-11-24' });
});

test('[slots.live] a time taken elsewhere is marked, and gone after four seconds', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00', '03:00')]);
  picker.changed();
  expect(picker.state()).toEqual({ refetching: 'current' });
  expect(picker.times()).toEqual(['01:00', '02:00', '03:00']);
  await picker.find([clinic('01:00', '03:00')]);
  expect([picker.times(), picker.taken()]).toEqual([['01:00', '03:00'], ['02:00']]);
  picker.clock.increment(3_999);
  expect(picker.taken()).toEqual(['02:00']);
  picker.clock.increment(1);
  expect(picker.taken()).toEqual([]);
});

test('[slots.live] two times taken one after the other fade each in its own time', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00', '03:00')]);
  picker.changed();
  await picker.find([clinic('01:00', '03:00')]);
  picker.clock.increment(2_000);
  picker.changed();
  await picker.find([clinic('03:00')]);
  expect(picker.taken()).toEqual(['02:00', '01:00']);
  picker.clock.increment(2_000);
  expect(picker.taken()).toEqual(['01:00']);
  picker.clock.increment(2_000);
  expect(picker.taken()).toEqual([]);
});

test('[slots.live] changes missed before the stream opened are fetched once, and mark no time as just taken', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00')]);
  picker.send({ type: 'slots.changed', siteId: null, day: null });
  expect(picker.state()).toEqual({ refetching: 'current' });
  await picker.find([clinic('01:00')]);
  expect([picker.state(), picker.times(), picker.taken()]).toEqual(['shown', ['01:00'], []]);
  expect(picker.searches).toHaveLength(2);
});

test('[slots.live] a change during a fetch is fetched too, with one stream for all of it', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00')]);
  picker.changed();
  picker.changed();
  await picker.find([clinic('01:00', '02:00')]);
  expect([picker.state(), picker.searches.length]).toEqual([{ refetching: 'current' }, 3]);
  expect(picker.searches.map((asked) => asked.query)).toEqual([query, query, query]);
  await picker.find([clinic('01:00')]);
  expect([picker.state(), picker.taken()]).toEqual(['shown', ['02:00']]);
  expect(picker.streams).toEqual({ opened: 1, live: 1 });
});

test('a time that has passed, on a day without a change, is not marked as taken', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00')]);
  picker.changed('2026-11-23');
  await picker.find([clinic('02:00')]);
  expect(picker.taken()).toEqual([]);
});

test('the times of the caller’s own hold are not marked as taken', async () => {
  const picker = openPicker();
  await picker.find([clinic('00:45', '01:00', '01:15', '02:00')]);
  const slot = defined(clinic('01:00').days.at(-1)).slots[0];
  if (!slot) throw new Error('The clinic has a time.');
  const endsAt = '2026-11-24T01:30:00Z';
  const hold = { reserveId: id<ReserveId>('r'), packageId: query.packageId, slot, endsAt, expiresAt: epochMs(now + 1) };
  picker.changed(); // the clinic's stream may be faster than the answer to one's own reserve
  await picker.find([clinic()]);
  expect(picker.taken()).toEqual(['00:45', '01:00', '01:15', '02:00']);
  picker.send({ type: 'holds.changed', own: [{ key: 'c1', number: 1, hold }] });
  expect(picker.taken()).toEqual(['02:00']);
});

test('a failed search says so and is tried again; a failed refetch keeps what was there', async () => {
  const picker = openPicker();
  await picker.fail();
  expect([picker.state(), picker.now().failure]).toEqual(['failed', { code: 'UNREACHABLE' }]);
  picker.send({ type: 'search.againPressed' });
  await picker.find([clinic('01:00')]);
  picker.changed();
  await picker.fail();
  expect([picker.state(), picker.times(), picker.now().failure]).toEqual([
    'failed',
    ['01:00'],
    { code: 'UNREACHABLE' },
  ]);
  picker.changed();
  await picker.find([clinic('01:00')]);
  expect([picker.state(), picker.now().failure]).toEqual(['shown', null]);
});

test('[slots.free] a clinic without a calendar offers the generated times of its weekdays', async () => {
  const picker = openPicker({ ...query, state: 'NSW', siteIds: 'all', toDate: '2026-11-29' });
  await picker.find([sydney]);
  expect(defined(picker.holidays.at(-1))).toMatchObject({
    fromDate: '2026-11-23',
    toDate: '2026-11-29',
    timeZone: 'Australia/Sydney',
    state: 'NSW',
  });
  await picker.tellHolidays(['2026-11-25']);
  expect(picker.state()).toBe('shown');
  expect(picker.days().map(({ slots }) => slots.length)).toEqual([28, 28, 0, 28, 28, 0, 0]);
  expect(picker.days()[0]?.slots[0]).toEqual({
    siteId: 'sydney',
    siteName: 'Sydney',
    timeZone: 'Australia/Sydney',
    startsAt: '2026-11-22T22:00:00Z',
    calendarIds: [],
    bookingFree: true,
  });
  expect(picker.days()[2]?.whyNot).toMatchObject({ code: 'HOLIDAY', nextDay: '2026-11-26' });
  expect(picker.days()[5]?.whyNot).toMatchObject({ code: 'OUTSIDE_HOURS', nextDay: null });
});

test('[slots.why-not] a clinic without a calendar says of each day without times why it has none, and when there are some', async () => {
  const picker = openPicker({ ...query, state: 'NSW', siteIds: 'all', fromDate: '2026-11-21', toDate: '2026-11-29' });
  await picker.find([sydney]);
  await picker.tellHolidays(['2026-11-25']);
  const reasons = picker.days().flatMap(({ day, whyNot }) => (whyNot ? [[day, whyNot.message, whyNot.nextDay]] : []));
  expect(reasons).toEqual([
    ['2026-11-21', 'This clinic takes bookings from Monday to Friday.', '2026-11-23'],
    ['2026-11-22', 'This clinic takes bookings from Monday to Friday.', '2026-11-23'],
    ['2026-11-25', 'A public holiday.', '2026-11-26'],
    ['2026-11-28', 'This clinic takes bookings from Monday to Friday.', null],
    ['2026-11-29', 'This clinic takes bookings from Monday to Friday.', null],
  ]);
});

test('[slots.holidays] a holiday of another clinic of the state closes this one not', async () => {
  const picker = openPicker({ ...query, state: 'NSW', siteIds: 'all' });
  await picker.find([sydney]);
  await picker.tellHolidays(['2026-11-23'], ['broken-hill']);
  expect(picker.days().map(({ slots }) => slots.length)).toEqual([28, 28]);
  const other = openPicker({ ...query, state: 'NSW', siteIds: 'all' });
  await other.find([sydney]);
  await other.tellHolidays(['2026-11-23'], ['broken-hill', 'sydney']);
  expect(other.days().map(({ slots }) => slots.length)).toEqual([0, 28]);
});

test('[admin.open-on-holiday] a free-booking clinic that is open on a holiday of its state offers its times', async () => {
  const picker = openPicker({ ...query, state: 'NSW', siteIds: 'all' });
  await picker.find([sydney]);
  await picker.tellHolidays(['2026-11-23'], [], ['sydney']);
  expect(picker.days().map(({ slots }) => slots.length)).toEqual([28, 28]);
});

test('[slots.holidays] holidays that cannot be read are said, and no time is promised', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00'), sydney]);
  await picker.loseHolidays();
  expect(picker.said).toEqual(['Error when get holidays']);
  expect(picker.times()).toEqual(['01:00']);
  expect(defined(picker.days().at(-1)).whyNot?.message).toBe('It is not known yet which days are holidays here.');
});

test('a day’s other times unfold and fold, and a new query folds them again', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00')]);
  picker.send({ type: 'day.toggled', siteId: perth, day: '2026-11-24' });
  expect(picker.now().unfolded).toEqual({ 'perth 2026-11-24': true });
  picker.send({ type: 'day.toggled', siteId: perth, day: '2026-11-24' });
  expect(picker.now().unfolded).toEqual({});
  picker.send({ type: 'day.toggled', siteId: perth, day: '2026-11-24' });
  picker.ask({ ...query, gapless: false });
  expect(picker.now().unfolded).toEqual({});
});

test('another query starts a new search, and hides the old result meanwhile', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00')]);
  picker.ask({ ...query, gapless: false });
  expect([picker.state(), picker.times(), picker.streams.live]).toEqual([{ searching: 'times' }, [], 0]);
  expect(picker.searches).toHaveLength(2);
});

test('unfolding a day changes nothing else', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00')]);
  picker.send({ type: 'day.toggled', siteId: perth, day: '2026-11-24' });
  expect([picker.state(), picker.times(), picker.searches.length]).toEqual(['shown', ['01:00'], 1]);
});

test('[slots.live] days without a time are looked at again when they change, and may stay without one', async () => {
  const picker = openPicker();
  await picker.find([clinic()]);
  expect(picker.state()).toBe('nothing');
  picker.changed();
  expect([picker.state(), picker.searches.length]).toEqual([{ refetching: 'current' }, 2]);
  await picker.find([clinic()]);
  expect(picker.state()).toBe('nothing');
  picker.changed();
  await picker.find([clinic('01:00')]);
  expect([picker.state(), picker.times()]).toEqual(['shown', ['01:00']]);
});

test('a failed search that is tried again looks from the start; a failed refetch keeps what was there meanwhile', async () => {
  const picker = openPicker();
  await picker.fail();
  picker.send({ type: 'search.againPressed' });
  expect(picker.state()).toEqual({ searching: 'times' });
  await picker.find([clinic('01:00')]);
  picker.changed();
  await picker.fail();
  picker.send({ type: 'search.againPressed' });
  expect([picker.state(), picker.times()]).toEqual([{ refetching: 'current' }, ['01:00']]);
  await picker.find([clinic('01:00', '02:00')]);
  expect([picker.state(), picker.times()]).toEqual(['shown', ['01:00', '02:00']]);
});

test('[slots.live] a change after a failed refetch fetches again by itself, keeping what was there', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00')]);
  picker.changed();
  await picker.fail();
  picker.changed();
  expect([picker.state(), picker.times(), picker.searches.length]).toEqual([{ refetching: 'current' }, ['01:00'], 3]);
});

test('[slots.live] the result of a fetch is shown at once, also while the next is under way', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00')]);
  picker.changed();
  picker.changed();
  await picker.find([clinic('01:00')]);
  expect([picker.state(), picker.times(), picker.taken()]).toEqual([{ refetching: 'current' }, ['01:00'], ['02:00']]);
});

test('[slots.live] a time is marked on each day that changed since the last fetch: during it, after a failed one, and where there was none', async () => {
  const monday = '2026-11-23';
  const during = openPicker();
  await during.find([clinic('01:00', '02:00')]);
  during.changed(monday);
  during.changed();
  await during.find([clinic('01:00', '02:00')]);
  await during.find([clinic('01:00')]);
  expect(during.taken()).toEqual(['02:00']);

  const failed = openPicker();
  await failed.find([clinic('01:00', '02:00')]);
  failed.changed(monday);
  await failed.fail();
  failed.changed();
  await failed.find([clinic('01:00')]);
  expect(failed.taken()).toEqual(['02:00']);

  const nothing = openPicker();
  await nothing.find([clinic()]);
  nothing.changed();
  nothing.send({ type: 'slots.changed', siteId: null, day: null });
  await nothing.find([clinic('01:00', '02:00')]);
  await nothing.find([clinic('01:00')]);
  expect(nothing.taken()).toEqual(['02:00']);
});

test('a day that changed once is not told of for ever: a time that merely passed there is not called taken', async () => {
  const picker = openPicker();
  await picker.find([clinic('01:00', '02:00')]);
  picker.changed();
  await picker.find([clinic('01:00', '02:00')]);
  picker.changed('2026-11-23');
  await picker.find([clinic('02:00')]);
  expect(picker.taken()).toEqual([]);
});

test('[slots.free] a clinic without a calendar offers no time that has passed by the next search', async () => {
  const asked = { ...query, state: 'NSW', siteIds: 'all' } as const;
  const later = epochMs(Date.UTC(2026, 10, 23, 2)); // Monday, 13:00 in Sydney
  const picker = openPicker(asked);
  await picker.find([sydney]);
  await picker.tellHolidays([]);
  expect(picker.days()[0]?.slots.length).toBe(28);
  picker.send({ type: 'query.changed', query: asked, now: later });
  picker.changed();
  await picker.find([sydney]);
  const left = picker.days()[0]?.slots.length;
  expect([left, picker.times()[0]]).toEqual([expect.any(Number), expect.any(String)]);
  expect(left).toBeLessThan(28);

  const other = openPicker(asked);
  other.send({ type: 'query.changed', query: { ...asked, gapless: false }, now: later });
  await other.find([sydney]);
  await other.tellHolidays([]);
  expect(other.days()[0]?.slots.length).toBe(left);
});
