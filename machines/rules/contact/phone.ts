import type { Message } from '../text/required.ts';

export const PHONE_EXAMPLES = [
  '0487 987 987',
  '1300 000 123',
  '1800 000 123',
  '08 9450 9876',
  '9450 9876',
  'ext.123',
] as const;
export const PHONE_HINT = `Eg. ${PHONE_EXAMPLES.join(', ')}`;
export const PHONE_FORMAT = `Must be an Australian phone number. ${PHONE_HINT}`;

const NUMBER = [
  '\\+61\\d{9}', // with the country code
  '0[1-9]\\d{8}', // area code or 04 mobile
  '1[38]00\\d{6}', // 1300 and 1800
  '[1-9]\\d{7}', // local
].join('|');
const PHONE = new RegExp(`^(?:${NUMBER})(?:\\(EXT\\.\\d+\\))?$`);

const EXTENSION = /\(EXT\.(?<bracketed>\d+)\)$|(?<!\()EXT\.(?<bare>\d+)$/;
/** Brackets, dots, hyphens and the dashes that word processors put in their place. */
const PUNCTUATION = /[().\u2010-\u2015\u2212-]/g;

/** The form that is compared: the digits (and a leading +) alone, and the extension as '(EXT.123)' however it was typed. */
export function normalisePhone(value: string): string {
  const text = value.replace(/\s/g, '').toUpperCase();
  const found = EXTENSION.exec(text);
  const number = text.slice(0, found?.index).replace(PUNCTUATION, '');
  const extension = found?.groups?.['bracketed'] ?? found?.groups?.['bare'];
  return extension === undefined ? number : `${number}(EXT.${extension})`;
}

export const isPhone = (value: string) => PHONE.test(normalisePhone(value));

/** Empty passes, being for `requiredMessage` to refuse. */
export const phoneMessage = (value: string): Message => (value.trim() === '' || isPhone(value) ? null : PHONE_FORMAT);

/** A mobile as an SMS is sent to it, '+61491570006'; null of what is no mobile. */
export function mobileAddress(typed: string): string | null {
  const digits = /^(?:\+?61|0)(4\d{8})$/.exec(normalisePhone(typed))?.[1];
  return digits === undefined ? null : `+61${digits}`;
}

export const isMobileAddress = (address: string) => mobileAddress(address) === address;
