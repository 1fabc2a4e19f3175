import { fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/auth.openapi.ts';
import type { Resolvers, Role } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

type Rest = components['schemas'];

/** The service says which names are flags. */
const flags = (names: readonly string[]) => names as Rest['Role']['permissions'];
const asRole = (role: Rest['Role'] & { accounts?: number }): Role => ({
  accounts: null,
  ...fromRest({ id: 'role_id' } as const, role),
});
const path = '/auth/roles/{role_id}';

export const rolesResolvers: Resolvers = {
  Query: {
    async roles(_root, _args, { auth }) {
      return unwrap(await auth.GET('/auth/roles')).roles.map(asRole);
    },
  },
  Mutation: {
    async addRole(_root, { input: { permissions, ...facts } }, { auth }) {
      return asRole(unwrap(await auth.POST('/auth/roles', { body: { ...facts, permissions: flags(permissions) } })));
    },
    async changeRole(_root, { id, input: { name, permissions, updatedAt } }, { auth }) {
      const body = {
        name,
        permissions: flags(permissions),
        updated_at: updatedAt,
        update_mask: ['name', 'permissions'] as ('name' | 'permissions')[],
      };
      return asRole(unwrap(await auth.PATCH(path, { params: { path: { role_id: id } }, body })));
    },
  },
};
