import { isUnseen } from './clean-text.ts';

/** The answer of a rule: the text to show, or null when the value passes. */
export type FieldMessage = string | null;

export const REQUIRED = 'This field is required.';

/** Text that shows nothing is nothing; a list needs one entry. */
export function requiredMessage(value: string | readonly unknown[] | null | undefined): FieldMessage {
  const filled = typeof value === 'string' ? !isUnseen(value) : (value?.length ?? 0) > 0;
  return filled ? null : REQUIRED;
}
