import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gateway } from '../../gateway/server.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { accessRule } from '../../services/access/operations.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { type Field, gatewayFields } from '../support/access/fields.ts';
import {
  accountNames,
  foreignWords,
  type People,
  type Person,
  plantedWords,
  plantPeople,
} from '../support/access/people.ts';
import type { Records } from '../support/access/planted.ts';
import { openTrials, read, type TrialAnswer, type Trials } from '../support/access/trial.ts';
import { says, verdictOf } from '../support/access/verdict.ts';
import { type DocumentedOperation, operationsOf, serviceDocuments } from '../support/service-documents.ts';
import { openWorld, type World } from '../support/services.ts';
import { ask, gatewayOver } from './stack.ts';

const all = (await serviceDocuments()).flatMap(operationsOf);
const fields = gatewayFields();

let world: World;
let trials: Trials;
let people: People;
let gateway: Gateway;
/** The gateway's calls to the services for an answer, in their order. */
let reached: DocumentedOperation[] = [];
const everReached = new Set<string>();

function operationAt({ method, url }: Request): DocumentedOperation {
  const { pathname } = new URL(url);
  const holds = ({ path }: DocumentedOperation) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return defined(all.find((one) => one.method === method && holds(one)));
}

function recordingGateway({ services }: Trials): Gateway {
  let last: Promise<unknown> = Promise.resolve();
  return gatewayOver((name) => ({
    baseUrl: `http://${name}`,
    // One after the other: a trial is one transaction.
    fetch: (request) => {
      const operation = operationAt(request);
      reached.push(operation);
      everReached.add(operation.operationId);
      const answer = last.then(() => defined(services.get(name)).fetch(request));
      last = answer.catch(() => undefined);
      return answer;
    },
  }));
}

/** Something that a browser asks the gateway for. */
interface Asking {
  readonly title: string;
  readonly namesRecords: boolean;
  ask(token: string | null, records: Records): Promise<TrialAnswer>;
}

/** A field's answer, with the status that the gateway names; 200 where it refuses nothing. */
const asField = (field: Field): Asking => ({
  ...field,
  async ask(token, records) {
    const { data, errors } = await ask({ gateway }, token, field.document, field.variables(records));
    const isRefused = errors && (data?.[field.name] ?? null) === null;
    const text = JSON.stringify({ data, errors }).replaceAll(/"requestId":"[^"]*"/g, '');
    return { status: isRefused ? errors[0].extensions.status : 200, text };
  },
});

/** Files go beside the schema, by addresses of their own. */
const asFile = (
  title: string,
  requestOf: (ids: Records['ids']) => [path: string, body: FormData | object],
): Asking => ({
  title,
  namesRecords: requestOf.length > 0,
  async ask(token, { ids }) {
    const [path, body] = requestOf(ids);
    const isForm = body instanceof FormData;
    const text = isForm ? '' : JSON.stringify(body);
    const headers = isForm ? {} : { 'content-type': 'application/json', 'content-length': String(text.length) };
    const request = new Request(`http://portal${path}`, { method: 'POST', headers, body: isForm ? body : text });
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
    return read(await gateway.fetch(request));
  },
});

function formOf(fieldsOfForm: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOfForm)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(plainPdf('Sample', ['Fit.']))]), 'sample.pdf');
  return form;
}

const files = [
  asFile('POST /files/paperworks', ({ org }) => [
    `/files/paperworks?org=${org}`,
    formOf({ company_id: String(org), temporary: 'true' }),
  ]),
  asFile('POST /files/consult-files', ({ candidate }) => [
    `/files/consult-files/${candidate}`,
    formOf({ file_type: 'medical_report' }),
  ]),
  asFile('POST /files/exports/bookings, of one', ({ booking }) => [
    '/files/exports/bookings',
    { bookingId: booking, format: 'csv' },
  ]),
  asFile('POST /files/exports/bookings', () => ['/files/exports/bookings', { format: 'csv' }]),
  asFile('POST /files/exports/statement', ({ org }) => [
    '/files/exports/statement',
    { orgId: org, fromDate: '2026-11-01', toDate: '2026-11-30', layout: 'xero', format: 'csv' },
  ]),
  asFile('POST /files/exports/month-end', () => ['/files/exports/month-end', { month: '2026-11', layout: 'xero' }]),
  asFile('POST /files/exports/audit', () => ['/files/exports/audit', { timeZone: 'Australia/Perth' }]),
  asFile('POST /files/exports/seen-people', ({ account }) => [
    '/files/exports/seen-people',
    { accountId: account, fromDate: '2026-11-01', toDate: '2026-11-30', timeZone: 'Australia/Perth' },
  ]),
];

