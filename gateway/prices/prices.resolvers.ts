import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

export const pricesResolvers: Resolvers = {
  Query: {
    async prices(_root, { packageId, companyId }, { booking }) {
      const query = omitNullish({ package_id: packageId, company_id: companyId });
      const { data } = unwrap(await booking.GET('/booking/prices', { params: { query } }));
      return data.map((one) => fromRest(sameNames, one));
    },
  },
  Mutation: {
    async setPrice(_root, { input }, { booking }) {
      const body = toRest(sameNames, input);
      return fromRest(sameNames, unwrap(await booking.POST('/booking/prices', { body })));
    },
    async removePrice(_root, { priceId }, { booking }) {
      const path = { price_id: priceId };
      unwrapEmpty(await booking.DELETE('/booking/prices/{price_id}', { params: { path } }));
      return true;
    },
  },
};
