import type { FieldMessage } from '../text/required.ts';

/** A package's validity: the months from an examination until it is due again. */
export const MAX_VALIDITY_MONTHS = 120;
const VALIDITY_FORMAT = `Enter whole months from 1 to ${MAX_VALIDITY_MONTHS}, or nothing`;

/** '24' → 24, nothing → 0, which is valid for good; null where it is no number of months. */
export function parseValidity(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  const months = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return months >= 1 && months <= MAX_VALIDITY_MONTHS ? months : null;
}

export const validityMessage = (text: string): FieldMessage => (parseValidity(text) === null ? VALIDITY_FORMAT : null);

/** As a form shows what is stored. */
export const typedValidity = (months: number) => (months > 0 ? String(months) : '');
