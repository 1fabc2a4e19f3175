import type { Gateway } from '../../app/api/gateway-client.ts';
import { FilterCompaniesDocument, FilterSitesDocument, FilterSubsidiariesDocument } from './filter.documents.ts';

const kind = 'lookup' as const;

/** What the filter's fields choose from. Each takes what was typed and throws `PortalFailure`. */
export const filterLookups = (gateway: Gateway) => ({
  companies: async (search: string, signal: AbortSignal) =>
    (await gateway.request(FilterCompaniesDocument, { search }, { signal, kind })).bookableOrgs,
  subsidiaries: (org: string) => async (search: string, signal: AbortSignal) =>
    (await gateway.request(FilterSubsidiariesDocument, { org, search }, { signal, kind })).bookableSubsidiaries,
  sites: async (search: string, signal: AbortSignal) =>
    (await gateway.request(FilterSitesDocument, { search }, { signal, kind })).bookableClinics,
});
