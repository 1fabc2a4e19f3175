import type { Plant } from './plant.ts';

const RUN = 'services/booking/clinic-day/bulk-changes/run-bulk-change.ts';
const ACTIONS = 'services/booking/clinic-day/bulk-changes/bulk-actions.ts';

export const bulkPlants: readonly Plant[] = [
  {
    id: 'bulk.plan',
    file: RUN,
    find: 'Date.parse(person.seen) !== Date.parse(candidate.updated_at)',
    replace: 'Date.parse(person.seen) > Date.parse(candidate.updated_at)',
  },
  {
    id: 'bulk.cancel',
    file: ACTIONS,
    find: '{ by: caller.name, notes, now, sendAfter }',
    replace: '{ by: caller.name, notes, now }',
  },
  {
    id: 'bulk.resend',
    file: 'services/booking/clinic-day/bulk-changes/bulk-refusals.ts',
    find: "and state in ('waiting', 'sending')",
    replace: "and state in ('sending')",
  },
  { id: 'bulk.po', file: ACTIONS, find: 'withPo.add(bookingId);', replace: '' },
  {
    id: 'bulk.move',
    file: 'services/booking/clinic-day/bulk-changes/plan-bulk-change.ts',
    find: 'const chosen = taken.get(id);',
    replace: 'const chosen = null;',
  },
  {
    id: 'bulk.undo',
    file: 'services/booking/clinic-day/bulk-changes/undo-bulk-change.ts',
    find: 'await withdrawMails(tx, undo.mail_ids ?? []);',
    replace: '',
  },
  {
    id: 'bulk.once',
    file: RUN,
    find: 'if (before) return { change: before, changes: [] };',
    replace: '',
  },
  {
    id: 'bulk.on-deactivation',
    file: 'web/app/records/open-bookings.ts',
    find: "['Pending', 'Confirmed', 'Rescheduled']",
    replace: "['Confirmed', 'Rescheduled']",
  },
  {
    id: 'bulk.page',
    file: 'machines/bulk-change/bulk-change.machine.ts',
    find: "(rows ?? []).filter(({ reason, to }) => reason === null && (action !== 'move' || to !== null));",
    replace: "(rows ?? []).filter(({ to }) => action !== 'move' || to !== null);",
    tests: ['machines/bulk-change/bulk-change.machine.test.ts'],
  },
  {
    id: 'bulk.files',
    file: 'services/booking/clinic-day/bulk-changes/result-files.ts',
    find: ' and withdrawn_at is null',
    replace: '',
  },
  {
    id: 'bulk.export',
    file: 'services/reporting/exports.operations.ts',
    find: 'const conditions = chosen ? ofCandidates(all, chosen) : all;',
    replace: 'const conditions = chosen && chosen.length > 5 ? ofCandidates(all, chosen) : all;',
  },
  {
    id: 'bulk.resumed',
    file: 'services/booking/clinic-day/bulk-changes/bulk-changes.operations.ts',
    find: 'change.undoneAt || change.undoUntil <= now()',
    replace: 'change.undoneAt',
    tests: ['services/booking/clinic-day/bulk-changes/bulk-changes.test.ts'],
  },
  {
    id: 'bulk.typed',
    file: 'machines/bulk-change/bulk-change.machine.ts',
    find: '...input,\n    ...typed,',
    replace: "...input,\n    ...typed,\n    notes: '',",
    tests: ['machines/bulk-change/bulk-change.machine.test.ts'],
  },
];
