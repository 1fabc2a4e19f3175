import type { ListFilter } from '../../../machines/booking-list-view/list-query.ts';
import { FILTER_DRAFT_KEY, formDraft, saveFormDraft } from '../../app/session/form-drafts.ts';

/** What stands in the open panel and was not applied, with the names of what was picked by id. */
type FilterDraft = { draft: ListFilter; names: readonly { id: string; name: string }[] };

export const filterDraft = () => formDraft(FILTER_DRAFT_KEY) as FilterDraft | undefined;

export const saveFilterDraft = (left: FilterDraft | null) => saveFormDraft(FILTER_DRAFT_KEY, left ?? undefined);
