import type { components } from '../generated/reporting.openapi.ts';
import type { AuditEntry, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';
import { auditQueryNames, toAuditQuery } from './audit-query.ts';

export const auditResolvers: Resolvers = {
  Query: {
    async auditEntries(_root, { filter, after, timeZone }, { reporting }) {
      const query = { ...toAuditQuery(filter, timeZone), ...omitNullish({ cursor: after }) };
      const page = unwrap(await reporting.GET('/reporting/audit', { params: { query } }), { names: auditQueryNames });
      return {
        entries: page.entries.map(toEntry),
        people: page.people.map(({ candidate_id: candidateId, name, reference }) => ({ candidateId, name, reference })),
        hasMorePeople: page.has_more_people,
        nextCursor: page.next_cursor,
      };
    },
    async auditCheck(_root, _input, { reporting }) {
      const { check } = unwrap(await reporting.GET('/reporting/audit/check'));
      if (!check) return null;
      const { finished_at: finishedAt, chains, entries, break_count: breakCount, breaks } = check;
      return {
        finishedAt,
        chains,
        entries,
        breakCount,
        breaks: breaks.map(({ booking_id: bookingId, reference, fault }) => ({ bookingId, reference, fault })),
      };
    },
  },
};

const toEntry = (entry: components['schemas']['AuditEntry']): AuditEntry => ({
  id: entry.id,
  at: entry.at,
  action: entry.action,
  entity: entry.entity,
  entityId: entry.entity_id,
  accountId: entry.account_id,
  accountName: entry.account_name,
  companyName: entry.company_name,
  reference: entry.reference,
  address: entry.address,
  count: entry.count,
  peopleCount: entry.people_count,
  people: entry.people.map(({ candidate_id: candidateId, name }) => ({ candidateId, name, reference: null })),
  before: toText(entry.before),
  after: toText(entry.after),
});

/** The audit keeps plain data; the screen reads it again. */
const toText = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));
