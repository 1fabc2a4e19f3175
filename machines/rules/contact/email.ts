import { plainLine } from '../text/clean-text.ts';
import type { FieldMessage } from '../text/required.ts';
import { cellText } from '../text/spreadsheet-cell.ts';

export const EXAMPLE_EMAIL = 'name@company.com.au';
export const EMAIL_FORMAT = `Must be email format. Eg. ${EXAMPLE_EMAIL}`;
export const EMAIL_LIST_FORMAT = `Must be email format and separated by semicolons. Eg. ${EXAMPLE_EMAIL}`;
export const DUPLICATE_EMAILS = 'There is duplicate email(s) in your input.';

// The pattern browsers use for <input type="email"> (HTML Living Standard), with at least one dot in the domain,
// so that a forgotten '.com' is noticed; lengths after RFC 5321.
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^(?=.{1,64}@)${LOCAL}@${LABEL}(?:\\.${LABEL})+$`, 'i');

export const isEmail = (value: string) => value.length <= 254 && EMAIL.test(value);

/** Text in front of an address in angle brackets, as mail programs copy it: 'Liam O’Connor <liam@example.com>'. */
const IN_BRACKETS = /^[^<>]*<\s*([^<>\s]+)\s*>$/;

/** The one address that a text can only mean, as it is stored; text that means none stays. */
export function readEmail(value: string): string {
  const text = plainLine(value);
  if (isEmail(text)) return text;
  const bare = cellText(text)
    .replace(/[\s,;]+$/, '')
    .replace(IN_BRACKETS, '$1')
    .replace(/^mailto:/i, '');
  return isEmail(bare) ? bare : text;
}

/** One address; empty passes, being for `requiredMessage` to refuse. */
export function emailMessage(value: string): FieldMessage {
  const address = readEmail(value);
  return address === '' || isEmail(address) ? null : EMAIL_FORMAT;
}

/** Two spellings of one mailbox: case and what is around are nothing. */
export const emailKey = (value: string) => readEmail(value).toLowerCase();

/** A list of addresses: the format of each first, then duplicates. */
export function emailListMessage(entries: readonly string[]): FieldMessage {
  if (entries.some((entry) => !isEmail(readEmail(entry)))) return EMAIL_LIST_FORMAT;
  return new Set(entries.map(emailKey)).size < entries.length ? DUPLICATE_EMAILS : null;
}
