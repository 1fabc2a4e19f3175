import type { ShownFields } from '../../lab/recorder/redact.ts';
import { sharedFilterNames } from '../rules/booking/booking-filter.ts';

/**
 * What of a machine may be looked at from outside its page: in the inspector, in a problem file, at a receiver. Whatever
 * is not named here is hidden, so that a new field is hidden until somebody decides otherwise; empty values, yes and no
 * show always. Never name what a person types, is called or is reached by, and nothing that opens a door (tokens, codes).
 * `*` stands for one step of a path, `**` at the end for all below. By the machines' ids.
 */
const walkInHold = ['reserveId', 'packageId', 'rosterId', 'startsAt', 'endsAt', 'expiresAt'];
const failure = ['code', 'status'];
const below = (at: string, fields: readonly string[]) => fields.map((field) => `${at}.${field}`);

const slot = ['siteId', 'timeZone', 'startsAt', 'calendarIds.*'];
const chosen = ['id', 'minutes'];
const hold = [
  'reserveId',
  'packageId',
  'endsAt',
  'expiresAt',
  'calendarId',
  'startsAt',
  'siteId',
  'candidateIndex',
].concat(below('slot', slot));
const groupPlace = ['key', 'index', 'packageId', 'minutes', 'siteId', 'calendarId', 'startsAt'];
const groupHolds = ['draftId', ...below('places.*', groupPlace)];
const groupQuery = [
  ...['draftId', 'state', 'siteIds.*', 'fromDate', 'toDate', 'part'],
  ...below('seats.*', ['key', 'index', 'packageId', 'minutes']),
];
const groupProposal = [
  ...['siteId', 'timeZone', 'day', 'doctors', 'startsAt', 'endsAt'],
  ...below('places.*', ['calendarId', 'startsAt', 'endsAt']),
];
const verdict = ['total', 'faulty', 'faults'];
const choice = ['mode', 'state', 'fromDate', 'toDate', 'siteIds.*', 'site.id', 'site.timeZone', 'time'];
const candidate = [
  ...['key', 'index', 'position.id'],
  ...below('package', chosen),
  ...below('choice', choice),
  ...below('pick', slot),
];
const draft = [
  ...['serviceType', 'sid', 'step', 'current', 'touched.**', 'header.company.id', 'header.subsidiary.id'],
  ...below('candidates.*', candidate),
];
const clinic = ['siteId', 'timeZone', 'days.*.day', 'days.*.whyNot.code', ...below('days.*.slots.*', slot)];
const query = ['packageId', 'minutes', 'state', 'siteIds', 'siteIds.*', 'fromDate', 'toDate'];
const own = ['key', 'number', ...below('hold', hold)];
const place = ['rosterId', 'startsAt'];
const movable = ['candidateId', 'minutes', ...below('from', place)];
const done = ['moveId', 'undoUntil'];
const closingScope = ['siteIds.*', 'doctorIds.*', 'fromDay', 'toDay', 'otherSiteIds.*', 'prefer'];
const waitFields = ['beforeDay', 'offeredTime', 'expiresAt'];
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
  ...['siteId', 'fromDay', 'untilDay', 'weeks', 'weekA', 'onHolidays'],
  ...below('hours.*', ['week', 'weekday', 'fromTime', 'toTime']),
];
const patternPlan = ['days', 'horizon', 'skipped.*.day', ...below('people.*', ['candidateId', 'timeZone', 'startsAt'])];
const freePlace = [...place, 'siteId', 'timeZone'];
const plannedPerson = [
  ...['candidateId', 'status', 'timeZone', 'action', ...place],
  ...[...below('to', freePlace), ...below('options.*', freePlace)],
];
const progress = [
  ...below('summary', ['closingId', 'status', 'fromDay', 'toDay', 'people', 'done', 'moved', 'createdAt']),
  ...[
    'undoUntil',
    ...below('people.*', ['candidateId', 'outcome', 'fromTimeZone', 'fromTime', 'toTimeZone', 'toTime']),
  ],
];
const linkFacts = ['now', ...below('link', ['endedAt', 'endsAt', 'wrongTries', 'restsUntil', 'proof', 'codeEndsAt'])];
const ownFacts = ['now', 'appointment', 'answer', 'earlier', 'move.heldUntil'];
const reminderFacts = ['stored', 'sendAt', 'delivery', 'answer'];
/** What an address may say of a list's query: it names nobody. */
const asked = [
  'sort',
  'order',
  ...sharedFilterNames.map((name) => `filter.${name}`),
  'filter.statuses.*',
  'filter.results.*',
];

