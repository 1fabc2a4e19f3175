import { formatCount } from '../text/format-count.ts';
import type { FieldMessage } from '../text/required.ts';

/** Prices are whole cents of Australian dollars, without GST. */
export const PRICE_FORMAT = 'Enter a price in dollars, eg. 185.00';
export const MAX_PRICE_CENTS = 10_000_000;

const PRICE = /^\$?(?<dollars>\d{1,6}|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{1,2}))?$/;

/** '1,250.5' → 125050; null where it is no price. */
export function parsePrice(text: string): number | null {
  const found = PRICE.exec(text.replace(/\s/g, ''))?.groups;
  if (!found) return null;
  const cents = Number(found['dollars']?.replaceAll(',', '')) * 100 + Number((found['cents'] ?? '').padEnd(2, '0'));
  return cents <= MAX_PRICE_CENTS ? cents : null;
}

/** Empty passes, being for `requiredMessage` to refuse. */
export const priceMessage = (text: string): FieldMessage =>
  text.trim() === '' || parsePrice(text) !== null ? null : PRICE_FORMAT;

/** GST is 10 %, rounded to the cent on each line. */
export const gstOf = (cents: number) => Math.round(cents / 10);

/** '$1,250.50' */
export const formatPrice = (cents: number) =>
  `$${formatCount(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
