import { afterAll, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { plantPeople } from '../support/access/people.ts';
import { PLANTED_AT } from '../support/access/planted.ts';
import { openTrials, read } from '../support/access/trial.ts';
import { requestFor, verdictOf } from '../support/access/verdict.ts';
import { type DocumentedOperation, operationsOf, serviceDocuments } from '../support/service-documents.ts';
import { openWorld } from '../support/services.ts';

/** Every operation that changes the fields a mask names. */
const edits = (await serviceDocuments())
  .flatMap(operationsOf)
  .filter((operation) => JSON.stringify(bodyOf(operation)).includes('"update_mask"'));

/** A body's schema, references followed. */
function bodyOf({ operation, document }: DocumentedOperation): unknown {
  const body = operation['requestBody'];
  const name = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(body ?? null))?.[1];
  const { components } = document as unknown as { components: { schemas: Record<string, unknown> } };
  return name === undefined ? (body ?? null) : components.schemas[name];
}

const world = await openWorld();
const people = await plantPeople(world);
const trials = await openTrials(world);
afterAll(() => world.close());

const { admin, manager } = { admin: () => people.named.admin, manager: () => people.named.manager };
/** Sites are the provider's alone; anything else is a company's, which its manager edits as well. */
const editorOf = (operation: DocumentedOperation) =>
  verdictOf(operation, manager(), 'own') === 'allowed' ? manager() : admin();

/** The provider edits a company's records as well, apart from those that are the company's alone. */
const firstOf = (operation: DocumentedOperation) =>
  verdictOf(operation, admin(), 'foreign') === 'allowed' ? admin() : editorOf(operation);

async function edit(operation: DocumentedOperation, { token }: { token: string }, change: object) {
  const request = requestFor(operation, editorOf(operation).records);
  const body = { ...(await request.json()), ...change };
  const { method, url } = request;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { fetch } = defined(trials.services.get(operation.document.name));
  const { status, text } = await read(await fetch(new Request(url, { method, headers, body: JSON.stringify(body) })));
  return { status, error: JSON.parse(text).error };
}

test('there are edits to look at', () => {
  expect(edits.length).toBeGreaterThan(8);
});

test.each(edits)('$operationId refuses a mask that names read-only columns, at the mask', async (operation) => {
  for (const column of ['id', 'org_id', 'password_hash', 'created_at']) {
    const refused = await trials.trial(() => edit(operation, editorOf(operation), { update_mask: [column] }));
    expect(refused, column).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST' } });
    expect(refused.error.field, column).toMatch(/^update_mask/);
  }
});

test.each(edits)(
  '[admin.edit-conflict] $operationId tells the second editor who was first, and when',
  async (operation) => {
    const seen = { updated_at: PLANTED_AT };
    const { first, second } = await trials.trial(async () => ({
      first: await edit(operation, firstOf(operation), seen),
      second: await edit(operation, editorOf(operation), seen),
    }));
    expect(first).toMatchObject({ status: 200 });
    const who =
      editorOf(operation) === firstOf(operation)
        ? /^You changed this [\w ]+ just now, in another window\.$/
        : /^Helen Marsh changed this \w+ just now\.$/;
    expect(second).toMatchObject({
      status: 409,
      error: { code: 'EDIT_CONFLICT', message: expect.stringMatching(who) },
    });
    const { present, changed_by, changed_at } = second.error.details;
    const name = firstOf(operation) === admin() ? 'Helen Marsh' : 'Priya Raman';
    expect([changed_by, new Date(changed_at)]).toEqual([name, world.clock.now()]);
    expect(present.updated_at).not.toBe(PLANTED_AT);
  },
);
