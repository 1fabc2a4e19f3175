import { z } from '@hono/zod-openapi';
import {
  type BookingFilter,
  type bookingFilterFields,
  type FilterName,
  filterField,
  filterNames,
  filterOf,
  MAX_FILTER_IDS,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUE,
  MAX_FILTER_VALUES,
  NO_FILTER,
} from '../../../../machines/rules/booking/booking-filter.ts';
import { SEARCHED } from '../../../../machines/rules/booking/searched.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { orgQuery, repeated } from '../../../shared/http/query.ts';
import { fromRest, type RestName, restName } from '../../../shared/http/rest-names.ts';
import { listColumnNames } from '../../../shared/list-columns.ts';
import { id, timeZone, words } from '../../shared/booking.contract.ts';
import { listFilterNames } from '../../shared/booking.names.ts';

const text = () => z.string().trim().max(MAX_FILTER_TEXT, `must be at most ${MAX_FILTER_TEXT} characters`).optional();
const value = z.string().max(MAX_FILTER_VALUE);

/** Every field of the filter under its REST name. A body brings a list of values; a query repeats the parameter. */
const schemas = {
  text,
  id: () => z.uuid().optional(),
  ids: (isQuery: boolean) =>
    (isQuery ? repeated(z.uuid(), MAX_FILTER_IDS) : z.array(z.uuid()).max(MAX_FILTER_IDS)).optional(),
  day: () => z.iso.date().optional(),
  values: (isQuery: boolean) =>
    (isQuery ? repeated(value, MAX_FILTER_VALUES) : z.array(value).max(MAX_FILTER_VALUES)).optional(),
};

/** Description and example of each field. The pages load its row, so these are not part of it. */
const documentation: Readonly<Record<FilterName, readonly [description: string, example?: string]>> = {
  candidateName: ['Part of the candidate’s name.', 'O’Connor'],
  company: ['Companies booked for, repeated.'],
  site: ['Clinic sites, of the time or preferred; repeated.'],
  phone: ['Part of the candidate’s phone.', '0491 570'],
  subsidiary: ['Subsidiary booked for.'],
  fromDate: ['Appointments from the start of this day.', '2026-11-17'],
  toDate: ['Appointments to the end of this day.', '2026-11-30'],
  createdFrom: ['Bookings made from the start of this day.', '2026-11-17'],
  createdTo: ['Bookings made to the end of this day.', '2026-11-30'],
  email: ['Part of the candidate’s email.', 'liam.'],
  contactPerson: ['Part of the booking person’s name.', 'Priya'],
  package: ['Package booked.'],
  doctor: ['Doctor of the time.'],
  position: ['Part of the position.', 'Rigger'],
  poNumber: ['Part of the purchase order number.', '4500118'],
  project: ['Part of the project or of its identification.', 'Wodgina'],
  statuses: ['Statuses, repeated.', 'Confirmed'],
  results: ['How far the company is with the consult files: Unread, Read, Acknowledged; repeated.', 'Unread'],
  outcomes: ['Outcomes of the examination: Fit, Fit with restrictions, Unfit, No outcome; repeated.', 'Unfit'],
  answers: [
    'What the candidate said about the time: Will come, Asks for another time, No answer; repeated.',
    'No answer',
  ],
  questions: [
    'Whose answer is waited for: Waiting for the clinic, Waiting for the company, Answered; repeated.',
    'Waiting for the company',
  ],
};

type FilterShape = {
  [Name in FilterName as RestName<typeof listFilterNames, Name>]: ReturnType<
    (typeof schemas)[(typeof bookingFilterFields)[Name]['kind']]
  >;
};

function filterShape(options: { isQuery: boolean }): FilterShape;
function filterShape({ isQuery }: { isQuery: boolean }): object {
  return Object.fromEntries(
    filterNames.map((name) => {
      const { kind } = filterField(name);
      const [description, example] = documentation[name];
      const shown = kind === 'values' ? [example] : example;
      const schema = schemas[kind](isQuery).openapi({ description, ...(example && { example: shown }) });
      return [restName(listFilterNames, name), schema];
    }),
  );
}

const search = text().openapi({
  description: `Quick search, words in any order: ${SEARCHED}.`,
  example: 'liam',
});

export const listSorts = ['created_at', 'name', 'email', 'contact_person', 'appointment_time'] as const;
export const listSort = inGraphql(z.enum(listSorts), { type: 'BookingSort' });
export const listOrder = inGraphql(z.enum(['asc', 'desc']), { type: 'SortOrder' });

/** The one filter of lists, counts and exports. Days are of the zone in `time_zone`. */
export const filterQuery = z.object({
  search,
  ...filterShape({ isQuery: true }),
  time_zone: timeZone.default('Australia/Perth'),
  org: orgQuery,
});

/** The filter of a saved view, with its order. */
export const viewFilter = z
  .strictObject({
    search,
    ...filterShape({ isQuery: false }),
    sort: listSort.optional(),
    order: listOrder.optional(),
    columns: listColumnNames.optional(),
  })
  .openapi('ListViewFilter', {
    description: 'The list’s own filter, order and columns; what is absent does not filter.',
    'x-graphql': { type: 'SavedFilter', names: listFilterNames },
  });

/** Records that a filter names by id, as far as the caller may see them. */
export const filterNamesAnswer = z.array(
  inGraphql(
    z.object({
      id: id('Company, subsidiary, clinic site, package or doctor.'),
      name: words('Its name.', 'Redgum Mining'),
      org_id: id('The company of a subsidiary.').nullable(),
    }),
    { type: 'FilterName' },
  ),
);

/** A search of the list: the filter, the quick search, and the zone that its days are of. */
export interface BookingSearch extends BookingFilter {
  readonly search: string;
  readonly timeZone: string;
}

export const EVERYTHING: BookingSearch = { ...NO_FILTER, search: '', timeZone: 'UTC' };

/** A query that was checked, in our names; what it does not name does not filter. */
export function bookingSearchFrom(query: z.output<typeof filterQuery>): BookingSearch {
  const { search = '', timeZone, ...fields } = fromRest(listFilterNames, query);
  return { ...filterOf(fields), search, timeZone };
}
