import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { closingPlanMachine } from './closing-plan.machine.ts';
import type { FreePlace, Plan } from './closing-plan.types.ts';

const place: FreePlace = {
  rosterId: 2,
  startsAt: '2026-11-25T01:00:00Z',
  doctorName: 'Dr Kwame Osei',
  siteId: 's1',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
};

const person = {
  candidateId: 'c1',
  reference: 'PF-100001',
  candidateName: 'Example Person',
  candidatePhone: '0487 987 987',
  companyName: 'Example Company',
  packageName: 'PEM – Standard',
  status: 'Confirmed',
  rosterId: 1,
  startsAt: '2026-11-24T01:00:00Z',
  doctorName: 'Dr Anjali Rao',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
  options: [place],
  isHere: false,
};

export const plan: Plan = {
  days: 1,
  doctors: [{ doctorId: 'd1', doctorName: 'Dr Anjali Rao', days: 1, closes: true }],
  people: [{ ...person, action: 'move', to: place, reason: null }],
  holds: [],
  waiting: 0,
};

export const closingPlanModel = modelOfFolder('closing-plan', 'Closing plan', closingPlanMachine, {
  'a day': {
    input: {
      reason: '',
      publicReason: '',
      choices: [],
      closingId: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a',
      scope: {
        siteIds: ['s1'],
        doctorIds: [],
        fromDay: '',
        toDay: '2026-11-24',
        otherSiteIds: [],
        prefer: 'nearest' as const,
      },
    },
    events: [
      { type: 'scope.changed', scope: { fromDay: '2026-11-24' } },
      { type: 'scope.changed', scope: { fromDay: '2026-11-25' } },
      answers('findPlan', plan),
      answers('findPlan', { ...plan, days: 0, people: [] }),
      fails('findPlan', { code: 'UNREACHABLE' }),
      fails('findPlan', { code: 'BAD_REQUEST', reason: '', fields: { toDay: 'At most 93 days close together.' } }),
      { type: 'retry.pressed' },
      { type: 'choice.made', choice: { candidateId: 'c1', to: null } },
      { type: 'everybody.phoned' },
      { type: 'choices.cleared' },
      { type: 'reason.changed', reason: 'Water damage' },
      { type: 'close.pressed', closingId: '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5b' },
      answers('start', {}),
      fails('start', { code: 'UNREACHABLE' }),
      fails('start', { code: 'BAD_REQUEST', reason: '', fields: { reason: 'must say why' } }),
    ],
    facts: ({ scope, choices, reason, plan: found, closingId, errors, failure }) => [
      scope.fromDay,
      choices.length,
      reason,
      found?.days,
      closingId,
      errors.toDay,
      errors.reason,
      failure?.code,
    ],
  },
});
