import type { FieldMessage } from '../text/required.ts';
import { isoDay } from './dates.ts';

export const MAX_RANGE_DAYS = 30;
export const RANGE_ORDER = 'Preferred to date should not be before than from date';
export const RANGE_LENGTH = 'Selected range should not be more than 30 days';

/** Days are 'YYYY-MM-DD'; 30 days apart passes. A missing day passes, being for `requiredMessage` to refuse. */
export function rangeMessage(fromDay: string, toDay: string): FieldMessage {
  const from = isoDay(fromDay);
  const to = isoDay(toDay);
  if (from === null || to === null) return null;
  const days = Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
  if (days < 0) return RANGE_ORDER;
  return days > MAX_RANGE_DAYS ? RANGE_LENGTH : null;
}
