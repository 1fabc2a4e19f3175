import type { ShownFields } from '../../lab/recorder/redact.ts';
import { below, chosen, failure, place } from './shown-parts.ts';

const walkInHold = ['reserveId', 'packageId', 'rosterId', 'startsAt', 'endsAt', 'expiresAt'];
const importResult = ['total', 'faulty', 'faults'];
const movable = ['candidateId', 'minutes', ...below('from', place)];
const done = ['moveId', 'undoUntil'];
const closingScope = ['siteIds.*', 'doctorIds.*', 'fromDay', 'toDay', 'otherSiteIds.*', 'prefer'];
const moveDays = ['siteId', 'fromDay', 'toDay'];
const bulkRow = [
  'candidateId',
  'status',
  'timeZone',
  'startsAt',
  'updatedAt',
  ...below('to', ['rosterId', 'startsAt', 'siteId']),
];
const bulkDone = ['undoUntil', 'undone', ...below('rows.*', ['candidateId', 'outcome'])];
const patternDraft = [
  'siteId',
  'fromDay',
  'untilDay',
  'weeks',
  'weekA',
  'onHolidays',
  ...below('hours.*', ['week', 'weekday', 'fromTime', 'toTime']),
];
const patternPlan = ['days', 'horizon', 'skipped.*.day', ...below('people.*', ['candidateId', 'timeZone', 'startsAt'])];
const freePlace = [...place, 'siteId', 'timeZone'];
const plannedPerson = [
  'candidateId',
  'status',
  'timeZone',
  'action',
  ...place,
  ...below('to', freePlace),
  ...below('options.*', freePlace),
];
const progress = [
  ...below('summary', ['closingId', 'status', 'fromDay', 'toDay', 'people', 'done', 'moved', 'createdAt']),

  'undoUntil',
  ...below('people.*', ['candidateId', 'outcome', 'fromTimeZone', 'fromTime', 'toTimeZone', 'toTime']),
];

