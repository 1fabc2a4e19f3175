import type { QueryBookingsArgs } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';

/** Where a name of the REST query differs from the input's by more than its case. */
export const listQueryNames = {
  page_size: 'pageSize',
  cursor: 'after',
  candidate_name: 'filter.candidateName',
  phone: 'filter.phone',
  email: 'filter.email',
  contact_person: 'filter.contactPerson',
  company: 'filter.org',
  subsidiary: 'filter.subsidiary',
  site: 'filter.site',
  from_date: 'filter.fromDate',
  to_date: 'filter.toDate',
  status: 'filter.statuses',
};

export type BookingsArgs = Pick<QueryBookingsArgs, 'search' | 'sort' | 'order' | 'timeZone' | 'filter'>;

/** What lists and exports are asked by, as the services spell it. */
export const toListQuery = ({ search, sort, order, timeZone, filter }: BookingsArgs) =>
  omitNullish({
    search,
    sort,
    order,
    time_zone: timeZone,
    candidate_name: filter?.candidateName,
    phone: filter?.phone,
    email: filter?.email,
    contact_person: filter?.contactPerson,
    company: filter?.org,
    subsidiary: filter?.subsidiary,
    site: filter?.site,
    from_date: filter?.fromDate,
    to_date: filter?.toDate,
    status: filter?.statuses,
  });