const isLive = ({ document }: Field) => document.startsWith('subscription');
const askings = [...fields.filter((field) => !isLive(field)).map(asField), ...files];

function trying(asking: Asking, token: string | null, records: Records): Promise<TrialAnswer> {
  reached = [];
  return trials.trial(() => asking.ask(token, records));
}

/** One account asks for its own records, for another company's, and for unknown ones. */
async function expectAsItsService(asking: Asking, person: Person): Promise<void> {
  const unknown = await trying(asking, person.token, people.unknownBeside(person, 'foreign'));
  for (const relation of asking.namesRecords ? (['own', 'foreign'] as const) : (['own'] as const)) {
    const about = `${person.name}, ${relation}`;
    const answer = await trying(asking, person.token, defined(people.recordsOf(person, relation)));
    const verdict = verdictOf(defined(reached[0]), person, relation);
    const isSo = says(verdict, answer.status, !asking.namesRecords);
    expect(isSo, `${about}: ${verdict}, and was answered ${answer.status} ${answer.text}`).toBe(true);
    if (verdict !== 'allowed') expect(answer.text, about).not.toMatch(plantedWords);
    if (!person.isProvider) expect(answer.text, about).not.toMatch(foreignWords);
    if (relation === 'foreign' && verdict !== 'allowed') expect(answer, about).toEqual(unknown);
  }
}

describe('through the gateway', () => {
  beforeAll(async () => {
    world = await openWorld();
    people = await plantPeople(world);
    trials = await openTrials(world);
    gateway = recordingGateway(trials);
  });
  afterAll(() => world.close());

  test.each(askings)('[perm.table][api.bearer] $title answers every account as its service does', async (asking) => {
    const signedOut = await trying(asking, null, people.named.manager.records);
    expect(signedOut.text).not.toMatch(plantedWords);
    // An answer of the gateway's own, such as the portal's name, is no account's record.
    const [operation] = reached;
    if (!operation || accessRule(operation.operationId).permissions === 'public') return;
    expect(signedOut.status).toBe(401);
    for (const name of accountNames) await expectAsItsService(asking, people.named[name]);
  });

  /**
   * No document uses these: addresses that carry their own signature, a candidate's own appointment, lists that the
   * machines know, one of several. The live stream belongs to a subscription, which has a test of its own.
   */
  const notAsked = new Set([
    'getSigningKeys',
    // The status page asks for it.
    'getStatus',
    // The gateway's own, for a browser on its way to a company's identity provider and back.
    'startProviderSignIn',
    'answerProviderSignIn',
    'logOutByProvider',
    'downloadPaperwork',
    'downloadConsultFile',
    'getConsultFile',
    'slotChanges',
    'bookingsChanged',
    'recordsChanged',

    'openOwnAppointment',
    'sendOwnCode',
    'readOwnAppointment',
    'fillInDetails',
    'confirmAttendance',
    'askForAnotherTime',
    'changeEarlierTime',
    'listOwnTimes',
    'changeOwnTime',
    'sendOwnFile',
    // Asked by calendar programs.
    'readCalendarFeed',
    // Called by a carrier of SMS, and by a provider of mail.
    'receiveSms',
    'receiveMail',
    // Files of rows go past GraphQL, as every file does.
    'importCompanies',
    'importSubsidiaries',
    'importAccounts',
    'importPackages',
    // For programs that call the services.
    'listStatuses',
    'listBookingCompanies',
    'listClinicSites',
    'listPackagesLookup',
    // Called by hiring systems.
    'receiveOrder',
    'getOrder',
    'withdrawOrder',
    'listGreenhouseTests',
    'sendGreenhouseTest',
    'getGreenhouseTestStatus',
    'noteGreenhouseError',
    // A program exchanges its key there.
    'issueApiToken',
    // Called by systems that watch over security.
    'followAudit',
  ]);

  test('[api.services] every operation is reached through the gateway, or is one of those that no page asks for', () => {
    const never = all.map(({ operationId }) => operationId).filter((id) => !everReached.has(id));
    expect(new Set(never)).toEqual(notAsked);
  });
});
