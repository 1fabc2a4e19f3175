import { phoneMessage } from '../contact/phone.ts';
import type { FieldMessage } from '../text/required.ts';
import { paymentDaysMessage, USUAL_PAYMENT_DAYS } from './company-details.ts';

/** The provider's own settings, as they are typed; an empty one leaves the server's. */
export type ProviderSettings = {
  brandName: string;
  phone: string;
  openingHours: string;
  holdMinutes: string;
  paymentDays: string;
  xeroAccount: string;
  xeroTax: string;
  myobAccount: string;
  myobTax: string;
  /** Administrators open nothing but their own account without a second factor. */
  adminSecondFactor: boolean;
};

/** Those that are typed. */
export type ProviderText = Exclude<keyof ProviderSettings, 'adminSecondFactor'>;

/** A setting that was never made, and that no variable of the server names. */
export const USUAL_BILLING = {
  paymentDays: USUAL_PAYMENT_DAYS,
  xeroAccount: '200',
  xeroTax: 'GST on Income',
  myobAccount: '4-1000',
  myobTax: 'GST',
} as const;

/** The longest text of each field. */
export const providerSettingLengths = {
  brandName: 80,
  phone: 40,
  openingHours: 120,
  xeroAccount: 10,
  xeroTax: 50,
  myobAccount: 10,
  myobTax: 3,
} as const;

export const MAX_HOLD_MINUTES = 60;

const codes = {
  xeroAccount: [/^[a-z\d][a-z\d./-]*$/i, 'Enter the account’s code in Xero, eg. 200.'],
  xeroTax: [/^[a-z\d][\w %.,()&/-]*$/i, 'Enter the tax rate’s name in Xero, eg. GST on Income.'],
  myobAccount: [/^\d-\d{4,8}$/, 'Enter the account’s number in MYOB, eg. 4-1000.'],
  myobTax: [/^[a-z][a-z\d-]*$/i, 'Enter the tax code in MYOB, eg. GST.'],
} as const satisfies Partial<Record<keyof ProviderSettings, readonly [RegExp, string]>>;

const codeMessage = (name: keyof typeof codes, typed: string): FieldMessage => {
  const [pattern, message] = codes[name];
  return typed.trim() === '' || pattern.test(typed.trim()) ? null : message;
};

const holdMinutesMessage = (typed: string): FieldMessage =>
  typed.trim() === '' || (/^\d{1,2}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MAX_HOLD_MINUTES)
    ? null
    : `Enter whole minutes, from 1 to ${MAX_HOLD_MINUTES}.`;

/** The fault of each field, or null. Nothing is required. */
export const providerSettingMessages = (
  typed: Omit<ProviderSettings, 'brandName' | 'openingHours' | 'adminSecondFactor'>,
) => ({
  phone: phoneMessage(typed.phone),
  holdMinutes: holdMinutesMessage(typed.holdMinutes),
  paymentDays: paymentDaysMessage(typed.paymentDays),
  xeroAccount: codeMessage('xeroAccount', typed.xeroAccount),
  xeroTax: codeMessage('xeroTax', typed.xeroTax),
  myobAccount: codeMessage('myobAccount', typed.myobAccount),
  myobTax: codeMessage('myobTax', typed.myobTax),
});
