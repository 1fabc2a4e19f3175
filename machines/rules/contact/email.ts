import type { Message } from '../text/required.ts';

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

/** One address; empty passes, being for `requiredMessage` to refuse. */
export function emailMessage(value: string): Message {
  const address = value.trim();
  return address === '' || isEmail(address) ? null : EMAIL_FORMAT;
}

/** Two spellings of one mailbox: white space around and case are nothing. */
export const emailKey = (value: string) => value.trim().toLowerCase();

/** A list of addresses: the format of each first, then duplicates. */
export function emailListMessage(entries: readonly string[]): Message {
  if (entries.some((entry) => !isEmail(entry.trim()))) return EMAIL_LIST_FORMAT;
  return new Set(entries.map(emailKey)).size < entries.length ? DUPLICATE_EMAILS : null;
}
