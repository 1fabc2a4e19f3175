import { afterAll, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { API_SCOPES, type ApiScope } from '../../machines/rules/access/api-scopes.ts';
import { hashOfKey } from '../../services/access/api-keys.ts';
import { scopeOf } from '../../services/access/api-scopes.ts';
import { accessRule } from '../../services/access/operations.ts';
import { apiKeys } from '../../services/auth/auth.tables.ts';
import { type AccountName, accountNames, foreignWords, plantedWords, plantPeople } from '../support/access/people.ts';
import type { Records } from '../support/access/planted.ts';
import { openTrials, read } from '../support/access/trial.ts';
import { placesOf, requestFor, says, verdictOf } from '../support/access/verdict.ts';
import { type DocumentedOperation, operationsOf, serviceDocuments } from '../support/service-documents.ts';
import { openWorld } from '../support/services.ts';

const all = (await serviceDocuments()).flatMap(operationsOf);
const isPublic = ({ operationId }: DocumentedOperation) => accessRule(operationId).permissions === 'public';
const world = await openWorld();
const people = await plantPeople(world);
const trials = await openTrials(world);
afterAll(() => world.close());

const secretOf = (name: string, scopes: readonly ApiScope[]) => `pf_${name}-${scopes.join('-').replaceAll(':', '_')}`;
const others = (scope: ApiScope) => API_SCOPES.filter((one) => one !== scope);
for (const name of accountNames) {
  const { account_id: accountId, org: orgId } = await world.signIn(name);
  const expiresAt = new Date(world.clock.now().getTime() + 3_600_000);
  for (const scopes of [API_SCOPES, ...API_SCOPES.map((one) => [one]), ...API_SCOPES.map(others)]) {
    const hash = hashOfKey(secretOf(name, scopes));
    const facts = { orgId, accountId, name: 'Key', prefix: 'pf_', hash, createdAt: world.clock.now(), expiresAt };
    await world.deps.db.insert(apiKeys).values({ ...facts, scopes: [...scopes] });
  }
}

function ask(operation: DocumentedOperation, name: AccountName, scopes: readonly ApiScope[], records: Records) {
  const request = requestFor(operation, records);
  request.headers.set('authorization', `Bearer ${secretOf(name, scopes)}`);
  return trials.trial(async () => read(await defined(trials.services.get(operation.document.name)).fetch(request)));
}

const isOpen = ({ operationId }: DocumentedOperation) => scopeOf(operationId) !== undefined;

test.each(all.filter((one) => !isPublic(one) && !isOpen(one)))(
  '[api.scope][perm.table] $operationId is of no scope, and no key opens it',
  async (operation) => {
    for (const name of accountNames) {
      const { status, text } = await ask(operation, name, API_SCOPES, people.named[name].records);
      expect(status, `${name}: ${text}`).toBe(403);
      expect(text).not.toMatch(plantedWords);
    }
  },
);

test.each(all.filter(isOpen))(
  '[api.scope][perm.table] $operationId opens by its scope alone, as far as the account of the key may',
  async (operation) => {
    const scope = defined(scopeOf(operation.operationId));
    const isInput = placesOf(operation).always.length === 0;
    for (const name of accountNames) {
      const person = people.named[name];
      const without = await ask(operation, name, others(scope), person.records);
      expect(without.status, `${name}: ${without.text}`).toBe(403);
      for (const relation of isInput ? (['own'] as const) : (['own', 'colleague', 'foreign', 'unknown'] as const)) {
        const records = people.recordsOf(person, relation);
        if (!records) continue;
        const about = `${name}, ${relation}`;
        const verdict = verdictOf(operation, person, relation);
        const { status, text } = await ask(operation, name, [scope], records);
        expect(says(verdict, status, isInput), `${about}: ${verdict}, and was answered ${status} ${text}`).toBe(true);
        if (verdict !== 'allowed') expect(text, about).not.toMatch(plantedWords);
        if (!person.isProvider) expect(text, about).not.toMatch(foreignWords);
      }
    }
  },
);
