import { splitEmails } from '../../machines/rules/contact/email-list.ts';
import type { DuePerson } from '../../machines/rules/drafts/due-drafts.ts';
import type { DueAgainQuery } from '../generated/graphql.ts';

export type DueAgain = DueAgainQuery['dueAgain'];
export type DueRow = DueAgain['rows'][number];

/** A row as a draft is made of it. A package that is no longer offered is chosen again. */
export const toDuePerson = (row: DueRow): DuePerson => ({
  ...row,
  candidateDob: row.candidateDob ?? '',
  positionId: row.positionId ?? null,
  package: row.isOffered ? { id: row.packageId, name: row.packageName, minutes: row.packageMinutes } : null,
  company: { id: row.orgId, name: row.companyName },
  subsidiary: row.subsidiaryId && row.subsidiaryName ? { id: row.subsidiaryId, name: row.subsidiaryName } : null,
  site: row.siteId && row.siteState ? { id: row.siteId, state: row.siteState } : null,
  resultEmails: splitEmails(row.resultEmail),
});
