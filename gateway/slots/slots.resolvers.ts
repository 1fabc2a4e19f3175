import { holdNames, placeNames, slotNames, slotSearchNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, ourNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { ClinicTimes, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { restError, unwrap, unwrapEmpty } from '../rest/rest-error.ts';
import { eventData } from './event-stream.ts';
import { toDraftHold } from './hold.ts';

export const slotsResolvers: Resolvers = {
  Query: {
    async timeSlots(_root, { optimize, ...search }, { booking }) {
      const query = {
        ...omitNullish(toRest(slotSearchNames, search)),
        optimize: optimize === false ? ('false' as const) : ('true' as const),
      };
      const answer = await booking.GET('/booking/time-slots', { params: { query } });
      return unwrap(answer, { names: ourNames(slotSearchNames) }).clinics.map(toClinicTimes);
    },
    async groupTimes(_root, search, { booking }) {
      const query = omitNullish(toRest({}, search));
      const { proposals, why_not } = unwrap(await booking.GET('/booking/group-times', { params: { query } }));
      return {
        proposals: proposals.map(({ places, ...proposal }) => ({
          ...fromRest(placeNames, proposal),
          places: places.map((place) => fromRest(placeNames, place)),
        })),
        whyNot: why_not ?? null,
      };
    },
    async holidays(_root, { fromDate, toDate, timeZone, state }, { booking }) {
      const query = { from_date: fromDate, to_date: toDate, timezone: timeZone, state };
      const found = unwrap(await booking.GET('/booking/holidays', { params: { query } }));
      return found.holidays.map(({ day, name, site_ids: siteIds }) => ({ day, name, siteIds }));
    },
  },
  Mutation: {
    async reserveSlot(_root, { slot, ...holder }, { booking }) {
      const body = omitNullish(toRest(slotNames, { ...slot, ...holder }));
      const hold = unwrap(await booking.POST('/booking/reservations', { body }), { names: ourNames(slotNames) });
      return fromRest(holdNames, hold);
    },
    async holdGroup(_root, { draftId, places }, { booking }) {
      const body = { draft_id: draftId, places: places.map((place) => toRest(placeNames, place)) };
      const answer = await booking.POST('/booking/group-reservations', { body });
      return unwrap(answer, { names: ourNames(placeNames) }).holds.map(toDraftHold);
    },
    async releaseSlot(_root, { reserveId }, { booking }) {
      const path = { reserve_id: reserveId };
      return unwrapEmpty(await booking.DELETE('/booking/reservations/{reserve_id}', { params: { path } }));
    },
    async extendHolds(_root, { draftId }, { booking }) {
      const path = { draft_id: draftId };
      const answer = await booking.POST('/booking/drafts/{draft_id}/extend', { params: { path } });
      return unwrap(answer).holds.map(toDraftHold);
    },
  },
  Subscription: {
    slotsChanged: {
      async subscribe(_root, { siteIds }, { bookingLive }) {
        const params = { query: { site_ids: siteIds } };
        const { data, error, response } = await bookingLive.GET('/booking/slot-changes', { params, parseAs: 'stream' });
        if (!data) throw restError(response, error);
        return eventData(data);
      },
      resolve: (event: string) => toSlotsChange(JSON.parse(event)),
    },
  },
};

function toClinicTimes(clinic: components['schemas']['ClinicTimes']): ClinicTimes {
  return {
    siteId: clinic.site_id,
    siteName: clinic.site_name,
    address: clinic.address,
    timeZone: clinic.timezone,
    bookingFree: clinic.booking_free,
    days: clinic.days.map(({ day, time_slots, why_not }) => ({
      day,
      times: time_slots.map((slot) => ({ startsAt: slot.calendar_from_time, calendarIds: slot.calendar_ids })),
      whyNot: why_not ? { code: why_not.code, message: why_not.message, nextDay: why_not.next_day ?? null } : null,
    })),
  };
}

const toSlotsChange = ({ site_id, day }: { site_id: string | null; day: string | null }) => ({ siteId: site_id, day });
