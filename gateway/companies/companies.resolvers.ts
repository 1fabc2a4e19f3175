import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import { changeBody } from '../change-body.ts';
import type { components } from '../generated/companies.openapi.ts';
import type { Company, Resolvers, Subsidiary } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

const anyStatus = ['active', 'inactive'] as const;

const asPage = ({
  search,
  status,
  page,
  pageSize,
}: {
  search?: string | null;
  status?: 'active' | 'inactive' | null;
  page?: number | null;
  pageSize?: number | null;
}) => ({
  is_count: true,
  page_size: pageSize ?? 50,
  ...omitNullish({ search, page }),
  status: status ? [status] : [...anyStatus],
});

export const companiesResolvers: Resolvers = {
  Query: {
    async companies(_root, { sort, descending, ...options }, { companies }) {
      const query = { ...asPage(options), ...omitNullish({ sort, descending }) };
      const {
        companies: found,
        page,
        pages,
        count,
      } = unwrap(await companies.GET('/companies/companies', { params: { query } }));
      return { companies: found.map((one) => fromRest(sameNames, one)), page, pages, total: count };
    },
    async subsidiaries(_root, { org, ...options }, { companies }) {
      const query = { org, ...asPage(options) };
      const { sites, page, pages, count } = unwrap(await companies.GET('/companies/sites', { params: { query } }));
      return { subsidiaries: sites.map(toSubsidiary), page, pages, total: count };
    },
  },
  Mutation: {
    async addCompany(_root, { input }, { companies }) {
      const { companyName, fitTest, otp, seedPositions } = input;
      const body = {
        company: { company_name: companyName, enable: true, otp: otp ?? false },
        fit_test: fitTest,
        seed_positions: seedPositions ?? false,
      };
      return unwrap(await companies.POST('/companies/companies', { body })).id;
    },
    async changeCompany(_root, { orgId, input }, { companies }) {
      const { updatedAt, ...wanted } = input;
      const { fit_test, update_mask, ...company } = changeBody(toRest(sameNames, wanted));
      const body = { company, update_mask, ...omitNullish({ fit_test, updated_at: updatedAt }) };
      const params = { path: { org_id: orgId } };
      return toCompany(unwrap(await companies.PUT('/companies/companies/{org_id}', { params, body })));
    },
    async switchCompany(_root, { orgId, on }, { companies }) {
      const params = { path: { org_id: orgId } };
      const answer = on
        ? await companies.PUT('/companies/companies/{org_id}/activate', { params })
        : await companies.DELETE('/companies/companies/{org_id}', { params });
      return toCompany(unwrap(answer));
    },
    async addSubsidiary(_root, { org, input }, { companies }) {
      const body = { site: { site_name: input.siteName, enable: true }, fit_test: input.fitTest, org };
      return toSubsidiary(unwrap(await companies.POST('/companies/sites', { params: { query: { org } }, body })));
    },
    async changeSubsidiary(_root, { org, siteId, input }, { companies }) {
      const { updatedAt, ...wanted } = input;
      const { fit_test, update_mask, ...site } = changeBody(toRest(sameNames, wanted));
      const body = { site, update_mask, org, ...omitNullish({ fit_test, updated_at: updatedAt }) };
      const params = { path: { site_id: siteId }, query: { org } };
      return toSubsidiary(unwrap(await companies.PUT('/companies/sites/{site_id}', { params, body })));
    },
    async switchSubsidiary(_root, { org, siteId, on }, { companies }) {
      const params = { path: { site_id: siteId }, query: { org } };
      const answer = on
        ? await companies.PUT('/companies/sites/{site_id}/activate', { params })
        : await companies.DELETE('/companies/sites/{site_id}', { params });
      return toSubsidiary(unwrap(answer));
    },
  },
};

type Rest = components['schemas'];

const toCompany = (company: Rest['Company']): Company => fromRest(sameNames, company);

const toSubsidiary = (subsidiary: Rest['Subsidiary']): Subsidiary => fromRest(sameNames, subsidiary);
