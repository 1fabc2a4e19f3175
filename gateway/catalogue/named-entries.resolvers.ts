import type { components } from '../generated/companies.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

const asPage = (options: { search?: string | null; page?: number | null }) => ({
  is_count: true,
  ...omitNullish(options),
});

const toProject = ({ id, name, disable, updated_at }: components['schemas']['CompanyProject']) => ({
  id,
  name,
  disable,
  updatedAt: updated_at,
});

export const namedEntriesResolvers: Resolvers = {
  Query: {
    async companyProjects(_root, { org, search, active, page }, { companies }) {
      const query = { ...asPage({ search: search ?? null, page: page ?? null }), ...disabled(active) };
      const params = { path: { org_id: org }, query };
      const answer = unwrap(await companies.GET('/companies/companies/{org_id}/projects', { params }));
      return { projects: answer.projects.map(toProject), page: answer.page, pages: answer.pages, total: answer.count };
    },
  },
};

const disabled = (active: boolean | null | undefined) => (typeof active === 'boolean' ? { disable: !active } : {});
