import { filterField, filterNames } from '../../machines/rules/booking/booking-filter.ts';

/** The way a field is typed into, which says what it is tested for. */
export type TypedKind = 'look-up' | 'leads away' | 'adds to a list' | 'any words' | 'clinics' | 'day' | 'date of birth';

export type TypedField = { readonly label: string; readonly kind: TypedKind };

export type TypedForm = {
  /** The file that writes the fields out. */
  readonly source: string;
  /** Number of elements in the file if it draws them from a list; else one for each field. */
  readonly elements?: number;
  /** Elements of further files that the form is made of. */
  readonly parts?: Readonly<Record<string, number>>;
  readonly fields: readonly TypedField[];
};

/**
 * Every look-up and date field of the portal, by form and in the order in which they are filled in. A file of `web/` with such
 * a field that is not here fails `tests/architecture/typed-fields.test.ts`.
 */
export const typedForms = {
  filter: {
    source: 'web/bookings/filter/filter-input.tsx',
    elements: 2,
    parts: { 'web/app/forms/several-field.tsx': 1 },
    fields: filterNames.flatMap((name): TypedField[] => {
      const { kind, label } = filterField(name);
      if (kind === 'ids') return [{ label, kind: 'adds to a list' }];
      if (kind === 'id') return [{ label, kind: 'look-up' }];
      return kind === 'day' ? [{ label, kind: 'day' }] : [];
    }),
  },
  'booking: company': {
    source: 'web/new-booking/company/company-fields.tsx',
    fields: [
      { label: 'Company', kind: 'look-up' },
      { label: 'Subsidiary', kind: 'look-up' },
    ],
  },
  'booking: references': {
    source: 'web/new-booking/company/reference-fields.tsx',
    fields: [
      { label: 'Purchase Order Number', kind: 'any words' },
      { label: 'Project', kind: 'any words' },
      { label: 'Project Identification', kind: 'any words' },
    ],
  },
  'booking: paperwork': {
    source: 'web/new-booking/paperwork-field.tsx',
    fields: [{ label: 'Paperwork', kind: 'adds to a list' }],
  },
  'booking: candidate': {
    source: 'web/new-booking/candidates/candidates-step.tsx',
    elements: 1,
    parts: { 'web/new-booking/candidates/position-field.tsx': 1 },
    fields: [
      { label: 'Position', kind: 'any words' },
      { label: 'Date of birth', kind: 'date of birth' },
    ],
  },
  'booking: time': {
    source: 'web/slots/slot-tools.tsx',
    fields: [
      { label: 'Clinics', kind: 'clinics' },
      { label: 'Dates from', kind: 'day' },
      { label: 'Dates to', kind: 'day' },
    ],
  },
  'walk-in': {
    source: 'web/scheduler/walk-in/walk-in-fields.tsx',
    fields: [
      { label: 'Date of birth', kind: 'date of birth' },
      { label: 'Company', kind: 'look-up' },
      { label: 'Package', kind: 'look-up' },
    ],
  },
  'company chooser': {
    source: 'web/app/records/company-chooser.tsx',
    fields: [{ label: 'Client company', kind: 'leads away' }],
  },
  'update candidate': {
    source: 'web/bookings/detail/update-dialog.tsx',
    fields: [
      { label: 'Position', kind: 'any words' },
      { label: 'Date of birth', kind: 'date of birth' },
    ],
  },
  'change dates': {
    source: 'web/bookings/detail/dates-dialog.tsx',
    fields: [
      { label: 'Dates from', kind: 'day' },
      { label: 'Dates to', kind: 'day' },
    ],
  },
  'add a day': {
    source: 'web/scheduler/dialogs/add-day-dialog.tsx',
    fields: [
      { label: 'Doctor', kind: 'look-up' },
      { label: 'Day', kind: 'day' },
    ],
  },
  audit: {
    source: 'web/audit/audit-filter.tsx',
    fields: [
      { label: 'Company of the account', kind: 'look-up' },
      { label: 'Action', kind: 'look-up' },
      { label: 'From', kind: 'day' },
      { label: 'To', kind: 'day' },
    ],
  },
  'seen people': {
    source: 'web/audit/seen-people-page.tsx',
    fields: [
      { label: 'From', kind: 'day' },
      { label: 'To', kind: 'day' },
    ],
  },
  due: {
    source: 'web/due/due-filter.tsx',
    fields: [
      { label: 'Company', kind: 'look-up' },
      { label: 'Subsidiary', kind: 'look-up' },
      { label: 'Clinic', kind: 'look-up' },
      { label: 'Due from', kind: 'day' },
      { label: 'Due to', kind: 'day' },
    ],
  },
  'weekly hours': {
    source: 'web/doctors/pattern-fields.tsx',
    fields: [
      { label: 'First day', kind: 'day' },
      { label: 'Last day', kind: 'day' },
    ],
  },
  leave: {
    source: 'web/doctors/doctor-dialogs.tsx',
    fields: [
      { label: 'First day', kind: 'day' },
      { label: 'Last day', kind: 'day' },
    ],
  },
  resource: {
    source: 'web/doctors/doctor-fields.tsx',
    fields: [{ label: 'Calibrated until', kind: 'day' }],
  },
  price: {
    source: 'web/catalogue/prices/price-dialog.tsx',
    fields: [
      { label: 'Package', kind: 'look-up' },
      { label: 'From', kind: 'day' },
    ],
  },
  'favourite clinics': {
    source: 'web/companies/favourite-clinics.tsx',
    fields: [{ label: 'Favourite clinics', kind: 'clinics' }],
  },
  statement: {
    source: 'web/companies/statement/statement-period.tsx',
    fields: [
      { label: 'From', kind: 'day' },
      { label: 'To', kind: 'day' },
    ],
  },
  closing: {
    source: 'web/closings/scope-fields.tsx',
    fields: [
      { label: 'Clinics that close', kind: 'clinics' },
      { label: 'First day', kind: 'day' },
      { label: 'Last day', kind: 'day' },
      { label: 'Other clinics that may take people', kind: 'clinics' },
    ],
  },
  'several bookings': {
    source: 'web/bookings/bulk/bulk-fields.tsx',
    fields: [
      { label: 'First day', kind: 'day' },
      { label: 'Last day', kind: 'day' },
    ],
  },
  'earlier time': {
    source: 'web/bookings/earlier/earlier-time-dialog.tsx',
    fields: [{ label: 'Before', kind: 'day' }],
  },
  holidays: {
    source: 'web/scheduler/dialogs/add-holiday.tsx',
    elements: 1,
    parts: { 'web/scheduler/dialogs/state-clinics.tsx': 1 },
    fields: [
      { label: 'Own day', kind: 'day' },
      { label: 'Clinics', kind: 'clinics' },
    ],
  },
} as const satisfies Readonly<Record<string, TypedForm>>;

export type TypedFormName = keyof typeof typedForms;
