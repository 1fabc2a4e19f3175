import { letDownload } from '../files/let-download.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { MovedAppointment, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty, withServiceMessage } from '../rest/rest-error.ts';
import { toBlock, toDayListEntry, toDoctors, toPending } from './board.ts';

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
    async schedulerPending(_root, { siteId, limit }, { booking }) {
      const query = { site_id: siteId, ...omitNullish({ page_size: limit }) };
      const { bookings, total } = unwrap(await booking.GET('/booking/scheduler/pending', { params: { query } }));
      return { bookings: bookings.map(toPending), total };
    },
    async dayList(_root, { siteId, day, candidateId }, { booking }) {
      const query = { site_id: siteId, day, ...omitNullish({ candidate_id: candidateId }) };
      const { timezone, entries } = unwrap(await booking.GET('/booking/scheduler/day-list', { params: { query } }));
      return { timeZone: timezone, entries: entries.map(toDayListEntry) };
    },
    async validateMove(_root, { candidateId, rosterId, startsAt }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const body = { roster_id: rosterId, calendar_from_time: startsAt };
      const path = '/booking/candidates/{candidate_id}/validate-move';
      return unwrap(await booking.POST(path, { params, body }), { names: placeNames });
    },
  },
  Mutation: {
    async disableSlots(_root, { siteId, slotIds, reason }, { booking }) {
      const body = { site_id: siteId, slot_ids: slotIds.map(Number), reason };
      return unwrap(await booking.POST('/booking/slots/disable', { body })).slots;
    },
    async enableSlots(_root, { siteId, slotIds }, { booking }) {
      const body = { site_id: siteId, slot_ids: slotIds.map(Number) };
      return unwrap(await booking.POST('/booking/slots/enable', { body })).slots;
    },
    async candidateFile(_root, { id }, { booking, request, fileAccess }) {
      const path = { candidate_file_id: id };
      const answer = await booking.GET('/booking/candidate-files/{candidate_file_id}', { params: { path } });
      const { file_name: fileName, signed_url: signedUrl } = unwrap(answer, withServiceMessage);
      letDownload(request, fileAccess);
      return { fileName, signedUrl };
    },
    async setPaperworkHandedIn(_root, { candidateId, paperworkId, isHandedIn }, { booking }) {
      const params = { path: { candidate_id: candidateId, paperwork_id: paperworkId } };
      const path = '/booking/scheduler/day-list/{candidate_id}/paperworks/{paperwork_id}';
      return unwrapEmpty(await booking.PUT(path, { params, body: { handed_in: isHandedIn } }));
    },
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
    async changeRoster(_root, { rosterId, fromTime, toTime }, { booking }) {
      const params = { path: { roster_id: rosterId } };
      const body = { from_time: fromTime, to_time: toTime };
      return unwrapEmpty(await booking.PUT('/booking/rosters/{roster_id}', { params, body }), { names: rosterNames });
    },
    async confirmBooking(_root, { candidateId, rosterId, startsAt }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const body = { roster_id: rosterId, calendar_from_time: startsAt };
      return unwrapEmpty(await booking.POST('/booking/candidates/{candidate_id}/confirm', { params, body }), {
        names: placeNames,
      });
    },
    async changeStatuses(_root, { candidateIds, status, through }, { booking }) {
      type Body = components['schemas']['ChangeStatuses'];
      const steps = { status: status as Body['status'], ...(through && { through: through as Body['status'] }) };
      const body = { candidate_ids: candidateIds, ...steps };
      const { changed, without_time: withoutTime } = unwrap(await booking.PUT('/booking/statuses', { body }));
      return { changed, withoutTime };
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
