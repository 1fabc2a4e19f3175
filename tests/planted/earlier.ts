import type { Plant } from './plant.ts';

export const earlierPlants: readonly Plant[] = [
  {
    id: 'earlier.offer',
    file: 'services/booking/candidate/earlier-time/run-earlier-times.ts',
    find: 'order by q.asked_at, q.id limit',
    replace: 'order by q.asked_at desc, q.id limit',
  },
  {
    id: 'earlier.visit',
    file: 'services/booking/candidate/earlier-time/run-earlier-times.ts',
    find: 'stops: row.is_route ? (stopsOf.get(row.package_id) ?? null) : null,',
    replace: 'stops: null,',
  },
  {
    id: 'earlier.take',
    file: 'services/booking/bookings/change/move-to-hold.ts',
    find: 'await appointmentMoved(tx, portal, after, { now });',
    replace: '',
  },
  {
    id: 'earlier.pass',
    file: 'services/booking/candidate/earlier-time/earlier-time.ts',
    find: "await tx.execute(sql`delete from booking.claims where kind = 'hold' and claim_id = ${offer.id}::uuid`);",
    replace: '',
  },
  {
    id: 'earlier.pass',
    file: 'services/booking/candidate/earlier-time/earlier-time.ts',
    find: 'if (time !== null && !(offer && isMeant(offer, time))) return [];',
    replace: '',
  },
  {
    id: 'earlier.pass',
    file: 'services/booking/candidate/earlier-time/earlier-time.ts',
    find: 'const after = time === null && declined.can(DECLINED) ? afterEvent(declined, DECLINED) : declined;',
    replace: 'const after = declined;',
  },
  {
    id: 'earlier.race',
    file: 'services/booking/candidate/earlier-time/run-earlier-times.ts',
    find: 'const made = offers.filter(({ id, wanted }) => got.get(id)?.length === wanted.length);',
    replace: 'const made = offers;',
  },
  {
    id: 'earlier.staff',
    file: 'services/booking/candidate/earlier-time/offer-mails.ts',
    find: 'to: asker.email',
    replace: 'to: candidate.candidate_email',
  },
  {
    id: 'earlier.staff-page',
    file: 'machines/waitlist/waitlist.machine.ts',
    find: 'context.wait !== null && context.wait.offeredTime !== null',
    replace: 'context.wait !== null',
    tests: ['machines/waitlist/waitlist.machine.test.ts'],
  },
  {
    id: 'earlier.thousand',
    file: 'services/booking/candidate/earlier-time/match-offers.ts',
    find: 'const taken = Map.groupBy(match.slots, ({ rosterId }) => rosterId);',
    replace: 'const taken = Map.groupBy(match.slots.slice(1), ({ rosterId }) => rosterId);',
  },
];
