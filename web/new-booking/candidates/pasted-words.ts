import type { ChosenSources } from '../../../machines/rules/booking/pasted-table.ts';
import { formDraft, saveFormDraft } from '../../app/session/form-drafts.ts';

const NAME = 'pasted rows';

/** Rows in the dialog that are no candidates yet, and whether it is open; a closed one has them again when it opens. */
type Pasted = { text: string; isOpen: boolean; chosen?: ChosenSources };

export const pastedHere = (): Pasted => ({ text: '', isOpen: false, ...Object(formDraft(NAME)) });

export const savePasted = (pasted: Pasted) => saveFormDraft(NAME, pasted.text === '' ? undefined : pasted);
