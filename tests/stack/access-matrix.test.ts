import { afterAll, describe, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { accessRule } from '../../services/access/operations.ts';
import {
  type AccountName,
  accountNames,
  foreignWords,
  type Person,
  plantedWords,
  plantPeople,
  relations,
} from '../support/access/people.ts';
import type { Records } from '../support/access/planted.ts';
import { openTrials, read, type TrialAnswer } from '../support/access/trial.ts';
import { type AccessVerdict, placesOf, requestFor, says, verdictOf } from '../support/access/verdict.ts';
import { type DocumentedOperation, operationsOf, serviceDocuments } from '../support/service-documents.ts';
import { openWorld } from '../support/services.ts';

const all = (await serviceDocuments()).flatMap(operationsOf);
const isPublic = ({ operationId }: DocumentedOperation) => accessRule(operationId).permissions === 'public';

const world = await openWorld();
const people = await plantPeople(world);
const trials = await openTrials(world);
afterAll(() => world.close());

/** A live stream listens beside every transaction, and writes nothing. */
const isLive = ({ operationId }: DocumentedOperation) =>
  ['slotChanges', 'bookingsChanged', 'recordsChanged'].includes(operationId);

function ask(operation: DocumentedOperation, token: string | undefined, request: Request): Promise<TrialAnswer> {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  const { fetch } = defined(trials.services.get(operation.document.name));
  const answer = async () => read(await fetch(request));
  return isLive(operation) ? answer() : trials.trial(answer);
}

/** An answer without the ids that stood in its request: two that differ in nothing else are alike. */
const alike = ({ status, text }: TrialAnswer) => [status, status < 400 ? '' : text];

/** Checks an answer against the table, and that it shows no foreign records. */
function expectVerdict(verdict: AccessVerdict, { status, text }: TrialAnswer, about: string, isInput: boolean): void {
  expect(says(verdict, status, isInput), `${about}: ${verdict}, and was answered ${status} ${text}`).toBe(true);
  if (verdict !== 'allowed') expect(text, about).not.toMatch(plantedWords);
}

describe('every operation at its service', () => {
  test.each(all.filter((operation) => !isPublic(operation)))(
    '[perm.table][api.bearer] $operationId asks for a token, and for one of ours',
    async (operation) => {
      const { records } = people.named.manager;
      for (const token of [undefined, 'nonsense']) {
        const answer = await ask(operation, token, requestFor(operation, records));
        expectVerdict(verdictOf(operation, null, 'own'), answer, String(token), false);
        const { records: others } = people.named.admin;
        expect(await ask(operation, token, requestFor(operation, others))).toEqual(answer);
      }
    },
  );

  test.each(all.filter((operation) => !isPublic(operation)))(
    '[perm.table][perm.flags][perm.client] $operationId opens to each account exactly what its row of the table says',
    async (operation) => {
      const isInput = placesOf(operation).always.length === 0;
      for (const name of accountNames) {
        const person = people.named[name];
        const askAs = (records: Records) => ask(operation, person.token, requestFor(operation, records));
        for (const relation of isInput ? (['own'] as const) : relations) {
          const records = people.recordsOf(person, relation);
          if (!records) continue;
          const about = `${name}, ${relation}`;
          const answer = await askAs(records);
          const verdict = verdictOf(operation, person, relation);
          expectVerdict(verdict, answer, about, isInput);
          if (!person.isProvider) expect(answer.text, about).not.toMatch(foreignWords);
          // A colleague's may be known of and still be theirs to change.
          const isToldApart = relation === 'colleague' && verdict === 'forbidden';
          if (verdict === 'allowed' || relation === 'own' || relation === 'unknown' || isToldApart) continue;
          expect(alike(answer), about).toEqual(alike(await askAs(people.unknownBeside(person, relation))));
        }
      }
    },
  );
});

/** A place in a request that may name a foreign record while everything else is one's own. */
const places = all
  .filter((operation) => !isPublic(operation) && accessRule(operation.operationId).scope !== 'provider')
  .flatMap((operation) => {
    const { always, maybe } = placesOf(operation);
    const single = [...(always.length > 1 ? always : []), ...maybe];
    return single.map((place) => ({ operation, at: place.at, title: `${operation.operationId}, ${place.at}` }));
  });

/** Ids of new records, chosen by the caller: one that is taken cannot be given again, whichever company or colleague has it. */
const takenBy: Readonly<Record<string, 'own' | 'colleague'>> = {
  'createDraft, body.draft_id': 'own',
  'addCustomPackage, body.package_id': 'own',
  'makeApiKey, body.key_id': 'colleague',
};

describe('another account’s record among one’s own', () => {
  test.each(places)('[perm.table][perm.client] $title: another company’s answers as an unknown one', async (place) => {
    const { operation, at, title } = place;
    const mayAsk = (person: Person) => !person.isProvider && verdictOf(operation, person, 'own') === 'allowed';
    for (const person of accountNames.map((name) => people.named[name]).filter(mayAsk)) {
      const naming = (relation: 'own' | 'colleague' | 'foreign' | 'unknown') => {
        const records = defined(people.recordsOf(person, relation));
        return ask(operation, person.token, requestFor(operation, person.records, { at, records }));
      };
      const foreign = await naming('foreign');
      expect(foreign.text, person.name).not.toMatch(foreignWords);
      expect(alike(foreign), person.name).toEqual(alike(await naming(takenBy[title] ?? 'unknown')));
    }
  });
});

describe('public operations', () => {
  test.each(all.filter(isPublic))(
    '[perm.table] $operationId reveals no record to a caller without a session',
    async (operation) => {
      const of = (records: Person['records']) => ask(operation, undefined, requestFor(operation, records));
      const answer = await of(people.named.manager.records);
      expect(answer.text).not.toMatch(plantedWords);
      expect(alike(answer)).toEqual(alike(await of(people.unknownBeside(people.named.manager, 'foreign'))));
    },
  );
});

test('[perm.table] the planted words are found by an account that may see them, so that their absence elsewhere proves something', async () => {
  const finds = async (name: AccountName, operationId: string) => {
    const person = people.named[name];
    const operation = defined(all.find((one) => one.operationId === operationId));
    return (await ask(operation, person.token, requestFor(operation, person.records))).text;
  };
  for (const operationId of ['getBookingDetail', 'listAccounts', 'listCompanyPositions', 'listSites', 'getPackage']) {
    expect(await finds('manager', operationId), operationId).toMatch(/Wombat/);
  }
  expect(await finds('booker', 'getDraft')).toMatch(/Wombat-booker/);
});

/** Records that the provider's administrators keep, by the operations that change them. */
const saved = {
  companies: ['createCompany', 'updateCompany', 'deactivateCompany', 'activateCompany'],
  subsidiaries: ['createSite', 'updateSite', 'deactivateSite', 'activateSite'],
  'clinic sites': ['addClinicSite', 'updateClinicSite', 'disableClinicSite', 'activateClinicSite'],
  packages: ['addPackage', 'updatePackage', 'deletePackage'],
  positions: ['addPosition', 'updatePosition', 'deletePosition'],
  projects: ['addProject', 'updateProject', 'deleteProject'],
  paperwork: ['uploadPaperwork', 'renamePaperwork', 'deletePaperwork'],
  accounts: ['createAccount', 'createAdminAccount', 'createClientAccount', 'updateAccount', 'deleteAccount'],
  'the scheduler': ['getSchedulerDoctors', 'disableSlots', 'moveAppointment', 'addRosters', 'startClosing'],
};

test.each(Object.entries(saved))('[perm.admin] administrators keep %s, for any company', async (_, names) => {
  const { admin } = people.named;
  for (const name of names) {
    const operation = defined(all.find(({ operationId }) => operationId === name));
    const whose = name === 'createAdminAccount' ? admin.records : defined(people.recordsOf(admin, 'foreign'));
    const answer = await ask(operation, admin.token, requestFor(operation, whose));
    expect(says('allowed', answer.status, false), `${name}: ${answer.status} ${answer.text}`).toBe(true);
  }
});
