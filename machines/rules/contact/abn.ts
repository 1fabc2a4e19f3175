import type { FieldMessage } from '../text/required.ts';

export const ABN_FORMAT = 'This is not a valid ABN. It has 11 digits, eg. 51 824 753 556.';

/** The weights of the Australian Business Register: one less in the first digit, the weighted sum is divisible by 89. */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The digits alone: people group them as 2, 3, 3 and 3. */
export const abnDigits = (value: string) => value.replace(/\s/g, '');

export function isAbn(value: string): boolean {
  const digits = abnDigits(value);
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}

/** Empty passes: a company may have none. */
export const abnMessage = (value: string): FieldMessage => (value.trim() === '' || isAbn(value) ? null : ABN_FORMAT);

/** '51 824 753 556' */
export const formatAbn = (value: string) => abnDigits(value).replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
