import { siteNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import { changeBody } from '../change-body.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { ClinicSite, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

const toSite = (record: components['schemas']['SiteRecord']): ClinicSite => fromRest(siteNames, record);

export const sitesResolvers: Resolvers = {
  Query: {
    async clinicSites(_root, { search, active, state, page, pageSize }, { booking }) {
      const status = typeof active === 'boolean' ? [active ? ('active' as const) : ('inactive' as const)] : null;
      const query = { is_count: true, ...omitNullish({ search, state, page, page_size: pageSize, status }) };
      const answer = unwrap(await booking.GET('/booking/sites', { params: { query } }));
      return { sites: answer.sites.map(toSite), page: answer.page, pages: answer.pages, total: answer.count };
    },
    async clinicSite(_root, { id }, { booking }) {
      return toSite(unwrap(await booking.GET('/booking/sites/{site_id}', { params: { path: { site_id: id } } })));
    },
    async clinicSiteEffects(_root, { id }, { booking }) {
      const params = { path: { site_id: id } };
      const effects = unwrap(await booking.GET('/booking/sites/{site_id}/effects', { params }));
      return fromRest(sameNames, effects);
    },
  },
  Mutation: {
    async addClinicSite(_root, { input }, { booking }) {
      return toSite(unwrap(await booking.PUT('/booking/sites', { body: toRest(siteNames, input) })));
    },
    async changeClinicSite(_root, { id, input }, { booking }) {
      const { updatedAt, ...wanted } = input;
      const body = { ...changeBody(toRest(siteNames, wanted)), updated_at: updatedAt };
      return toSite(unwrap(await booking.POST('/booking/sites', { params: { query: { site_id: id } }, body })));
    },
    async switchClinicSite(_root, { id, on }, { booking }) {
      const params = { path: { site_id: id } };
      const answer = on
        ? await booking.PUT('/booking/sites/{site_id}/activate', { params })
        : await booking.PUT('/booking/sites/{site_id}/disable', { params });
      return toSite(unwrap(answer));
    },
  },
};
