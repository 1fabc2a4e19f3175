import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { rosterPatternMachine } from './roster-pattern.machine.ts';
import type { PatternPlan } from './roster-pattern.types.ts';

const morning = { week: 0, weekday: 1, fromTime: '08:00', toTime: '12:00' };
const person = {
  candidateId: 'c1',
  reference: 'PF-100001',
  candidateName: 'Example Person',
  companyName: 'Example Company',
  siteName: 'Perth – Hay Street',
  timeZone: 'Australia/Perth',
  startsAt: '2026-12-01T07:00:00Z',
};
const plan: PatternPlan = {
  days: 25,
  horizon: '2027-05-24',
  people: [person],
  skipped: [{ day: '2027-01-26', reason: '26/01/2027 is a public holiday: Australia Day.' }],
};
const draft = {
  siteId: 's1',
  fromDay: '',
  untilDay: '',
  weeks: 1 as const,
  weekA: '2026-11-30',
  onHolidays: false,
  hours: [morning],
};
const newPatternId = '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a';
const unreachable = { code: 'UNREACHABLE' } as const;

export const rosterPatternModel = modelOfFolder('roster-pattern', 'Weekly hours', rosterPatternMachine, {
  'new hours': {
    input: { draft, replacesPatternId: null },
    events: [
      { type: 'draft.changed', changes: { fromDay: '2026-11-30' } },
      { type: 'draft.changed', changes: { untilDay: '2026-11-29' } },
      { type: 'draft.changed', changes: { untilDay: '' } },
      { type: 'draft.changed', changes: { hours: [] } },
      { type: 'draft.changed', changes: { hours: [{ ...morning, toTime: '08:00' }] } },
      answers('findPlan', plan),
      fails('findPlan', unreachable),
      fails('findPlan', { code: 'BAD_REQUEST', reason: '', fields: { fromDay: 'This day is over.' } }),
      { type: 'retry.pressed' },
      { type: 'save.pressed', newPatternId },
      answers('save', {}),
      fails('save', unreachable),
    ],
    facts: ({ draft: { fromDay, untilDay, hours }, plan: found, errors, failure }) => [
      fromDay,
      untilDay,
      hours.length,
      found?.days,
      failure?.code,
      errors['fromDay'],
      errors['untilDay'],
      errors['hours'],
      errors['hours.0'],
    ],
  },
  'hours that end': {
    input: { draft: { ...draft, fromDay: '2026-12-02' }, replacesPatternId: 'p1' },
    events: [
      { type: 'draft.changed', changes: { hours: [] } },
      answers('findPlan', { ...plan, days: 0 }),
      { type: 'save.pressed', newPatternId },
      answers('save', {}),
    ],
    facts: ({ draft: { hours }, plan: found }) => [hours.length, found?.days],
  },
});
