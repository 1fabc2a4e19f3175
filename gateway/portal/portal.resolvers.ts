import type { Portal as PortalAnswer, Resolvers } from '../generated/resolvers.ts';

/** The portal as configuration describes it. */
export type Portal = Readonly<Omit<PortalAnswer, '__typename'>>;

export const portalResolvers: Resolvers = {
  Query: { portal: (_root, _args, { portal }) => portal },
};
