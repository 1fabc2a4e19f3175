import { formatCount } from '../../../machines/rules/text/format-count.ts';
import { pluralize } from '../../ui/date-format.ts';

/** '2026-11' → 'November 2026'. */
export const monthName = (month: string) =>
  Temporal.PlainDate.from(`${month}-01`).toLocaleString('en-AU', { month: 'long', year: 'numeric' });

/** 'November 2026: 412 companies, 51 without a price, 67 without PO'; what is missing nowhere is left out. */
export function monthMessage(
  month: string,
  { companies, withoutPrice, withoutPo }: { companies: number; withoutPrice: number; withoutPo: number },
): string {
  const many = companies === 1 ? '1 company' : `${formatCount(companies)} companies`;
  const gaps = [
    ...(withoutPrice > 0 ? [`${formatCount(withoutPrice)} without a price`] : []),
    ...(withoutPo > 0 ? [`${formatCount(withoutPo)} without PO`] : []),
  ];
  return `${monthName(month)}: ${[many, ...gaps].join(', ')}`;
}

/** '3 rows without a price, 1 row without PO'. */
export const missingMessage = ({ withoutPrice, withoutPo }: { withoutPrice: number; withoutPo: number }) =>
  [
    ...(withoutPrice > 0 ? [`${pluralize(withoutPrice, 'row')} without a price`] : []),
    ...(withoutPo > 0 ? [`${pluralize(withoutPo, 'row')} without PO`] : []),
  ].join(', ');
