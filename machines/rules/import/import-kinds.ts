import { holdsAny, type Permission } from '../access/permissions.ts';
import type { ImportKind } from './import-columns.ts';

/** Permissions for each kind of import. Source: the access table's rows of the same operations. */
const KINDS: readonly { readonly kind: ImportKind; readonly anyOf: readonly Permission[] }[] = [
  { kind: 'companies', anyOf: ['companies'] },
  { kind: 'subsidiaries', anyOf: ['company_subsidiaries'] },
  { kind: 'accounts', anyOf: ['company_accounts', 'admin_accounts'] },
  { kind: 'packages', anyOf: ['packages', 'company_packages'] },
];

/** The kinds of file that an account of the provider may import. */
export const importKindsFor = (held: readonly Permission[]): readonly ImportKind[] =>
  KINDS.filter(({ anyOf }) => holdsAny(held, anyOf)).map(({ kind }) => kind);
