import { toAuditQuery } from '../audit/audit-query.ts';
import type { AuditFilter } from '../generated/resolvers.ts';
import { objectIn, paramsOf } from './question.ts';

interface AuditExportSelection {
  readonly filter?: AuditFilter;
  readonly timeZone?: string;
}

/** What an export's question, JSON from a browser, asks of the reporting service; null where it is no question. */
export function toAuditExportPath(text: string): string | null {
  const selection = objectIn<AuditExportSelection>(text);
  return selection && `/reporting/audit/export?${paramsOf(toAuditQuery(selection.filter ?? {}, selection.timeZone))}`;
}
