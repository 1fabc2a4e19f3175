import { omitNullish } from '../omit-nullish.ts';
import { objectIn, paramsOf } from './question.ts';

interface StatementSelection {
  readonly orgId?: string;
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly layout?: string;
  readonly format?: string;
}

/** The same of a month of all companies. */
export function toMonthEndExportPath(text: string): string | null {
  const selection = objectIn<{ month: string; layout: string }>(text);
  return selection && `/reporting/month-end/export?${paramsOf({ month: selection.month, layout: selection.layout })}`;
}

/**
 * The reporting service's path for a statement that a browser requests in JSON; null where the text is no such request.
 */
export function toStatementExportPath(text: string): string | null {
  const selection = objectIn<StatementSelection>(text);
  if (!selection || !/^[\da-f-]{36}$/.test(String(selection.orgId))) return null;
  const { orgId, fromDate: from_date, toDate: to_date, layout, format } = selection;
  return `/reporting/statements/${orgId}/export?${paramsOf(omitNullish({ from_date, to_date, layout, format }))}`;
}
