import type { RecordKind, Resolvers } from '../generated/resolvers.ts';
import { restError } from '../rest/rest-error.ts';
import { eventData } from '../slots/event-stream.ts';

export const recordsResolvers: Resolvers = {
  Subscription: {
    recordsChanged: {
      async subscribe(_root, _args, { bookingLive }) {
        const { data, error, response } = await bookingLive.GET('/booking/record-changes', { parseAs: 'stream' });
        if (!data) throw restError(response, error);
        return eventData(data);
      },
      resolve: (event: string) => (JSON.parse(event) as { record: RecordKind | null }).record,
    },
  },
};
