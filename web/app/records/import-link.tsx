import type { ImportKind } from '../../../machines/rules/import/import-columns.ts';
import { importKindsFor } from '../../../machines/rules/import/import-kinds.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useAccess, useIsProvider } from '../session/session-context.tsx';

/** To the import of such records from CSV, for who may do it. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  const { permissions } = useAccess();
  const isProvider = useIsProvider();
  return isProvider && importKindsFor(permissions).includes(kind) ? (
    <ButtonLink href={`/import?kind=${kind}`}>Import</ButtonLink>
  ) : null;
}
