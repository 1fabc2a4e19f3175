import type { Resolvers } from '../generated/resolvers.ts';
import { restError } from '../rest/rest-error.ts';
import { eventData } from './event-stream.ts';

export const slotsResolvers: Resolvers = {
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
