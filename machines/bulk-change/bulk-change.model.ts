import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { epochMs } from '../lib/ports.ts';
import { bulkChangeMachine } from './bulk-change.machine.ts';
import type { BulkChange, BulkChangeContext, BulkPlace, PlannedRow } from './bulk-change.types.ts';

const UNDO_UNTIL = '2026-11-23T01:05:00Z';

export const place: BulkPlace = {
  rosterId: 2,
  startsAt: '2026-11-25T01:00:00Z',
  doctorName: 'Dr Kwame Osei',
  siteId: 's1',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
};
export const row: PlannedRow = {
  candidateId: 'c1',
  reference: 'PF-100001',
  candidateName: 'Example Person',
  companyName: 'Example Company',
  status: 'Confirmed',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
  reason: null,
  note: null,
  startsAt: '2026-11-24T01:00:00Z',
  updatedAt: '2026-11-23T00:00:00Z',
  to: null,
  options: [],
};
const refused: PlannedRow = {
  ...row,
  candidateId: 'c2',
  candidateName: 'Another Person',
  status: 'Completed',
  reason: 'It is Completed and cannot be cancelled.',
};
const changed = (outcome: 'done' | 'undone'): BulkChange => ({
  id: 'x1',
  undoUntil: UNDO_UNTIL,
  undone: outcome === 'undone',
  rows: [{ candidateId: 'c1', candidateName: 'Example Person', outcome, reason: null }],
});

const changeId = '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a';
export const input = {
  changeId: null,
  candidateIds: ['c1', 'c2'],
  isResumed: false,
  typed: {
    days: { siteId: null, fromDay: '2026-11-25', toDay: '2026-11-25' },
    choices: [],
    notes: '',
    poNumber: '',
  },
};
const tick = (at: string) => ({ type: 'clock.ticked' as const, now: epochMs(Date.parse(at)) });
const facts = ({ days, choices, notes, poNumber, rows, change, errors, failure, remainingMs }: BulkChangeContext) => [
  days.fromDay,
  choices.length,
  notes,
  poNumber,
  rows?.length,
  rows?.[0]?.reason,
  change?.undone,
  errors.poNumber,
  errors.toDay,
  failure?.code,
  remainingMs,
];

export const bulkChangeModel = modelOfFolder('bulk-change', 'Several bookings at once', bulkChangeMachine, {
  'a PO number': {
    input: { ...input, action: 'po' as const },
    events: [
      answers('findPlan', [row, refused]),
      answers('findPlan', [refused]),
      answers('findPlan', [row]),
      fails('findPlan', { code: 'UNREACHABLE' }),
      { type: 'retry.pressed' },
      { type: 'notes.changed', notes: 'Shutdown was moved.' },
      { type: 'po.changed', poNumber: 'PO-991' },
      { type: 'run.pressed', changeId },
      answers('run', changed('done')),
      fails('run', { code: 'UNREACHABLE' }),
      tick('2026-11-23T01:04:00Z'),
      tick(UNDO_UNTIL),
      { type: 'undo.pressed' },
      answers('undo', changed('undone')),
      fails('undo', { code: 'REJECTED', status: 409, reason: 'It is too late to undo: the mails have left.' }),
    ],
    facts,
  },
  'a move': {
    input: { ...input, action: 'move' as const },
    events: [
      answers('findPlan', [{ ...row, to: place, options: [place] }, refused]),
      fails('findPlan', { code: 'UNREACHABLE' }),
      { type: 'days.changed', days: { fromDay: '2026-11-24' } },
      { type: 'days.changed', days: { fromDay: '2026-11-26' } },
      { type: 'days.changed', days: { fromDay: '' } },
      { type: 'choice.made', choice: { candidateId: 'c1', to: null } },
      { type: 'notes.changed', notes: 'Flights changed.' },
      { type: 'po.changed', poNumber: 'PO-991' },
      { type: 'retry.pressed' },
    ],
    facts,
  },
  'a change that was done before': {
    input: { ...input, changeId, action: 'cancel' as const, isResumed: true },
    events: [
      answers('loadChange', changed('done')),
      fails('loadChange', { code: 'UNREACHABLE' }),
      fails('loadChange', { code: 'NOT_FOUND' }),
      { type: 'retry.pressed' },
      tick('2026-11-23T01:04:00Z'),
      tick(UNDO_UNTIL),
      { type: 'undo.pressed' },
      answers('undo', changed('undone')),
    ],
    facts,
  },
});
