import { type BookingFilter, filterOf } from '../../../machines/rules/booking/booking-filter.ts';
import { FILTER_DRAFT_KEY, formDraft, saveFormDraft } from '../../app/session/form-drafts.ts';

/** Values of the open panel that were not applied, with the names of entries picked by id. */
type FilterDraft = { draft: BookingFilter; names: readonly { id: string; name: string }[] };

/** A draft of an earlier version lacks the filters that came since. */
export function filterDraft(): FilterDraft | undefined {
  const left = formDraft(FILTER_DRAFT_KEY) as FilterDraft | undefined;
  return left && { ...left, draft: filterOf(left.draft) };
}

export const saveFilterDraft = (left: FilterDraft | null) => saveFormDraft(FILTER_DRAFT_KEY, left ?? undefined);
