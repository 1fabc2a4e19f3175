import { OUTCOMES } from './outcome.ts';

/** One field of the filter, as every layer knows it. */
type FilterField = {
  /** `text` finds any part, `id` names a record, `ids` any of several records, `day` is 'YYYY-MM-DD', `values` any of several. */
  readonly kind: 'text' | 'id' | 'ids' | 'day' | 'values';
  readonly label: string;
  /** The label of its chip, which fields of the same chip share; its own label by default. */
  readonly chip?: string;
  /** Its name in the page's address. The name itself without. */
  readonly address?: string;
  /** Its value names people: it stays out of the address, which has the id of a saved search instead. */
  readonly isPersonal?: true;
  /** Is not offered to clients. */
  readonly isProviders?: true;
  /** It filters only beside another field, and goes with that one. */
  readonly within?: string;
  readonly input?: 'tel' | 'email';
};

/**
 * The filter of the booking list, written once: types, REST query, address, panel, chips and saved views follow from it.
 * The SQL of a field is in services/booking/record/rows/booking-filter.ts. Panel and chips keep this order.
 */
export const bookingFilterFields = {
  candidateName: {
    kind: 'text',
    label: 'Candidate name',
    isPersonal: true,
  },
  company: { kind: 'ids', label: 'Company' },
  site: { kind: 'ids', label: 'Site' },
  phone: {
    kind: 'text',
    label: 'Phone',
    isPersonal: true,
    input: 'tel',
  },
  subsidiary: { kind: 'id', label: 'Subsidiary', within: 'company' },
  fromDate: {
    kind: 'day',
    label: 'Appointment date from',
    chip: 'Appt. date',
    address: 'from',
  },
  toDate: {
    kind: 'day',
    label: 'Appointment date to',
    chip: 'Appt. date',
    address: 'to',
  },
  createdFrom: {
    kind: 'day',
    label: 'Created from',
    chip: 'Created',
  },
  createdTo: {
    kind: 'day',
    label: 'Created to',
    chip: 'Created',
  },
  email: {
    kind: 'text',
    label: 'Email',
    isPersonal: true,
    input: 'email',
  },
  contactPerson: {
    kind: 'text',
    label: 'Booking person',
    isPersonal: true,
  },
  package: { kind: 'id', label: 'Package' },
  doctor: {
    kind: 'id',
    label: 'Doctor',
    isProviders: true,
  },
  position: {
    kind: 'text',
    label: 'Position',
  },
  poNumber: {
    kind: 'text',
    label: 'PO number',
    address: 'po',
  },
  project: {
    kind: 'text',
    label: 'Project',
  },
  statuses: {
    kind: 'values',
    label: 'Status',
    address: 'status',
  },
  results: {
    kind: 'values',
    label: 'Results',
  },
  outcomes: {
    kind: 'values',
    label: 'Outcome',
    address: 'outcome',
  },
  answers: {
    kind: 'values',
    label: 'Candidate’s answer',
    address: 'answer',
  },
  questions: {
    kind: 'values',
    label: 'Question',
    address: 'question',
  },
} as const satisfies Readonly<Record<string, FilterField>>;

/** Of a candidate with consult files: one of them unread, none, all of them acknowledged. */
export const RESULT_STATES = ['Unread', 'Read', 'Acknowledged'] as const;

/** Outcomes of the examination; 'No outcome' is an examined candidate without one. */
export const OUTCOME_STATES = [...OUTCOMES, 'No outcome'] as const;

/** A candidate's answer to a time, by the link in the confirmation. */
export const ANSWER_STATES = ['Will come', 'Asks for another time', 'No answer'] as const;

/** As many letters as the services take. */
export const MAX_FILTER_TEXT = 100;
export const MAX_FILTER_VALUE = 40;
export const MAX_FILTER_VALUES = 30;
/** Companies or sites at once: each company is read along an index of its own. */
export const MAX_FILTER_IDS = 20;

type Fields = typeof bookingFilterFields;
export type FilterName = keyof Fields;
export type FilterNameOf<Kind extends FilterField['kind']> = {
  [Name in FilterName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[FilterName];
export type PersonalFilterName = {
  [Name in FilterName]: Fields[Name] extends { isPersonal: true } ? Name : never;
}[FilterName];

/** '' and [] where a field does not filter. */
export type BookingFilter = {
  readonly [Name in FilterName]: Fields[Name]['kind'] extends 'ids' | 'values' ? readonly string[] : string;
};
/** Filters that do not name people, and may be in an address. */
export type SharedFilter = Omit<BookingFilter, PersonalFilterName>;
export type PersonalFilter = Pick<BookingFilter, PersonalFilterName>;

export const filterField = (name: FilterName): FilterField => bookingFilterFields[name];

const isName = (name: string): name is FilterName => name in bookingFilterFields;
export const filterNames: readonly FilterName[] = Object.keys(bookingFilterFields).filter(isName);

export type SharedFilterName = keyof SharedFilter;

export const isKind = <Kind extends FilterField['kind']>(name: FilterName, kind: Kind): name is FilterNameOf<Kind> =>
  filterField(name).kind === kind;

const isPersonal = (name: FilterName): name is PersonalFilterName => filterField(name).isPersonal === true;
const isShared = (name: FilterName): name is SharedFilterName => !isPersonal(name);
export const sharedFilterNames: readonly SharedFilterName[] = filterNames.filter(isShared);
export const personalFilterNames: readonly PersonalFilterName[] = filterNames.filter(isPersonal);

type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | string | null | undefined };

/** The whole filter, of which some fields may be known. Earlier versions stored one record where a list is now. */
export function filterOf(some: Optional<BookingFilter>): BookingFilter;
export function filterOf(some: Optional<BookingFilter>): object {
  return Object.fromEntries(
    filterNames.map((name) => {
      const value = some[name] ?? '';
      return [name, isKind(name, 'ids') || isKind(name, 'values') ? [value].flat().filter(Boolean) : value];
    }),
  );
}

export const NO_FILTER = filterOf({});

/** Some fields of the filter. */
export function pickFields<Name extends FilterName>(
  filter: BookingFilter,
  names: readonly Name[],
): Pick<BookingFilter, Name>;
export function pickFields(filter: BookingFilter, names: readonly FilterName[]): object {
  return Object.fromEntries(names.map((name) => [name, filter[name]]));
}

/** The filters that are set, as they are sent. */
export function activeFilter(filter: BookingFilter): {
  [Name in FilterName]?: Fields[Name]['kind'] extends 'ids' | 'values' ? string[] : string;
} {
  return Object.fromEntries(filterNames.flatMap((name) => (filter[name].length > 0 ? [[name, filter[name]]] : [])));
}

/** Without a field, and without the fields that filter only beside it. */
export function withoutField(filter: BookingFilter, name: FilterName): BookingFilter {
  const stays = (each: FilterName) => each !== name && filterField(each).within !== name;
  return filterOf(Object.fromEntries(filterNames.filter(stays).map((each) => [each, filter[each]])));
}

export const isSameFilter = (one: BookingFilter, other: BookingFilter) =>
  filterNames.every((name) => String(one[name]) === String(other[name]));
