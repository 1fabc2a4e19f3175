import type { GatewayContext } from '../context.ts';
import { toType } from '../derived/to-type.ts';
import type { Me, Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

export const sessionResolvers: Resolvers<GatewayContext> = {
  Query: {
    async me(_root, _args, { auth, companies, portal: { inspection } }) {
      const [permissions, info] = await Promise.all([
        auth.GET('/auth/permissions'),
        companies.GET('/companies/user-info'),
      ]);
      const { account_configs } = unwrap(permissions);
      const user = unwrap(info);
      return {
        ...toType<Me>('Me', user),
        mayInspect:
          inspection === 'EVERYBODY' ||
          (inspection === 'ADMINISTRATORS' && user.company.provider && user.account_type === 'admin'),
        permissions: Object.entries(account_configs).flatMap(([permission, isOn]) => (isOn ? [permission] : [])),
      };
    },
  },
};
