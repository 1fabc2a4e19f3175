import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { closingProgressMachine } from './closing-progress.machine.ts';
import type { Closing, ClosingSummary } from './closing-progress.types.ts';

export const closing = (status: ClosingSummary['status']): Closing => ({
  summary: {
    closingId: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a',
    sites: ['Perth – Hay Street'],
    doctors: [],
    status,
    fromDay: '2026-11-24',
    toDay: '2026-11-24',
    reason: 'Water damage',
    createdBy: 'Example Person',
    createdAt: '2026-11-23T01:00:00Z',
    people: 1,
    done: status === 'closed' ? 1 : 0,
    moved: 0,
    toPhone: 1,
  },
  undoUntil: '2026-11-23T01:05:00Z',
  people: [
    {
      candidateId: 'c1',
      reference: 'PF-100001',
      candidateName: 'Example Person',
      companyName: 'Example Company',
      candidatePhone: '0487 987 987',
      packageName: 'PEM – Standard',
      fromSite: 'Perth – Hay Street',
      fromTimeZone: 'Australia/Perth',
      fromTime: '2026-11-24T01:00:00Z',
      toSite: null,
      toDoctor: null,
      toTimeZone: null,
      toTime: null,
      outcome: 'phone',
      why: null,
      toPhone: true,
      staysBecause: null,
    },
  ],
});

export const closingProgressModel = modelOfFolder('closing-progress', 'Closing under way', closingProgressMachine, {
  'a closing': {
    input: { closingId: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a' },
    events: [
      answers('read', closing('closing')),
      answers('read', closing('closed')),
      fails('read', { code: 'UNREACHABLE' }),
      elapses('askAgain', 'closingProgress.waiting'),
      { type: 'closing.changed' },
      { type: 'retry.pressed' },
      { type: 'undo.pressed' },
      { type: 'reopen.pressed', how: 'moveBack' },
      { type: 'reopen.confirmed' },
      { type: 'reopen.cancelled' },
      answers('reopen', closing('undoing')),
      answers('reopen', closing('reopening')),
      fails('reopen', { code: 'REJECTED', status: 409, reason: 'It is too late to undo.' }),
    ],
    facts: ({ closing: found, failure, how }) => [found?.summary.status, failure?.code, how],
  },
});
