import { toAuditQuery } from '../audit/audit-query.ts';
import type { AuditFilter } from '../generated/resolvers.ts';
import { objectIn, paramsOf } from './question.ts';

interface AskedAuditExport {
  readonly filter?: AuditFilter;
  readonly timeZone?: string;
}

/** What an export's question, JSON from a browser, asks of the reporting service; null where it is no question. */
export function toAuditExportPath(text: string): string | null {
  const asked = objectIn<AskedAuditExport>(text);
  return asked && `/reporting/audit/export?${paramsOf(toAuditQuery(asked.filter ?? {}, asked.timeZone))}`;
}
