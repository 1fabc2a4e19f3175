import { siteNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { ClinicSite, Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

const toSite = (record: components['schemas']['SiteRecord']): ClinicSite => fromRest(siteNames, record);

export const sitesResolvers: Resolvers = {
  Mutation: {
    async switchClinicSite(_root, { id, on }, { booking }) {
      const params = { path: { site_id: id } };
      const answer = on
        ? await booking.PUT('/booking/sites/{site_id}/activate', { params })
        : await booking.PUT('/booking/sites/{site_id}/disable', { params });
      return toSite(unwrap(answer));
    },
  },
};
