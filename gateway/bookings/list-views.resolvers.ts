import type { components } from '../generated/booking.openapi.ts';
import type { ListView, ListViewInput, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest-error.ts';

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
    async keepListView(_root, { name, filter }, { booking }) {
      const body = { filter: toFilter(filter), ...omitNullish({ name }) };
      return toView(unwrap(await booking.POST('/booking/list-views', { body })));
    },
    async renameListView(_root, { id, name }, { booking }) {
      const answer = booking.PUT('/booking/list-views/{view_id}', {
        params: { path: { view_id: id } },
        body: { name },
      });
      return toView(unwrap(await answer));
    },
    async deleteListView(_root, { id }, { booking }) {
      return unwrapEmpty(await booking.DELETE('/booking/list-views/{view_id}', { params: { path: { view_id: id } } }));
    },
  },
};

const toView = ({ view_id, name, filter }: components['schemas']['ListView']): ListView => ({
  id: view_id,
  name,
  search: filter.search ?? null,
  candidateName: filter.candidate_name ?? null,
  phone: filter.phone ?? null,
  email: filter.email ?? null,
  contactPerson: filter.contact_person ?? null,
  org: filter.company ?? null,
  subsidiary: filter.subsidiary ?? null,
  site: filter.site ?? null,
  fromDate: filter.from_date ?? null,
  toDate: filter.to_date ?? null,
  statuses: filter.status ?? null,
  sort: filter.sort ?? null,
  order: filter.order ?? null,
});

const toFilter = (filter: ListViewInput): components['schemas']['ListViewFilter'] =>
  omitNullish({
    search: filter.search,
    candidate_name: filter.candidateName,
    phone: filter.phone,
    email: filter.email,
    contact_person: filter.contactPerson,
    company: filter.org,
    subsidiary: filter.subsidiary,
    site: filter.site,
    from_date: filter.fromDate,
    to_date: filter.toDate,
    status: filter.statuses,
    sort: filter.sort,
    order: filter.order,
  });
