import type { FieldMessage } from '../text/required.ts';

export const PO_REQUIRED = 'This company books with a purchase order number only. Enter it.';

/** @param isRequired whether the company books with a purchase order number only; undefined where that is not known */
export const poMessage = (poNumber: string | null | undefined, isRequired: boolean | undefined): FieldMessage =>
  isRequired && !poNumber?.trim() ? PO_REQUIRED : null;
