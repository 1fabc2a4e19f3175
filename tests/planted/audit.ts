import type { Plant } from './plant.ts';

export const auditPlants: readonly Plant[] = [
  {
    id: 'audit.refusals',
    file: 'services/audit/refusals.ts',
    find: 'caller && (status === 403 || status === 404)',
    replace: 'caller && status === 403',
  },
  {
    id: 'audit.reads',
    file: 'services/booking/views/list/bookings.operations.ts',
    find: 'entityId: query.org ?? caller.orgId,\n            candidateIds,',
    replace: 'entityId: query.org ?? caller.orgId,',
  },
  {
    id: 'audit.verify',
    file: 'services/audit/verify-chains.ts',
    find: 'if (row.position !== position)',
    replace: 'if (row.position === null)',
  },
  {
    id: 'audit.erased',
    file: 'services/audit/verify-chains.ts',
    find: 'named.get(position)?.left !== left',
    replace: '!named.has(position)',
  },
  {
    id: 'audit.nightly',
    file: 'services/audit/nightly-check.ts',
    find: 'if (part.breaks.length > 0) log.fault',
    replace: 'if (part.breaks.length > 1) log.fault',
  },
  {
    id: 'audit.seen',
    file: 'services/reporting/seen-people.ts',
    find: 'and e.at >= ${startOf(from)} ',
    replace: '',
    tests: ['services/reporting/seen-people.test.ts'],
  },
  {
    id: 'audit.search',
    file: 'services/reporting/audit-filter.ts',
    find: 'sql`e.candidate_ids && ${candidates}`,',
    replace: 'sql`false`,',
  },
  {
    id: 'audit.export',
    file: 'services/reporting/audit.operations.ts',
    find: "action: 'audit.exported'",
    replace: "action: 'audit.searched'",
  },
  {
    id: 'audit.follow',
    file: 'services/reporting/audit-events.ts',
    find: 'max(clock_timestamp() - xact_start)',
    replace: 'min(clock_timestamp() - clock_timestamp())',
  },
];