/** Of any event: when it was, whose answer it is, and which failure. */
const anyEvent = ['type', 'at', 'now', 'actorId', ...below('error', failure), 'input.now', 'output.at'];

const shown: Readonly<Record<string, ShownFields>> = {
  session: {
    context: [
      ...['access.permissions.*', 'access.info.accountType', 'access.info.company.id', ...below('failure', failure)],
      ...['generation', 'loadingSince', 'lastRequestAt', 'remainingMs'],
    ],
    events: [
      'generation',
      'tokens.org',
      'tokens.accountId',
      'output.permissions.*',
      'output.info.accountType',
      'output.info.company.id',
    ],
  },
  signIn: { context: [], events: ['field'] },
  slotReservation: {
    context: [
      ...['key', 'candidateIndex', 'draftId', 'remainingMs', ...below('package', chosen)],
      ...[...below('pick', slot), ...below('hold', hold), ...below('failure', failure)],
    ],
    events: [
      ...['key', 'candidateIndex', 'draftId', 'expiresAt', ...below('failure', failure)],
      ...[...below('slot', slot), ...below('hold', hold), ...below('package', chosen), ...below('output', hold)],
      ...below('input', ['key', 'candidateIndex', 'draftId', ...below('package', chosen), ...below('pick', slot)]),
    ],
  },
  slotSearch: {
    context: [
      ...['now', 'holidays.*', 'changed.*', 'unfolded.**', ...below('query', query), ...below('own.*', own)],
      ...[...below('clinics.*', clinic), ...below('justTaken.*', slot), ...below('failure', failure)],
    ],
    events: [
      ...['siteId', 'day', 'output.*', ...below('query', query), ...below('own.*', own), ...below('slots.*', slot)],
      ...[...below('output.*', clinic), ...below('input.query', query), ...below('input.own.*', own)],
    ],
  },
  bookingWizard: {
    context: [
      ...['draftId', 'now', 'leavingKey', 'created.bookingId', ...below('draft', draft), ...below('holds.*', hold)],
      ...['askedChange.path', 'askedChange.value.id', 'askedChange.value.serviceType'],
      ...[...below('usualPackages.*.package', chosen), ...below('sendFailure', failure)],
      ...below('extendFailure', failure),
    ],
    events: [
      ...['key', 'path', 'step', 'serviceType', 'sid', 'draftId', 'value.id', 'expiresAt', ...below('draft', draft)],
      ...[...below('package', chosen), ...below('change', choice), ...below('pick', slot), ...below('hold', hold)],
      ...['holds.*.key', ...below('holds.*', hold), ...below('holds.*.hold', hold), ...below('choice', choice)],
      ...[...below('usualPackages.*.package', chosen), ...below('failure', failure)],
      ...['input.serviceType', 'input.sid', 'input.draftId', ...below('output.*', hold)],
      ...['output.booking.bookingId', 'output.bookingId'],
      ...below('output.candidates.*', ['candidateId', 'index']),
    ],
  },
  bookingDraft: {
    context: [
      ...['draftId', 'revision', 'booking.bookingId', 'theirs.draftId', 'theirs.revision', ...below('draft', draft)],
      ...[...below('saved', draft), ...below('sending', draft), ...below('theirs.draft', draft)],
      ...[...below('theirs.holds.*', hold), ...below('loadFailure', failure), ...below('personFailure', failure)],
      ...below('saveFailure', failure),
    ],
    events: [
      ...['draftId', 'input.draftId', ...below('draft', draft), ...below('input.draft', draft), 'booking.bookingId'],
      ...[...below('output.last.package', chosen), ...below('output.last.usualPackages.*.package', chosen)],
      ...['output.last.place.state', 'output.last.place.siteIds.*', 'output.last.subsidiary.id', 'output.company.id'],
      ...['output.outcome', 'output.draftId', 'output.revision', 'output.booking.bookingId'],
      ...[...below('output.draft', draft), ...below('output.holds.*', hold)],
      ...['output.theirs.draftId', 'output.theirs.revision', ...below('output.theirs.draft', draft)],
      ...below('output.theirs.holds.*', hold),
    ],
  },
  reschedule: {
    context: [
      ...['candidateId', 'draftId', 'now', ...below('package', chosen), ...below('choice', choice)],
      ...[...below('hold', hold), ...below('failure', failure), ...below('extendFailure', failure)],
    ],
    events: [
      ...['key', 'output.draftId', ...below('change', choice), ...below('pick', slot), ...below('hold', hold)],
      ...[...below('output.hold', hold), ...below('output.*', hold), 'input.candidateId'],
      ...[...below('input.package', chosen), ...below('input.choice', choice)],
    ],
  },
  appointmentMove: {
    context: [
      ...['remainingMs', ...below('booking', movable), ...below('target', place)],
      ...[...below('done', done), ...below('failure', failure)],
    ],
    events: [...below('booking', movable), ...below('target', place), ...below('output', done)],
  },
  groupHold: {
    context: [
      ...['carried', ...below('query', groupQuery), ...below('times.proposals.*', groupProposal)],
      ...[...below('taking', groupHolds), ...below('swapping', groupHolds)],
      ...[...below('failure', failure), ...below('swapFailure', failure)],
    ],
    events: [
      ...['key', 'onto', 'proposal', 'draftId', ...below('query', groupQuery), ...below('places.*', groupPlace)],
      ...[...below('input', groupQuery), ...below('input.places.*', groupPlace)],
      ...[...below('output.proposals.*', groupProposal), 'output.*.key', ...below('output.*.hold', hold)],
    ],
  },
  liveStream: { context: ['tries'], events: [] },
  fileLink: { context: below('failure', failure), events: [] },
  walkIn: {
    context: [
      ...['draftId', 'remainingMs', ...below('place', ['rosterId', 'startsAt']), ...below('package', chosen)],
      ...[...below('hold', walkInHold), ...below('failure', failure), ...below('extendFailure', failure)],
    ],
    events: [
      ...[...below('package', chosen), ...below('place', ['rosterId', 'startsAt']), ...below('output', walkInHold)],
      ...['output.id', 'output.minutes', 'input.draftId', 'input.packageId', 'input.replaces'],
      ...below('input.place', ['rosterId', 'startsAt']),
    ],
  },
  attendance: {
    context: ['to', 'handedIn', ...below('handedIn', ['paperworkId', 'isHandedIn']), ...below('failure', failure)],
    events: [
      ...['to', 'input.to', 'output.isTimeTaken', 'paperworkId', 'isHandedIn'],
      ...['input.handedIn', ...below('input.handedIn', ['paperworkId', 'isHandedIn'])],
    ],
  },
  waitlist: {
    context: ['deed', ...below('wait', waitFields), ...below('failure', failure)],
    events: [...below('wait', waitFields), ...below('output', waitFields), 'input.deed'],
  },
  bulkChange: {
    context: [
      ...[
        'changeId',
        'action',
        'candidateIds.*',
        'isResumed',
        'remainingMs',
        ...below('days', moveDays),
        ...below('failure', failure),
      ],
      ...[
        ...below('rows.*', bulkRow),
        ...below('change', bulkDone),
        ...below('choices.*', ['candidateId', ...below('to', place)]),
      ],
    ],
    events: [
      ...[
        ...below('days', moveDays),
        'choice.candidateId',
        ...below('choice.to', place),
        'now',
        ...below('output', bulkDone),
        ...below('output.*', bulkRow),
      ],
      ...[
        'input.changeId',
        'input.action',
        'input.isResumed',
        'input.candidateIds.*',
        ...below('input.typed.days', moveDays),
      ],
      ...below('input.typed.choices.*', ['candidateId', ...below('to', place)]),
      ...below('input.move', moveDays),
    ],
  },
  candidateLink: { context: linkFacts, events: ['now', ...below('input', linkFacts)] },
  ownAppointment: { context: ownFacts, events: ['until', 'now', ...below('input', ownFacts)] },
  reminder: { context: reminderFacts, events: ['sendAt', 'delivery', ...below('input', reminderFacts)] },
  closingPlan: {
    context: [
      ...['closingId', 'plan.days', 'plan.waiting', ...below('scope', closingScope), ...below('failure', failure)],
      ...below('plan.doctors.*', ['doctorId', 'days', 'closes']),
      ...below('plan.people.*', plannedPerson),
      ...below('choices.*', ['candidateId', ...below('to', ['rosterId', 'startsAt'])]),
    ],
    events: [
      ...[...below('scope', closingScope), ...below('input.scope', closingScope), 'input.closingId'],
      ...['choice.candidateId', ...below('choice.to', ['rosterId', 'startsAt'])],
      ...['output.days', 'output.waiting', ...below('output.people.*', plannedPerson)],
      ...below('output.doctors.*', ['doctorId', 'days', 'closes']),
    ],
  },
  rosterPattern: {
    context: [
      ...['newPatternId', 'replacesPatternId', ...below('draft', patternDraft), ...below('plan', patternPlan)],
      ...below('failure', failure),
    ],
    events: [
      ...[...below('changes', patternDraft), ...below('output', patternPlan), ...below('input.draft', patternDraft)],
      ...['input.newPatternId', 'input.replacesPatternId'],
    ],
  },
  closingProgress: {
    context: [...['closingId', 'how', ...below('closing', progress), ...below('failure', failure)]],
    events: ['how', ...below('output', progress), 'input.how', 'input.closingId'],
  },
  resultBatch: {
    context: [
      ...[
        'leftOut',
        'outcomes.*.outcome',
        'sending.key',
        'sending.sent',
        'completed.*',
        'refused.*.candidateId',
        ...below('failure', failure),
      ],
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
      ...['waiting', 'liftedId', 'press.x', 'press.y', 'press.grab', ...below('press.booking', movable)],
      ...['start.lane.key', 'start.minute', 'drawn.lane.key', 'drawn.from', 'drawn.to'],
      ...['positions.*.candidateId', ...below('positions.*.place', place), ...below('failure', failure)],
    ],
    events: [
      ...['x', 'y', 'grab', 'minute', 'lane.key', 'over.laneKey', 'over.minute', ...below('booking', movable)],
      ...['candidateId', 'position.candidateId', ...below('position.place', place), ...below('target', place)],
      ...['input.waiting', 'input.kind'],
    ],
  },
  consultDownload: {
    context: [...below('failure', failure), ...below('refusal', failure)],
    events: [],
  },
  upload: { context: ['file.size', 'sent', ...below('failure', failure)], events: ['file.size', 'sent'] },
  list: {
    context: ['pages', 'query.sort.**', ...below('failure', failure)],
    events: ['output.pages', 'page.pages', 'query.sort.**'],
  },
  bookingListView: {
    context: [
      'path',
      'queryString',
      'leftFor',
      'top',
      'searches.*.id',
      ...['columns.*', 'ownColumns.*', 'savedColumns.*'],
      ...below('query', asked),
      ...below('failure', failure),
    ],
    events: [
      'path',
      'queryString',
      'top',
      'searches.*.id',
      'output',
      ...['columns.*', 'input.ownColumns.*', 'changes.columns.*', 'output.columns.*'],
      ...below('query', asked),
      ...below('changes', asked),
    ],
  },
  import: {
    context: [
      ...['kind', 'importId', 'file.key', 'file.size', ...below('verdict', verdict)],
      ...below('failure', failure),
    ],
    events: ['kind', 'input.kind', 'importId', 'file.key', 'file.size', ...below('output', verdict)],
  },
  load: { context: below('failure', failure), events: [] },
  lookup: { context: below('failure', failure), events: [] },
  lookupStart: { context: [], events: [] },
  find: { context: below('failure', failure), events: [] },
  form: { context: ['touched.*'], events: ['field'] },
  bookingStatus: {
    context: ['status', 'startsAt', 'timeZone', 'statusBefore', 'statusChangedAt'],
    events: ['to', 'held.*', ...below('input', ['status', 'startsAt', 'timeZone', 'statusBefore', 'statusChangedAt'])],
  },
};

const byMachine = new Map(
  Object.entries(shown).map(([id, { context, events }]) => [id, { context, events: [...anyEvent, ...events] }]),
);
const none: ShownFields = { context: [], events: anyEvent };

/** A machine that is not named shows nothing but its states. */
export const shownFields = (machineId: string): ShownFields => byMachine.get(machineId) ?? none;
