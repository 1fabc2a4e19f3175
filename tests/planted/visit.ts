import type { Plant } from './plant.ts';

const planner = 'services/booking/scheduling/visit-routes/visit-planner.ts';

export const visitPlants: readonly Plant[] = [
  { id: 'visit.plan', file: planner, find: 'from <= over + longestWait', replace: 'from < over + longestWait' },
  {
    id: 'visit.starts',
    file: 'services/booking/scheduling/slots/availability.ts',
    find: "where d.kind = 'doctor' or (",
    replace: 'where true or (',
  },
  {
    id: 'visit.rules',
    file: planner,
    find: 'isPerson(kind) ? slots : slots + cleanUp',
    replace: 'isPerson(kind) ? slots + cleanUp : slots',
  },
  {
    id: 'visit.hold',
    file: 'services/booking/scheduling/visit-routes/route-slots.ts',
    find: 'return [`${id} ${from_time}`, {',
    replace: 'return [`${from_time}`, {',
  },
  {
    id: 'visit.short',
    file: 'services/booking/scheduling/visit-routes/short-resource.ts',
    find: 'while (freeFrom(only, busy) > 0) busy++;',
    replace: 'busy++;',
  },
  {
    id: 'visit.race',
    file: 'services/booking/drafts/holds/reserve.ts',
    find: 'where (select count(*) from route_slots) = ${v.routeSlots}',
    replace: 'where (select count(*) from route_slots) > 0',
  },
  {
    id: 'visit.book',
    file: 'services/booking/clinic-day/board/moves.ts',
    find: 'placed.is_route && target.stop === undefined\n    ? {',
    replace: 'target.rosterId < 0\n    ? {',
  },
  {
    id: 'own.move-visit',
    file: 'services/booking/scheduling/visit-routes/visit-at.ts',
    find: 'await claimTime(tx, { ...claim, slotIds, stops });',
    replace: 'await claimTime(tx, { ...claim, slotIds });',
  },
  {
    id: 'board.walk-in-visit',
    file: 'services/booking/drafts/holds/reserve-route.ts',
    find: 'packageId, from, now, preferred, heldAs',
    replace: 'packageId, from, now, heldAs',
  },
  {
    id: 'closing.visit',
    file: 'services/booking/clinic-day/closings/free-visits.ts',
    find: 'withFree(roster, own.get(roster.rosterId) ?? [])',
    replace: 'withFree(roster, [])',
  },
  {
    id: 'bulk.visits',
    file: 'services/booking/clinic-day/closings/present-visits.ts',
    find: 'return own && stops ? { visit: { stops, own } } : {};',
    replace: 'return own && stops ? {} : {};',
  },
  {
    id: 'visit.move-stop',
    file: 'services/booking/scheduling/visit-routes/moved-stop.ts',
    find: 'if (one.from > over + longestWait)',
    replace: 'if (one.from > over + 99)',
  },
  {
    id: 'visit.lanes',
    file: 'machines/rules/calendar/board-lanes.ts',
    find: 'people: RESOURCE_KINDS.filter(isPerson)',
    replace: "people: ['doctor', 'nurse', 'room']",
  },
  {
    id: 'visit.group',
    file: 'services/booking/drafts/group-times/group-visits.ts',
    find: 'visitDay(withoutSlots(rest.rosters, route.stops))',
    replace: 'rest',
  },
  {
    id: 'visit.retaken',
    file: 'services/booking/scheduling/slots/appointment-targets.ts',
    find: 'if (!placed.is_route) return place;',
    replace: 'if (placed.id) return place;',
  },
  {
    id: 'visit.capacity',
    file: 'services/booking/catalogue/visit-routes/stops-of.ts',
    find: 'slots: slots(group.reduce((sum, { minutes }) => sum + minutes, 0)),',
    replace: 'slots: 2 * slots(group.reduce((sum, { minutes }) => sum + minutes, 0)),',
  },
  {
    id: 'visit.resources',
    file: 'services/booking/scheduling/doctors/doctors.ts',
    find: "calibrated_until !== null && kind !== 'device'",
    replace: "calibrated_until !== null && kind === 'doctor'",
  },
  {
    id: 'visit.places',
    file: 'services/booking/scheduling/doctors/room-places.ts',
    find: 'generate_series(2, ${capacity}) number',
    replace: 'generate_series(2, ${capacity} + 1) number',
    tests: ['services/booking/scheduling/doctors/room-places.test.ts'],
  },
  {
    id: 'visit.needs',
    file: 'services/booking/catalogue/visit-routes/stops-of.ts',
    find: 'if (next === -1) return null;',
    replace: 'if (next === -1) return [...ordered, ...left];',
  },
  {
    id: 'visit.demo',
    file: 'services/seed/relative-rosters.ts',
    find: 'for (const shifts of [...byDoctors, ...others]) {',
    replace: 'for (const shifts of byDoctors) {',
  },
  {
    id: 'visit.stops',
    file: 'services/booking/views/detail/booking-detail.ts',
    find: "${isProvider ? sql`coalesce(${visitStops}, '[]')` : sql`'[]'::json`} as visit_stops",
    replace: "coalesce(${visitStops}, '[]') as visit_stops",
  },
  {
    id: 'visit.length',
    file: 'machines/rules/calendar/length-label.ts',
    find: "String(rest).padStart(2, '0')",
    replace: 'String(rest)',
  },
  {
    id: 'visit.day',
    file: 'machines/visit-route/visit-route.machine.ts',
    find: "one.state === 'here' ? { ...one, state: 'expected' as const } : one",
    replace: 'one',
  },
  {
    id: 'visit.next',
    file: 'services/booking/clinic-day/day-list/visit-step.ts',
    find: 'if (isAsAfter(phase, step, stop)) return [];',
    replace: '',
  },
];
