import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const portalResolvers: Resolvers<GatewayContext> = {
  Query: {
    portal: async (_root, _args, { portal, provider }) => {
      const { providerName, holdMinutes } = await provider();
      return { ...portal, providerName, holdMinutes };
    },
  },
};
