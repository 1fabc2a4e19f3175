/** What a rule answers: the text to show, or null when the value passes. */
export type Message = string | null;

export const REQUIRED = 'This field is required.';

/** White space alone is nothing; a list needs one entry. */
export function requiredMessage(value: string | readonly unknown[] | null | undefined): Message {
  const filled = typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0;
  return filled ? null : REQUIRED;
}
