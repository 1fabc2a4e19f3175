import { slotNames } from '../../services/booking/shared/booking.names.ts';
import { ourNames, toRest } from '../../services/shared/http/rest-names.ts';
import { toType } from '../derived/to-type.ts';
import type { Reservation, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { restError, unwrap } from '../rest/rest-error.ts';
import { eventData } from './event-stream.ts';

export const slotsResolvers: Resolvers = {
  Mutation: {
    async reserveSlot(_root, { slot, ...holder }, { booking }) {
      const body = omitNullish(toRest(slotNames, { ...slot, ...holder }));
      const hold = unwrap(await booking.POST('/booking/reservations', { body }), { names: ourNames(slotNames) });
      return toType<Reservation>('Reservation', hold);
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

const toSlotsChange = ({ site_id, day }: { site_id: string | null; day: string | null }) => ({ siteId: site_id, day });
