import { sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { AuditFilter } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { objectIn, paramsOf } from './question.ts';

interface AuditExportSelection {
  readonly filter?: AuditFilter;
  readonly timeZone?: string;
}

/** The path of an export on the reporting service; null where the text from the browser is no object. */
export function toAuditExportPath(text: string): string | null {
  const selection = objectIn<AuditExportSelection>(text);
  if (!selection) return null;
  const query = omitNullish(toRest(sameNames, { ...selection.filter, timeZone: selection.timeZone }));
  return `/reporting/audit/export?${paramsOf(query)}`;
}
