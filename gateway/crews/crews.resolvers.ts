import { crewNames, packageNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Crew, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

export const crewsResolvers: Resolvers = {
  Query: {
    async crews(_root, { org }, { booking }) {
      return unwrap(await booking.GET('/booking/crews', { params: { query: { org } } })).crews.map(toCrew);
    },
  },
  Mutation: {
    async saveCrew(_root, { org, input: { lines, ...crew } }, { booking }) {
      const body = {
        ...omitNullish(toRest(sameNames, crew)),
        company_id: org,
        lines: lines.map((line) => omitNullish(toRest(sameNames, line))),
      };
      return toCrew(unwrap(await booking.POST('/booking/crews', { body })));
    },
    async renameCrew(_root, { id, input }, { booking }) {
      const params = { path: { crew_id: id } };
      const body = toRest(sameNames, input);
      return toCrew(unwrap(await booking.PUT('/booking/crews/{crew_id}', { params, body })));
    },
    async deleteCrew(_root, { id }, { booking }) {
      return unwrapEmpty(await booking.DELETE('/booking/crews/{crew_id}', { params: { path: { crew_id: id } } }));
    },
  },
};

const toCrew = ({ lines, ...crew }: components['schemas']['Crew']): Crew => ({
  ...fromRest(crewNames, crew),
  lines: lines.map(({ package: chosen, ...line }) => ({
    ...fromRest(sameNames, line),
    package: chosen && fromRest(packageNames, chosen),
  })),
});
