import type { FieldMessage } from '../text/required.ts';

export const PASSWORD_RULE =
  'Password must include at least a lowercase letter, an uppercase letter, a number, and a special letter.';
export const PASSWORD_LENGTH = 'Password must be 8 to 128 characters long.';
export const CONFIRM_RULE = 'Confirm password must match with password.';

const MIN = 8;
const MAX = 128;
/** Letters of any script count; a special letter is neither letter, number nor white space. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** Length counts characters as people do (code points), not UTF-16 units. */
export function passwordMessage(value: string): FieldMessage {
  if (!KINDS.every((kind) => kind.test(value))) return PASSWORD_RULE;
  const length = [...value].length;
  return length < MIN || length > MAX ? PASSWORD_LENGTH : null;
}

export const confirmMessage = (password: string, confirm: string): FieldMessage =>
  password === confirm ? null : CONFIRM_RULE;
