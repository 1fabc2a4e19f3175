import type { FieldMessage } from '../text/required.ts';

export const OTP_DIGITS = 6;
export const OTP_FORMAT = 'Enter the six digits of the one-time password.';

/** The digits of what was typed or pasted, however it was written. */
export const otpDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, OTP_DIGITS);

export const otpMessage = (otp: string): FieldMessage => (otp.length === OTP_DIGITS ? null : OTP_FORMAT);
