import type { LookupAnswer, LookupItem } from '../../../machines/lookup/lookup.types.ts';
import type { FilterNameOf } from '../../../machines/rules/booking/booking-filter.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import {
  FilterCompaniesDocument,
  FilterDoctorsDocument,
  FilterPackagesDocument,
  FilterSitesDocument,
  FilterSubsidiariesDocument,
} from './filter.documents.ts';

const kind = 'lookup' as const;

type Load = (search: string, signal: AbortSignal) => Promise<LookupAnswer<LookupItem>>;
export type FilterLookups = Readonly<Record<FilterNameOf<'id'>, (company: string) => Load>>;

/** Loads the choices of the filter's fields, of a company where it matters. Each throws `PortalFailure`. */
export function filterLookups(gateway: Gateway): FilterLookups {
  const companies: Load = async (search, signal) =>
    (await gateway.request(FilterCompaniesDocument, { search }, { signal, kind })).bookableOrgs;
  const sites: Load = async (search, signal) =>
    (await gateway.request(FilterSitesDocument, { search }, { signal, kind })).bookableClinics;
  return {
    company: () => companies,
    site: () => sites,
    package: (org) => async (search, signal) => {
      const ofCompany = org ? { search, org } : { search };
      return (await gateway.request(FilterPackagesDocument, ofCompany, { signal, kind })).packages.packages;
    },
    doctor: () => async (search, signal) =>
      (await gateway.request(FilterDoctorsDocument, { search }, { signal, kind })).doctors,
    subsidiary: (org) => async (search, signal) =>
      (await gateway.request(FilterSubsidiariesDocument, { org, search }, { signal, kind })).bookableSubsidiaries,
  };
}
