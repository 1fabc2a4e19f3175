import type { BulkAction } from '../../../machines/bulk-change/bulk-change.types.ts';
import { storedAccount } from '../../app/session/stored-keys.ts';

export type BulkRequest = {
  action: BulkAction;
  candidateIds: readonly string[];
  /** Of a change that was done before the page was loaded. */
  changeId?: string;
};

/** Of this tab's session storage. */
const KEY = 'bulk_change';

type Undoable = { account: string | null; changeId: string; action: BulkAction };

/** The last change of this tab; null where it was cleared, or is another account's. It holds no personal data. */
export function undoableChange(): BulkRequest | null {
  const kept: Undoable | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  if (kept?.account !== storedAccount()) return null;
  const { changeId, action } = kept;
  return { changeId, action, candidateIds: [] };
}

export const saveUndoable = (changeId: string, action: BulkAction) =>
  sessionStorage.setItem(KEY, JSON.stringify({ account: storedAccount(), changeId, action }));

export const clearUndoable = () => sessionStorage.removeItem(KEY);
