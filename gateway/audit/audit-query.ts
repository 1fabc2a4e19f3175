import type { AuditFilter } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';

/** Where a name of the REST query differs from the input's by more than its case. */
export const auditQueryNames = {
  person: 'filter.person',
  account: 'filter.account',
  company: 'filter.company',
  action: 'filter.action',
  from_date: 'filter.fromDate',
  to_date: 'filter.toDate',
  cursor: 'after',
};

/** What the list and the export of the audit are asked by, as the service spells it; an empty text is no filter. */
export const toAuditQuery = (filter: AuditFilter, timeZone: string | null | undefined) =>
  omitNullish({
    person: filter.person || null,
    candidate_id: filter.candidateId,
    account: filter.account || null,
    account_id: filter.accountId,
    company: filter.company,
    action: filter.action,
    from_date: filter.fromDate,
    to_date: filter.toDate,
    time_zone: timeZone,
  });
