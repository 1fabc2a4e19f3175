import type { ShownFields } from '../../lab/recorder/redact.ts';
import { isKind, sharedFilterNames } from '../rules/booking/booking-filter.ts';
import { bookingFields } from './shown-fields.booking.ts';
import { clinicFields } from './shown-fields.clinic.ts';
import { below, failure } from './shown-parts.ts';

/** Fields of a list's query in an address: none of them names a person. */
const asked = [
  'sort',
  'order',
  ...sharedFilterNames.filter((name) => !isKind(name, 'text')).map((name) => `filter.${name}`),
  'filter.statuses.*',
  'filter.results.*',
];

/** Of any event: when it was, whose answer it is, and which failure. */
const anyEvent = ['type', 'at', 'now', 'actorId', ...below('error', failure), 'input.now', 'output.at'];

/**
 * Fields of a machine that may be shown outside its page: in the inspector, in a problem file, at a receiver. Every
 * field not listed here is hidden, so that a new field is hidden by default; empty values and booleans are always
 * shown. Never list what a person types, names or contact details, or secrets (tokens, codes).
 * `*` is one step of a path, `**` at the end is everything below. By the machines' ids.
 */
const shown: Readonly<Record<string, ShownFields>> = {
  ...bookingFields,
  ...clinicFields,
  session: {
    context: [
      'access.permissions.*',
      'access.info.accountType',
      'access.info.company.id',
      ...below('failure', failure),
      'generation',
      'renewAt',
      'loadingSince',
      'lastRequestAt',
      'remainingMs',
    ],
    events: [
      'generation',
      'renewAt',
      'output.renewAt',
      'input.renewAt',
      'tokens.org',
      'tokens.accountId',
      'output.permissions.*',
      'output.info.accountType',
      'output.info.company.id',
    ],
  },
  signIn: { context: [], events: ['field'] },
  liveStream: { context: ['tries'], events: [] },
  fileLink: { context: below('failure', failure), events: [] },
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
      'columns.*',
      'ownColumns.*',
      'savedColumns.*',
      ...below('query', asked),
      ...below('failure', failure),
    ],
    events: [
      'path',
      'queryString',
      'top',
      'searches.*.id',
      'output',
      'columns.*',
      'input.ownColumns.*',
      'changes.columns.*',
      'output.columns.*',
      ...below('query', asked),
      ...below('changes', asked),
    ],
  },
  load: { context: below('failure', failure), events: [] },
  lookup: { context: below('failure', failure), events: [] },
  lookupStart: { context: [], events: [] },
  find: { context: below('failure', failure), events: [] },
  form: { context: ['touched.*'], events: ['field'] },
};

const byMachine = new Map(
  Object.entries(shown).map(([id, { context, events }]) => [id, { context, events: [...anyEvent, ...events] }]),
);
const none: ShownFields = { context: [], events: anyEvent };

/** A machine that is not named shows nothing but its states. */
export const shownFields = (machineId: string): ShownFields => byMachine.get(machineId) ?? none;
