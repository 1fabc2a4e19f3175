import type { components } from '../generated/companies.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

const asPage = (options: { search?: string | null; page?: number | null }) => ({
  is_count: true,
  ...omitNullish(options),
});

const toPosition = ({ id, name, updated_at }: components['schemas']['CompanyPosition']) => ({
  id,
  name,
  updatedAt: updated_at,
});

const toProject = ({ id, name, disable, updated_at }: components['schemas']['CompanyProject']) => ({
  id,
  name,
  disable,
  updatedAt: updated_at,
});

export const namedEntriesResolvers: Resolvers = {
  Query: {
    async companyPositions(_root, { org, search, page }, { companies }) {
      const params = { path: { org_id: org }, query: asPage({ search: search ?? null, page: page ?? null }) };
      const answer = unwrap(await companies.GET('/companies/companies/{org_id}/positions', { params }));
      return { positions: answer.data.map(toPosition), page: answer.page, pages: answer.pages, total: answer.count };
    },
    async companyProjects(_root, { org, search, active, page }, { companies }) {
      const query = { ...asPage({ search: search ?? null, page: page ?? null }), ...disabled(active) };
      const params = { path: { org_id: org }, query };
      const answer = unwrap(await companies.GET('/companies/companies/{org_id}/projects', { params }));
      return { projects: answer.projects.map(toProject), page: answer.page, pages: answer.pages, total: answer.count };
    },
  },
  Mutation: {
    async addPosition(_root, { org, name }, { companies }) {
      const params = { path: { org_id: org } };
      const answer = await companies.POST('/companies/companies/{org_id}/positions', { params, body: { name } });
      return toPosition(unwrap(answer));
    },
    async renamePosition(_root, { id, name, updatedAt }, { companies }) {
      const params = { path: { position_id: id } };
      const body = { name, update_mask: ['name' as const], updated_at: updatedAt };
      return toPosition(unwrap(await companies.PUT('/companies/positions/{position_id}', { params, body })));
    },
    async deletePosition(_root, { id }, { companies }) {
      return unwrapEmpty(
        await companies.DELETE('/companies/positions/{position_id}', { params: { path: { position_id: id } } }),
      );
    },
    async addProject(_root, { org, name }, { companies }) {
      const params = { path: { org_id: org } };
      const answer = await companies.POST('/companies/companies/{org_id}/projects', { params, body: { name } });
      return toProject(unwrap(answer));
    },
    async changeProject(_root, { id, input }, { companies }) {
      const { updatedAt, ...fields } = input;
      const wanted = omitNullish(fields);
      const params = { path: { project_id: id } };
      const mask = (['name', 'disable'] as const).filter((field) => field in wanted);
      const body = { ...wanted, update_mask: mask, updated_at: updatedAt };
      return toProject(unwrap(await companies.PUT('/companies/projects/{project_id}', { params, body })));
    },
    async deleteProject(_root, { id }, { companies }) {
      return unwrapEmpty(
        await companies.DELETE('/companies/projects/{project_id}', { params: { path: { project_id: id } } }),
      );
    },
  },
};

const disabled = (active: boolean | null | undefined) => (typeof active === 'boolean' ? { disable: !active } : {});
