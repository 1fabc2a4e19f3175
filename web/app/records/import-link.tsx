import type { ImportKind } from '../../../machines/rules/import/import-columns.ts';
import { importKindsFor } from '../../../machines/rules/import/import-kinds.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAccess, useIsProvider } from '../session/session-context.tsx';

/** The address of the CSV import for such records; null for accounts that may not import them. */
export function useImportAddress(kind: ImportKind): string | null {
  const { permissions } = useAccess();
  const isProvider = useIsProvider();
  return isProvider && importKindsFor(permissions).includes(kind) ? `/import?kind=${kind}` : null;
}

export function ImportLink({ kind }: { kind: ImportKind }) {
  const address = useImportAddress(kind);
  return address === null ? null : <ButtonLink href={address}>Import</ButtonLink>;
}
