import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClinicDays, freeRuns, QUARTER_MS, type RosterDay } from '../../scheduling/slots/availability.ts';
import { planGroup } from './group-plan.ts';

/** Tuesday 24/11/2026 08:00 in Perth. */
const EIGHT = Date.parse('2026-11-24T00:00:00Z') / QUARTER_MS;
const DAY = '2026-11-24';

/** A doctor's day; each letter is a slot, '.' free and 'x' not. */
function roster(rosterId: number, slots: string, startQuarter = EIGHT, day = DAY): RosterDay {
  const halves = (wanted: string) => {
    const bits: [number, number] = [0, 0];
    [...slots].forEach((slot, at) => {
      if (slot === wanted) bits[at < 32 ? 0 : 1] |= 1 << (at % 32);
    });
    return bits;
  };
  const taken = halves('x');
  const free = halves('.');
  return { rosterId, day, startQuarter, open: [taken[0] | free[0], taken[1] | free[1]], taken };
}

const clinic = (siteId: string, rosters: readonly RosterDay[]): ClinicDays => ({
  siteId,
  name: siteId,
  address: '',
  timeZone: 'Australia/Perth',
  bookingFree: false,
  rosters,
  holidays: new Map(),
});

const plan = (clinics: readonly ClinicDays[], lengths: readonly number[], more = {}) =>
  planGroup(clinics, { lengths, fromDay: DAY, toDay: '2026-11-30', part: 'any', firstQuarter: 0, ...more }, 3).map(
    ({ clinic: at, day, doctors, from, places }) => ({
      at: `${at.siteId} ${day.slice(8)} ${from - EIGHT}`,
      doctors,
      places: places.map((place) => `${place.rosterId}:${place.from - from}-${place.to - from}`).join(' '),
    }),
  );

test('[slots.group-times] back to back with one doctor, packages of any length, after what is taken', () => {
  expect(plan([clinic('Hay', [roster(1, '.x........')])], [3, 2, 1])).toEqual([
    { at: 'Hay 24 2', doctors: 1, places: '1:0-3 1:3-5 1:5-6' },
  ]);
  expect(plan([clinic('Hay', [roster(1, '.x.....')])], [3, 2, 1])).toEqual([]);
});

test('[slots.group-times] side by side with several doctors, where that ends sooner', () => {
  const both = clinic('Hay', [roster(1, '........'), roster(2, '....')]);
  expect(plan([both], [2, 2, 2])).toEqual([
    { at: 'Hay 24 0', doctors: 2, places: '1:0-2 2:0-2 1:2-4' },
    { at: 'Hay 24 0', doctors: 1, places: '1:0-2 1:2-4 1:4-6' },
  ]);
  // The longest goes to the only doctor who has room for it.
  expect(plan([clinic('Hay', [roster(1, '..'), roster(2, '....')])], [2, 4])[0]?.places).toBe('1:0-2 2:0-4');
  expect(plan([clinic('Hay', [roster(1, '..'), roster(2, '....')])], [4, 2])[0]?.places).toBe('2:0-4 1:0-2');
});

test('[slots.group-times] the earliest first, by day and time; alternatives at another clinic and on another day', () => {
  const later = roster(5, '......', EIGHT + 96, '2026-11-25');
  const clinics = [clinic('Hay', [roster(1, 'xx....'), later]), clinic('Murray', [roster(2, '....')])];
  expect(plan(clinics, [2, 2]).map(({ at }) => at)).toEqual(['Murray 24 0', 'Hay 24 2', 'Hay 25 96']);
  expect(plan(clinics, [2, 2], { fromDay: '2026-11-25' }).map(({ at }) => at)).toEqual(['Hay 25 96']);
  expect(plan(clinics, [2, 2], { toDay: DAY, firstQuarter: EIGHT + 1 }).map(({ at }) => at)).toEqual(['Hay 24 2']);
});

test('[slots.group-times] a part of the day: all candidates done by noon, or no proposal', () => {
  // 08:00 to 16:00; noon is the 16th slot.
  const day = clinic('Hay', [roster(1, '.'.repeat(32))]);
  const busy = clinic('Hay', [roster(1, `${'x'.repeat(13)}${'.'.repeat(19)}`)]);
  expect(plan([day], [2, 2], { part: 'morning' }).map(({ at }) => at)).toEqual(['Hay 24 0']);
  expect(plan([busy], [2, 2], { part: 'morning' })).toEqual([]);
  expect(plan([day], [2, 2], { part: 'afternoon' }).map(({ at }) => at)).toEqual(['Hay 24 16']);
});

test('[slots.group-times] whatever is free: nothing overlaps or is taken, and nothing earlier would have done', () => {
  const slots = fc
    .array(fc.constantFrom('.', '.', '.', 'x'), { minLength: 1, maxLength: 14 })
    .map((all) => all.join(''));
  const lengths = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(slots, { minLength: 1, maxLength: 3 }), lengths, (days, asked) => {
      const rosters = days.map((day, at) => roster(at + 1, day));
      const search = { lengths: asked, fromDay: DAY, toDay: DAY, part: 'any' as const, firstQuarter: 0 };
      const plans = planGroup([clinic('Hay', rosters)], search, 3);
      for (const { places, from } of plans) {
        expect(places.map((place) => place.to - place.from)).toEqual(asked);
        const used = places.flatMap(({ rosterId, from: start, to }) =>
          Array.from({ length: to - start }, (_value, at) => `${rosterId} ${start + at - EIGHT}`),
        );
        expect(new Set(used).size).toBe(used.length);
        for (const slot of used) {
          const [rosterId = 0, at = 0] = slot.split(' ').map(Number);
          expect(days[rosterId - 1]?.[at]).toBe('.');
        }
        expect(Math.min(...places.map((place) => place.from))).toBe(from);
      }
      expect(plans[0] ? plans[0].from - EIGHT : null).toBe(firstByTrying(rosters, asked));
    }),
    { numRuns: 400 },
  );
});

/** The first slot from which every way of giving candidates to doctors is tried out. */
function firstByTrying(rosters: readonly RosterDay[], lengths: readonly number[]): number | null {
  const runs = rosters.map(freeRuns);
  const ways = rosters.length ** lengths.length;
  for (let at = 0; at < 20; at++) {
    for (let way = 0; way < ways; way++) {
      const used = rosters.map(() => 0);
      lengths.forEach((length, nth) => {
        const doctor = Math.floor(way / rosters.length ** nth) % rosters.length;
        used[doctor] = (used[doctor] ?? 0) + length;
      });
      if (used.every((length, doctor) => length <= (runs[doctor]?.[at] ?? 0))) return at;
    }
  }
  return null;
}
