import { plainLine } from '../text/clean-text.ts';
import type { FieldMessage } from '../text/required.ts';
import { cellText } from '../text/spreadsheet-cell.ts';

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
  '13[1-9]\\d{3}', // the six digits of 13 numbers
  '[1-9]\\d{7}', // local
].join('|');
const PHONE = new RegExp(`^(?:${NUMBER})(?:\\(EXT\\.\\d+\\))?$`);

const EXTENSION = /[,;]?(?:\(EXT\.?(?<bracketed>\d+)\)|(?<!\()EXT\.?(?<bare>\d+))$/;
/** Brackets, dots, hyphens and the dashes that word processors put in their place. */
const PUNCTUATION = /[().\u2010-\u2015\u2212-]/g;

/** +61, 0061, 0011 61 and 61 before a number without its 0, or with it; and before 1300 and 1800. */
const COUNTRY = /^(?:\+|00|0011)?610?(?=[1-9]\d{8}$)|^\+61(?=1[38]00\d{6}$)/;
/** Spreadsheets take the leading 0 of a number away: nine digits of an area or a mobile. */
const WITHOUT_ZERO = /^[23478]\d{8}$/;

/**
 * One number however it was written, as it is dialled in Australia: its digits alone, and the extension as '(EXT.123)'. What is
 * no phone stays what it is.
 */
export function normalisePhone(value: string): string {
  const text = cellText(plainLine(value)).replace(/^tel:/i, '').replace(/\s/g, '').toUpperCase();
  const found = EXTENSION.exec(text);
  const written = text.slice(0, found?.index).replace(PUNCTUATION, '');
  const hasCountry = COUNTRY.test(written);
  const digits = written.replace(COUNTRY, '');
  const number = hasCountry && digits.length === 9 ? `0${digits}` : digits.replace(WITHOUT_ZERO, '0$&');
  const extension = found?.groups?.['bracketed'] ?? found?.groups?.['bare'];
  return extension === undefined ? number : `${number}(EXT.${extension})`;
}

export const isPhone = (value: string) => PHONE.test(normalisePhone(value));

/** Empty passes, being for `requiredMessage` to refuse. */
export const phoneMessage = (value: string): FieldMessage =>
  plainLine(value) === '' || isPhone(value) ? null : PHONE_FORMAT;

/** As it is stored and read: '0491 570 006', '08 9450 9876 (EXT.5)', '1300 000 123', '13 11 14', '9450 9876'. */
export function formatPhone(typed: string): string {
  if (!isPhone(typed)) return plainLine(typed);
  const [number = '', extension = ''] = normalisePhone(typed).split(/(?=\(EXT)/);
  const spaced = number
    .replace(/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0\d)(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(\d{4})(\d{4})$/, '$1 $2')
    .replace(/^(13)(\d\d)(\d\d)$/, '$1 $2 $3');
  return extension ? `${spaced} ${extension}` : spaced;
}

/** A mobile as an SMS is sent to it, '+61491570006'; null of what is no mobile. */
export function mobileAddress(typed: string): string | null {
  const digits = /^0(4\d{8})$/.exec(normalisePhone(typed))?.[1];
  return digits === undefined ? null : `+61${digits}`;
}

export const isMobileAddress = (address: string) => mobileAddress(address) === address;
