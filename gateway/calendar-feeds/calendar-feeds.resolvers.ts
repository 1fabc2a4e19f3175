import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

export const calendarFeedsResolvers: Resolvers = {
  Query: {
    async calendarFeeds(_root, _args, { booking }) {
      const { feeds } = unwrap(await booking.GET('/booking/calendar-feeds'));
      return feeds.map(({ feed_id: id, ...feed }) => ({ id, ...fromRest(sameNames, feed) }));
    },
  },
  Mutation: {
    async makeCalendarFeed(_root, { viewId }, { booking }) {
      const body = { view_id: viewId ?? null };
      const { feed_id: id, address } = unwrap(await booking.POST('/booking/calendar-feeds', { body }));
      return { id, address };
    },
    async revokeCalendarFeed(_root, { id }, { booking }) {
      const params = { path: { feed_id: id } };
      return unwrapEmpty(await booking.DELETE('/booking/calendar-feeds/{feed_id}', { params }));
    },
  },
};
