import type { Permission } from '../access/permissions.ts';
import { holdsAny } from '../access/permissions.ts';
import type { Message } from '../text/required.ts';
import { columnsOf, type ImportKind, MAX_IMPORT_BYTES } from './import-columns.ts';

/** Who may import what. Source: the access table's rows of the same operations. */
const KINDS: readonly { readonly kind: ImportKind; readonly anyOf: readonly Permission[] }[] = [
  { kind: 'companies', anyOf: ['companies'] },
  { kind: 'subsidiaries', anyOf: ['company_subsidiaries'] },
  { kind: 'accounts', anyOf: ['company_accounts', 'admin_accounts'] },
  { kind: 'packages', anyOf: ['packages', 'company_packages'] },
];

/** The kinds of file that an account of the provider may import. */
export const importKindsFor = (held: readonly Permission[]): readonly ImportKind[] =>
  KINDS.filter(({ anyOf }) => holdsAny(held, anyOf)).map(({ kind }) => kind);

const TOO_LARGE = 'The file is larger than 1 MB. Split it.';

export const importFileMessage = (size: number): Message => (size > MAX_IMPORT_BYTES ? TOO_LARGE : null);

/** A file with the headings alone; the mark at its start tells Excel that it is UTF-8. */
export const templateOf = (kind: ImportKind) =>
  `\uFEFF${columnsOf(kind)
    .map(([, { heading }]) => heading)
    .join(',')}\r\n`;
