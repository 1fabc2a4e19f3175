import type { components } from '../generated/booking.openapi.ts';
import type { MovedAppointment, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toBlock, toDoctors } from './board.ts';

const placeNames = { calendar_from_time: 'startsAt', roster_id: 'rosterId' };
const rosterNames = { from_time: 'fromTime', to_time: 'toTime' };

export const schedulerResolvers: Resolvers = {
  Query: {
    async schedulerDoctors(_root, { siteId, fromDay, toDay }, { booking }) {
      const query = { site_id: siteId, from_date: fromDay, to_date: toDay };
      return toDoctors(unwrap(await booking.GET('/booking/scheduler/doctors', { params: { query } })));
    },
    async schedulerBookings(_root, { siteId, fromDay, toDay, page }, { booking }) {
      const query = { site_id: siteId, from_date: fromDay, to_date: toDay, ...omitNullish({ page }) };
      const { bookings, pages, total } = unwrap(
        await booking.GET('/booking/scheduler/bookings', { params: { query } }),
      );
      return { blocks: bookings.map(toBlock), pages, total };
    },
  },
  Mutation: {
    async moveAppointment(_root, { candidateId, rosterId, startsAt, seen, reason }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const body = {
        roster_id: rosterId,
        calendar_from_time: startsAt,
        seen: { roster_id: seen.rosterId, calendar_from_time: seen.startsAt },
        ...omitNullish({ reason }),
      };
      const path = '/booking/candidates/{candidate_id}/move-appointment';
      return toMoved(unwrap(await booking.POST(path, { params, body }), { names: placeNames }));
    },
    async undoMove(_root, { moveId }, { booking }) {
      const params = { path: { move_id: moveId } };
      return toMoved(unwrap(await booking.POST('/booking/moves/{move_id}/undo', { params })));
    },
    async addRosters(_root, { input }, { booking }) {
      const body = {
        site_id: input.siteId,
        doctor_id: input.doctorId,
        days: input.days,
        from_time: input.fromTime,
        to_time: input.toTime,
        skip: input.skip ?? false,
        on_holidays: input.onHolidays ?? false,
      };
      const { rosters, skipped } = unwrap(await booking.POST('/booking/rosters', { body }), { names: rosterNames });
      return { made: rosters.length, skipped };
    },
  },
};

const toMoved = (moved: components['schemas']['MovedAppointment']): MovedAppointment => ({
  moveId: moved.move_id,
  rosterId: moved.roster_id,
  startsAt: moved.calendar_from_time,
  status: moved.status,
  undoMs: Math.max(0, Date.parse(moved.undo_until) - Date.now()),
});