/** Machines for the provider's clinics; the rules of the list are in `shown-fields.ts`. */
export const clinicFields = {
  appointmentMove: {
    context: [
      'remainingMs',
      ...below('booking', movable),
      ...below('target', place),
      ...below('done', done),
      'keptReason.candidateId',
      ...below('failure', failure),
    ],
    events: [...below('booking', movable), ...below('target', place), ...below('output', done)],
  },
  walkIn: {
    context: [
      'draftId',
      'remainingMs',
      ...below('place', ['rosterId', 'startsAt']),
      ...below('package', chosen),
      ...below('hold', walkInHold),
      ...below('failure', failure),
      ...below('extendFailure', failure),
    ],
    events: [
      ...below('package', chosen),
      ...below('place', ['rosterId', 'startsAt']),
      ...below('output', walkInHold),
      'output.id',
      'output.minutes',
      'input.draftId',
      'input.packageId',
      'input.replaces',
      ...below('input.place', ['rosterId', 'startsAt']),
    ],
  },
  attendance: {
    context: [
      'to',
      'handedIn',
      ...below('handedIn', ['paperworkId', 'isHandedIn']),
      'visit',
      ...below('visit', ['step', 'stop']),
      ...below('failure', failure),
    ],
    events: [
      'to',
      'input.to',
      'output.isTimeTaken',
      'paperworkId',
      'isHandedIn',
      'input.handedIn',
      ...below('input.handedIn', ['paperworkId', 'isHandedIn']),
      'step',
      'stop',
      'input.visit',
      ...below('input.visit', ['step', 'stop']),
    ],
  },
  bulkChange: {
    context: [
      'changeId',
      'action',
      'candidateIds.*',
      'isResumed',
      'remainingMs',
      ...below('days', moveDays),
      ...below('failure', failure),

      ...below('rows.*', bulkRow),
      ...below('change', bulkDone),
      ...below('choices.*', ['candidateId', ...below('to', place)]),
    ],
    events: [
      'changeId',
      ...below('days', moveDays),
      'choice.candidateId',
      ...below('choice.to', place),
      'now',
      ...below('output', bulkDone),
      ...below('output.*', bulkRow),

      'input.changeId',
      'input.action',
      'input.isResumed',
      'input.candidateIds.*',
      ...below('input.typed.days', moveDays),
      ...below('input.typed.choices.*', ['candidateId', ...below('to', place)]),
      ...below('input.move', moveDays),
    ],
  },
  closingPlan: {
    context: [
      'closingId',
      'plan.days',
      'plan.waiting',
      ...below('scope', closingScope),
      ...below('failure', failure),
      ...below('plan.doctors.*', ['doctorId', 'days', 'closes']),
      ...below('plan.people.*', plannedPerson),
      ...below('choices.*', ['candidateId', ...below('to', ['rosterId', 'startsAt'])]),
    ],
    events: [
      ...below('scope', closingScope),
      ...below('input.scope', closingScope),
      'closingId',
      'input.closingId',
      'choice.candidateId',
      ...below('choice.to', ['rosterId', 'startsAt']),
      'output.days',
      'output.waiting',
      ...below('output.people.*', plannedPerson),
      ...below('output.doctors.*', ['doctorId', 'days', 'closes']),
    ],
  },
  rosterPattern: {
    context: [
      'newPatternId',
      'replacesPatternId',
      ...below('draft', patternDraft),
      ...below('plan', patternPlan),
      ...below('failure', failure),
    ],
    events: [
      'newPatternId',
      ...below('changes', patternDraft),
      ...below('output', patternPlan),
      ...below('input.draft', patternDraft),
      'input.newPatternId',
      'input.replacesPatternId',
    ],
  },
  closingProgress: {
    context: ['closingId', 'how', ...below('closing', progress), ...below('failure', failure)],
    events: ['how', ...below('output', progress), 'input.how', 'input.closingId'],
  },
  resultBatch: {
    context: [
      'leftOut',
      'outcomes.*.outcome',
      'sending.key',
      'sending.sent',
      'arrived.*',
      'completed.*',
      'refused.*.candidateId',
      ...below('failure', failure),
      ...below('rows.*', ['key', 'size', 'kind', 'candidateId', ...below('failure', failure)]),
      ...below('rows.*.matches.*', ['candidateId', 'status', 'appointmentTime', 'siteTimeZone']),
      ...below('refused.*.failure', failure),
    ],
    events: [
      'key',
      'kind',
      'candidateId',
      'sent',
      'files.*.key',
      'files.*.size',
      'files.*.kind',
      ...below('output.*.*', ['candidateId', 'status', 'appointmentTime', 'siteTimeZone']),
      'input.key',
      'input.kind',
      'input.candidateId',
      'choice.outcome',
      'input.outcome.outcome',
    ],
  },
  schedulerBoard: {
    context: [
      'waiting',
      'liftedId',
      'press.x',
      'press.y',
      'press.grab',
      ...below('press.booking', movable),
      'start.lane.key',
      'start.minute',
      'drawn.lane.key',
      'drawn.from',
      'drawn.to',
      'positions.*.candidateId',
      ...below('positions.*.place', place),
      ...below('failure', failure),
    ],
    events: [
      'x',
      'y',
      'grab',
      'minute',
      'lane.key',
      'over.laneKey',
      'over.minute',
      ...below('booking', movable),
      'candidateId',
      'position.candidateId',
      ...below('position.place', place),
      ...below('target', place),
      'input.waiting',
      'input.kind',
    ],
  },
  import: {
    context: [
      'kind',
      'importId',
      'file.key',
      'file.size',
      ...below('result', importResult),
      ...below('failure', failure),
    ],
    events: ['kind', 'input.kind', 'importId', 'file.key', 'file.size', ...below('output', importResult)],
  },
} satisfies Readonly<Record<string, ShownFields>>;
