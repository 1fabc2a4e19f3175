import { createSchema } from 'graphql-yoga';
import type { GatewayContext } from './context.ts';
import { derivedResolvers } from './derived/derived.resolvers.ts';
import { typeDefs } from './generated/type-defs.ts';
import { portalResolvers } from './portal/portal.resolvers.ts';
import { scalars } from './scalars.ts';
import { sessionResolvers } from './session/session.resolvers.ts';

export const gatewaySchema = createSchema<GatewayContext>({
  typeDefs,
  // Written by codegen.ts, which has validated it; a second schema with the resolvers in it is not made either.
  assumeValidSDL: true,
  updateResolversInPlace: true,
  // Those that are written by hand come last, and win.
  resolvers: [scalars, derivedResolvers, portalResolvers, sessionResolvers],
});
