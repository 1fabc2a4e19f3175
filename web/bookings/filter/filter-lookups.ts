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

/** `orgId` is the company of a subsidiary, and `of` its name where several companies are searched. */
export type FilterItem = LookupItem & { orgId?: string | null; of?: string };
type Load = (search: string, signal: AbortSignal) => Promise<LookupAnswer<FilterItem>>;
export type FilterLookups = Readonly<Record<FilterNameOf<'id' | 'ids'>, (companies: readonly LookupItem[]) => Load>>;

/** Loads the choices of the filter's fields, of the companies where it matters. Each throws `PortalFailure`. */
export function filterLookups(gateway: Gateway): FilterLookups {
  const companies: Load = async (search, signal) =>
    (await gateway.request(FilterCompaniesDocument, { search }, { signal, kind })).bookableOrgs;
  const sites: Load = async (search, signal) =>
    (await gateway.request(FilterSitesDocument, { search }, { signal, kind })).bookableClinics;
  return {
    company: () => companies,
    site: () => sites,
    package:
      ([one, ...others]) =>
      async (search, signal) => {
        const ofCompany = one && others.length === 0 ? { search, org: one.id } : { search };
        return (await gateway.request(FilterPackagesDocument, ofCompany, { signal, kind })).packages.packages;
      },
    doctor: () => async (search, signal) =>
      (await gateway.request(FilterDoctorsDocument, { search }, { signal, kind })).doctors,
    subsidiary: (orgs) => async (search, signal) => {
      const answers = await Promise.all(
        orgs.map(async ({ id: org, name }) => {
          const answer = await gateway.request(FilterSubsidiariesDocument, { org, search }, { signal, kind });
          const { items, total } = answer.bookableSubsidiaries;
          return { items: items.map((item) => ({ ...item, orgId: org, ...(orgs.length > 1 && { of: name }) })), total };
        }),
      );
      return {
        items: answers.flatMap(({ items }) => items),
        total: answers.reduce((sum, { total }) => sum + total, 0),
      };
    },
  };
}
