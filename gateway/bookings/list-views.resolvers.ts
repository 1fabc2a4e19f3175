import { type FilterName, filterNames } from '../../machines/rules/booking/booking-filter.ts';
import { listFilterNames } from '../../services/booking/shared/booking.names.ts';
import { type FromRest, fromRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { ListView, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toListQuery } from './list-query.ts';

export const listViewsResolvers: Resolvers = {
  Query: {
    async listViews(_root, _args, { booking }) {
      return unwrap(await booking.GET('/booking/list-views')).views.map(toView);
    },
    async listView(_root, { id }, { booking }) {
      const path = { view_id: id };
      return toView(unwrap(await booking.GET('/booking/list-views/{view_id}', { params: { path } })));
    },
  },
  Mutation: {
    async keepListView(_root, { name, columns, ...view }, { booking }) {
      const body = { filter: { ...toListQuery(view), ...omitNullish({ columns }) }, ...omitNullish({ name }) };
      return toView(unwrap(await booking.POST('/booking/list-views', { body })));
    },
    async renameListView(_root, { id, name }, { booking }) {
      const answer = booking.PUT('/booking/list-views/{view_id}', {
        params: { path: { view_id: id } },
        body: { name },
      });
      return toView(unwrap(await answer));
    },
  },
};

type Saved = FromRest<typeof listFilterNames, components['schemas']['ListViewFilter']>;

const toView = ({ view_id, name, filter }: components['schemas']['ListView']): ListView => {
  const { search = null, sort = null, order = null, columns = null, ...fields } = fromRest(listFilterNames, filter);
  return { id: view_id, name, search, sort, order, columns, filter: savedFilter(fields) };
};

function savedFilter(fields: Saved): { [Name in FilterName]: NonNullable<Saved[Name]> | null };
function savedFilter(fields: Saved): object {
  return Object.fromEntries(filterNames.map((name) => [name, fields[name] ?? null]));
}
