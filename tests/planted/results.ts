import type { Plant } from './plant.ts';

export const resultsPlants: readonly Plant[] = [
  {
    id: 'results.mail',
    file: 'services/booking/results/results/results-mails.ts',
    find: "if (row.status !== 'Completed' || row.files.length === 0) return;",
    replace: 'if (row.files.length === 0) return;',
    tests: ['services/booking/results/results/results.test.ts'],
  },
  {
    id: 'results.read',
    file: 'services/booking/results/results/receipt.ts',
    find: 'and org_id = ${caller.orgId}::uuid and read_at is null',
    replace: 'and read_at is null',
    tests: ['services/booking/results/results/results.test.ts'],
  },
  {
    id: 'results.acknowledge',
    file: 'services/booking/results/results/receipt.ts',
    find: 'if (unread > 0) {',
    replace: 'if (unread > 9) {',
    tests: ['services/booking/results/results/results.test.ts'],
  },
  {
    id: 'results.match',
    file: 'services/booking/results/results/match-results.ts',
    find: 'where found.is_named or not exists (select from found other where other.nth = found.nth and other.is_named)',
    replace: 'where true',
    tests: ['services/booking/results/results/match-results.test.ts'],
  },
  {
    id: 'results.arrived',
    file: 'machines/result-batch/batch-rows.ts',
    find: 'match.canComplete || isArrival({ arrived }, match)',
    replace: 'match.canComplete',
    tests: ['machines/result-batch/result-batch.machine.test.ts'],
  },
  {
    id: 'results.batch',
    file: 'machines/result-batch/batch-rows.ts',
    find: 'if (match.isStored) return `Uploaded before: ${match.candidateName} has this file.`;',
    replace: '',
    tests: ['machines/result-batch/result-batch.machine.test.ts'],
  },
  {
    id: 'results.outcome',
    file: 'services/booking/results/results/outcome.ts',
    find: 'if (outcome !== null && !mayHaveOutcome(status)) {',
    replace: "if (outcome === 'Unfit' && !mayHaveOutcome(status)) {",
    tests: ['services/booking/results/results/outcome.test.ts'],
  },
  {
    id: 'results.outcome',
    file: 'machines/result-batch/result-batch.machine.ts',
    find: 'outcome: outcomeOf(context, candidateId) };',
    replace: 'outcome: null };',
    tests: ['machines/result-batch/result-batch.machine.test.ts'],
  },
  {
    id: 'results.unread-by-company',
    file: 'services/companies/lookups/lookups.ts',
    find: 'f.read_at is null',
    replace: 'f.read_at is not null',
  },
];
