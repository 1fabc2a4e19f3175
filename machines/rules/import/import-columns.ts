import { companyDetailLengths as details } from '../account/company-details.ts';

export type ImportKind = 'companies' | 'subsidiaries' | 'accounts' | 'packages';

/** A column of a file. `flag` is what an empty yes-or-no cell means; `hint` says what to write. */
export interface ImportColumn {
  readonly heading: string;
  readonly hint: string;
  readonly isRequired?: true;
  /** The longest text, in UTF-16 units as the forms count. */
  readonly most?: number;
  readonly flag?: boolean;
}

/** Most rows of a file, and most bytes. */
export const MAX_IMPORT_ROWS = 2_000;
export const MAX_IMPORT_BYTES = 1024 * 1024;

const company = { heading: 'Company', most: 200, hint: 'The company’s name, as under Companies.' } as const;

/** The columns of each kind of file, by their field, in the order of its template. */
export const importColumns = {
  companies: {
    name: { heading: 'Company name', isRequired: true, most: 200, hint: 'Once in the portal.' },
    enable: { heading: 'Active', flag: true, hint: 'yes or no; empty is yes.' },
    fitTest: { heading: 'Fit tests', flag: false, hint: 'yes or no; empty is no.' },
    otp: { heading: 'One-time passwords', flag: false, hint: 'yes or no; empty is no.' },
    seedPositions: { heading: 'Usual positions', flag: false, hint: 'yes: starts with the usual positions.' },
    abn: { heading: 'ABN', most: details.abn, hint: 'Eleven digits.' },
    billingAddress: { heading: 'Billing address', most: details.billingAddress, hint: 'On statements.' },
    resultEmail: { heading: 'Result emails', most: details.resultEmail, hint: 'Separated by semicolons.' },
    invoiceEmail: { heading: 'Invoice email', most: details.invoiceEmail, hint: 'One address.' },
    contactName: { heading: 'Contact name', most: details.contactName, hint: 'Whom you call.' },
    contactPhone: { heading: 'Contact phone', most: details.contactPhone, hint: 'Australian.' },
    poRequired: { heading: 'PO required', flag: false, hint: 'yes or no; empty is no.' },
    ownPackagesOnly: { heading: 'Own packages only', flag: false, hint: 'yes or no; empty is no.' },
    notes: { heading: 'Notes', most: details.notes, hint: 'For your own people.' },
  },
  subsidiaries: {
    company: { ...company, isRequired: true },
    name: { heading: 'Subsidiary name', isRequired: true, most: 200, hint: 'Once in its company.' },
    alias: { heading: 'Alias', most: 200, hint: 'Empty is its name.' },
    enable: { heading: 'Active', flag: true, hint: 'yes or no; empty is yes.' },
    fitTest: { heading: 'Fit tests', flag: false, hint: 'yes or no; empty is no.' },
  },
  accounts: {
    company: { ...company, isRequired: true },
    kind: { heading: 'Account type', isRequired: true, hint: 'Booking, Client or Administrator.' },
    username: { heading: 'Username', isRequired: true, most: 100, hint: 'Once in the portal, without spaces.' },
    contactPerson: { heading: 'Contact person', isRequired: true, most: 200, hint: 'The person’s name.' },
    phone: { heading: 'Phone', most: 50, hint: 'Australian.' },
    email: { heading: 'Email', isRequired: true, most: 254, hint: 'Where the invitation goes.' },
    role: { heading: 'Role', most: 100, hint: 'A name under Roles; empty is what accounts of the type start with.' },
  },
  packages: {
    company: { ...company, hint: 'The company’s name; empty offers it to every company.' },
    name: { heading: 'Package name', isRequired: true, most: 200, hint: 'Once in its company.' },
    service: { heading: 'Service', isRequired: true, hint: 'Medical or Fit test.' },
    assessments: {
      heading: 'Assessments',
      isRequired: true,
      most: 10_000,
      hint: 'Names from the catalogue, separated by semicolons; where two are alike, “Category: name”.',
    },
  },
} as const satisfies Readonly<Record<ImportKind, Readonly<Record<string, ImportColumn>>>>;

export type ImportField<Kind extends ImportKind> = keyof (typeof importColumns)[Kind] & string;

/** The fields of a kind with their columns, in the order of the template. */
export const columnsOf = (kind: ImportKind): readonly (readonly [string, ImportColumn])[] =>
  Object.entries<ImportColumn>(importColumns[kind]);
