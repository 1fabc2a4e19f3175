import type { GatewayContext } from '../context.ts';
import type { Portal as PortalAnswer, Resolvers } from '../generated/resolvers.ts';

/** The portal as configuration describes it; the provider's settings go before it. */
export type Portal = Readonly<Omit<PortalAnswer, '__typename'>>;

export const portalResolvers: Resolvers<GatewayContext> = {
  Query: {
    portal: async (_root, _args, { portal, provider }) => {
      const { providerName, holdMinutes } = await provider();
      return { ...portal, providerName, holdMinutes };
    },
  },
};
