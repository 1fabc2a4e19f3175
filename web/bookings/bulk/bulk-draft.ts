import type { BulkAction, BulkTyped } from '../../../machines/bulk-change/bulk-change.types.ts';
import { deepEqual } from '../../../machines/lib/deep-equal.ts';
import { formDraft, saveFormDraft } from '../../app/session/form-drafts.ts';

type Draft = BulkTyped & { candidateIds: readonly string[] };

export const NOTHING_TYPED: BulkTyped = {
  days: { siteId: null, fromDay: '', toDay: '' },
  choices: [],
  notes: '',
  poNumber: '',
};

const nameOf = (action: BulkAction) => `bulk ${action}`;

/** Values left in the dialog when it was closed; times chosen by hand are those of the same bookings alone. */
export function bulkDraft(action: BulkAction, candidateIds: readonly string[]): BulkTyped {
  const left = formDraft(nameOf(action)) as Draft | undefined;
  if (!left) return NOTHING_TYPED;
  const { candidateIds: before, ...typed } = left;
  return deepEqual(before, candidateIds) ? typed : { ...typed, choices: [] };
}

/** @param typed null once it is done */
export function saveBulkDraft(action: BulkAction, candidateIds: readonly string[], typed: BulkTyped | null) {
  const isTyped = typed !== null && !deepEqual(typed, NOTHING_TYPED);
  saveFormDraft(nameOf(action), isTyped ? ({ ...typed, candidateIds } satisfies Draft) : undefined);
}
