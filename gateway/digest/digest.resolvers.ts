import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

export const digestResolvers: Resolvers = {
  Query: {
    async mondayDigest(_root, _args, { booking }) {
      return fromRest(sameNames, unwrap(await booking.GET('/booking/monday-digest')));
    },
  },
  Mutation: {
    async chooseMondayDigest(_root, { isWanted }, { booking }) {
      const body = { is_wanted: isWanted };
      return fromRest(sameNames, unwrap(await booking.PUT('/booking/monday-digest', { body })));
    },
  },
};
