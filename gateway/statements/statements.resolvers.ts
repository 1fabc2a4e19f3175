import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

export const statementsResolvers: Resolvers = {
  Query: {
    async statement(_root, { orgId, fromDate, toDate }, { reporting }) {
      const params = { path: { org_id: orgId }, query: { from_date: fromDate, to_date: toDate } };
      const { company, rows, totals } = unwrap(await reporting.GET('/reporting/statements/{org_id}', { params }));
      return {
        company: fromRest(sameNames, company),
        rows: rows.map((row) => fromRest(sameNames, row)),
        totals: fromRest(sameNames, totals),
      };
    },
  },
};
