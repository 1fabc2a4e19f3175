import type { ShownFields } from '../../lab/recorder/redact.ts';
import { below, chosen, failure } from './shown-parts.ts';

const slot = ['siteId', 'timeZone', 'startsAt', 'calendarIds.*'];
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
const own = ['key', 'number', ...below('hold', hold)];
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
const clinic = ['siteId', 'timeZone', 'days.*.day', 'days.*.whyNot.code', ...below('days.*.slots.*', slot)];
const query = ['packageId', 'minutes', 'state', 'siteIds', 'siteIds.*', 'fromDate', 'toDate'];
const waitFields = ['beforeDay', 'offeredTime', 'expiresAt'];
const linkFacts = ['now', ...below('link', ['endedAt', 'endsAt', 'wrongTries', 'restsUntil', 'proof', 'codeEndsAt'])];
const ownFacts = ['now', 'appointment', 'answer', 'earlier', 'move.heldUntil'];
const reminderFacts = ['stored', 'sendAt', 'delivery', 'answer'];

/** Machines of a booking and of the person who is booked; `shown-fields.ts` says what may stand here. */
export const bookingFields = {
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
  waitlist: {
    context: ['deed', ...below('wait', waitFields), ...below('failure', failure)],
    events: [...below('wait', waitFields), ...below('output', waitFields), 'input.deed'],
  },
  candidateLink: { context: linkFacts, events: ['now', ...below('input', linkFacts)] },
  ownAppointment: { context: ownFacts, events: ['until', 'now', ...below('input', ownFacts)] },
  reminder: { context: reminderFacts, events: ['sendAt', 'delivery', ...below('input', reminderFacts)] },
  bookingStatus: {
    context: ['status', 'startsAt', 'timeZone', 'statusBefore', 'statusChangedAt'],
    events: ['to', 'held.*', ...below('input', ['status', 'startsAt', 'timeZone', 'statusBefore', 'statusChangedAt'])],
  },
} satisfies Readonly<Record<string, ShownFields>>;
