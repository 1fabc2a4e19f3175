import { filterNames } from '../../machines/rules/booking/booking-filter.ts';
import { listFilterNames } from '../../services/booking/shared/booking.names.ts';
import { restName, toRest } from '../../services/shared/http/rest-names.ts';
import type { QueryBookingsArgs } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';

/** Where a name of the REST query differs from the input's by more than its case. */
export const listQueryNames = {
  cursor: 'after',
  ...Object.fromEntries(filterNames.map((name) => [restName(listFilterNames, name), `filter.${name}`])),
};

export type BookingsArgs = Pick<QueryBookingsArgs, 'search' | 'sort' | 'order' | 'timeZone' | 'filter'>;

/** What lists and exports are asked by, as the services spell it. */
export const toListQuery = ({ search, sort, order, timeZone, filter }: BookingsArgs) =>
  omitNullish(toRest(listFilterNames, { search, sort, order, timeZone, ...filter }));
