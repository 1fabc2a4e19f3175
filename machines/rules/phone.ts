import type { Message } from './required.ts';

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

/** The form that is stored and compared: no white space, the extension as '(EXT.123)' however it was typed. */
export const normalisePhone = (value: string) =>
  value
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/(?<!\()EXT\.(\d+)$/, '(EXT.$1)');

export const isPhone = (value: string) => PHONE.test(normalisePhone(value));

/** Empty passes, being for `requiredMessage` to refuse. */
export const phoneMessage = (value: string): Message => (value.trim() === '' || isPhone(value) ? null : PHONE_FORMAT);
