import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { FreePlaces, type Place, type Wish } from './free-places.ts';
import type { Prefer } from './free-visits.ts';

const QUARTER_MS = 900_000;
const START_QUARTER = Math.round(Date.parse('2026-11-24T00:00:00Z') / QUARTER_MS);
const QUARTERS = 40;
const SERVICES: ServiceKind[] = ['pem', 'fit_test'];
const SITES = ['north', 'south', 'west'];

interface Clinics {
  readonly offers: readonly (readonly string[])[];
  readonly days: readonly { site: number; date: number; free: readonly boolean[] }[];
}

const clinics: fc.Arbitrary<Clinics> = fc.record({
  offers: fc.tuple(...SITES.map(() => fc.subarray(SERVICES))),
  days: fc.array(
    fc.record({
      site: fc.nat({ max: SITES.length - 1 }),
      date: fc.nat({ max: 2 }),
      free: fc.array(fc.boolean(), { minLength: QUARTERS, maxLength: QUARTERS }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

const wishes: fc.Arbitrary<Wish> = fc.record({
  length: fc.integer({ min: 1, max: 4 }),
  from: fc.nat({ max: 3 * 96 }).map((quarter) => new Date((START_QUARTER + quarter) * QUARTER_MS)),
  siteId: fc.constantFrom(...SITES),
  serviceType: fc.constantFrom(...SERVICES),
  onlyDay: fc.option(fc.nat({ max: 2 }).map(dateOf)),
});

function dateOf(date: number): string {
  return `2026-11-${24 + date}`;
}

const bitsOf = (bits: readonly boolean[]): [number, number] => [
  bits.slice(0, 32).reduce((mask, bit, position) => (bit ? mask | (1 << position) : mask), 0),
  bits.slice(32).reduce((mask, bit, position) => (bit ? mask | (1 << position) : mask), 0),
];

function placesOf({ offers, days }: Clinics): FreePlaces {
  const facts = SITES.map((name, nth) => [name, { name, timeZone: 'UTC', serviceTypes: offers[nth] ?? [] }] as const);
  const rosters = days.map(({ site, date, free }, rosterId) => ({
    rosterId,
    siteId: SITES[site] ?? '',
    doctorName: `Dr ${rosterId}`,
    day: dateOf(date),
    startQuarter: START_QUARTER + 96 * date,
    open: bitsOf(free),
    taken: [0, 0] as const,
  }));
  return new FreePlaces(rosters, new Map(facts), {
    now: new Date(START_QUARTER * QUARTER_MS - 1),
    stopsOf: new Map(),
  });
}

/** Every start of every day, asked one by one. */
function everyPlace({ offers, days }: Clinics, wish: Wish, prefer: Prefer) {
  return days.flatMap(({ site, date, free }, rosterId) => {
    const isElsewhere = SITES[site] !== wish.siteId;
    if (!offers[site]?.includes(wish.serviceType)) return [];
    if (wish.onlyDay !== null && (isElsewhere || dateOf(date) !== wish.onlyDay)) return [];
    const starts = free.flatMap((_, start) =>
      start + wish.length <= QUARTERS && free.slice(start, start + wish.length).every(Boolean)
        ? [(START_QUARTER + 96 * date + start) * QUARTER_MS - wish.from.getTime()]
        : [],
    );
    const allowed = prefer === 'later' ? starts.filter((later) => later >= 0) : starts;
    if (allowed.length === 0) return [];
    return [{ rosterId, isElsewhere, distance: Math.min(...allowed.map(Math.abs)) }];
  });
}

const distanceTo = (wish: Wish) => (place: Place) => ({
  rosterId: place.rosterId,
  isElsewhere: place.siteId !== wish.siteId,
  distance: Math.abs(place.from.getTime() - wish.from.getTime()),
});

test('[closing.plan] the free places of a plan are those that a search of every start finds, own clinic first, then the nearest', () => {
  const prefers = fc.constantFrom<Prefer>('nearest', 'later');
  fc.assert(
    fc.property(clinics, wishes, prefers, fc.integer({ min: 1, max: 4 }), (world, wish, prefer, most) => {
      const found = placesOf(world).best(wish, prefer, most).map(distanceTo(wish));
      const wanted = everyPlace(world, wish, prefer)
        .sort((one, other) => Number(one.isElsewhere) - Number(other.isElsewhere) || one.distance - other.distance)
        .slice(0, most);
      expect(found).toEqual(wanted);
    }),
    { numRuns: 2_000 },
  );
});

test('[closing.plan] people of one plan never share a quarter of an hour, and each gets the time that was offered', () => {
  fc.assert(
    fc.property(clinics, fc.array(wishes, { maxLength: 12 }), (world, people) => {
      const places = placesOf(world);
      const taken = new Set<string>();
      for (const wish of people) {
        const [offer] = places.best(wish, 'nearest', 1);
        if (!offer) continue;
        expect(places.take(offer, wish)).toEqual(offer);
        for (let nth = 0; nth < wish.length; nth++) {
          const quarter = `${offer.rosterId} ${offer.from.getTime() / QUARTER_MS + nth}`;
          expect(taken.has(quarter)).toBe(false);
          taken.add(quarter);
        }
        expect(places.take(offer, wish), 'that very time again').toBeNull();
      }
    }),
    { numRuns: 1_000 },
  );
});
