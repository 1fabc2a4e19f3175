import { type BookingFilter, type FilterNameOf, filterOf } from '../../../machines/rules/booking/booking-filter.ts';
import { FILTER_DRAFT_KEY, formDraft, saveFormDraft } from '../../app/session/form-drafts.ts';
import type { FilterItem } from './filter-lookups.ts';

/** Text of the fields with a list that names no entry yet. */
export type UnchosenWords = { readonly [Name in FilterNameOf<'id' | 'ids'>]?: string };

/** Values of the open panel that were not applied, with the entries picked by id. */
export type FilterDraft = { draft: BookingFilter; names: readonly FilterItem[]; unchosen?: UnchosenWords };

/** A draft of an earlier version lacks the filters that came since. */
export function filterDraft(): FilterDraft | undefined {
  const left = formDraft(FILTER_DRAFT_KEY) as FilterDraft | undefined;
  return left && { ...left, draft: filterOf(left.draft) };
}

export const saveFilterDraft = (left: FilterDraft | null) => saveFormDraft(FILTER_DRAFT_KEY, left ?? undefined);
