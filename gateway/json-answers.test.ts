import { expect, test } from 'vitest';
import { serverPages } from '../server-pages/server-pages.ts';
import { eachService } from '../services/shared/service-names.ts';
import { plainFacts } from '../tests/support/bookings/plain-facts.ts';
import type { ServiceFetch } from './rest/service-fetch.ts';
import { createGateway, type GatewayRequest } from './server.ts';

const query =
  'query Save($id: ID!, $body: DraftBody!) { saveDraft(draftId: $id, revision: 1, body: $body) { revision } }';
const save = query.replace('query', 'mutation');
const good = { id: 'd', body: { step: 'time' } };
const saved = { revision: 2, updated_at: '2026-11-23T01:00:00Z' };
const refusal = { error: { code: 'INVALID', message: 'No.', field: 'body' } };

/** A gateway in production, its trusted document, and what it told of each request. */
function gatewayOver(answer: ServiceFetch, document = save) {
  const told: GatewayRequest[] = [];
  const faults: unknown[] = [];
  const endpoint = { baseUrl: 'http://services', fetch: answer };
  const gateway = createGateway({
    pages: serverPages,
    services: eachService(() => endpoint),
    portal: plainFacts,
    production: true,
    trustedDocuments: { 'sha256:save': document },
    onFault: (error) => faults.push(error),
    onRequest: (line) => told.push(line),
  });
  const send = async (body: object | string, accept?: string) => {
    const response = await gateway.fetch(
      new Request('http://portal/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-request-id': 'request-1',
          ...(accept === undefined ? {} : { accept }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    const type = response.headers.get('content-type');
    return { status: response.status, type, body: await response.text() };
  };
  return { send, told, faults };
}

const persisted = (variables: object, sha256Hash = 'sha256:save') => ({
  extensions: { persistedQuery: { version: 1, sha256Hash } },
  variables,
});

test.each<[string, ServiceFetch, object | string]>([
  ['an answer', () => Response.json(saved), persisted(good)],
  ['a refusal', () => Response.json(refusal, { status: 422 }), persisted(good)],
  ['a service that is down', () => Promise.reject(new Error('down')), persisted(good)],
  ['a fault of ours', () => Response.json({ revision: 'two' }), persisted(good)],
  ['a variable that is missing', () => Response.json(saved), persisted({ id: 'd' })],
  ['a variable of another type', () => Response.json(saved), persisted({ ...good, id: { no: 'id' } })],
  ['a document that is not ours', () => Response.json(saved), persisted(good, 'sha256:other')],
  ['a document sent as text', () => Response.json(saved), { query: save, variables: good }],
  ['no JSON', () => Response.json(saved), '{'],
  ['a body that is too large', () => Response.json(saved), persisted({ ...good, more: 'x'.repeat(300_000) })],
])('[api.errors] %s is the same the first time and once the document is compiled', async (_what, answer, body) => {
  for (const accept of [undefined, 'application/json', 'application/graphql-response+json, application/json']) {
    const first = gatewayOver(answer);
    const before = await first.send(body, accept);
    const later = gatewayOver(answer);
    await later.send(persisted(good), accept);
    later.told.length = 0;
    later.faults.length = 0;
    expect(await later.send(body, accept)).toEqual(before);
    const lines = ({ told }: typeof first) => told.map(({ ms: _ms, ...line }) => line);
    expect(lines(later)).toEqual(lines(first));
    expect(later.faults).toEqual(first.faults);
  }
});

test('a compiled document calls the service each time, with its own variables', async () => {
  const asked: string[] = [];
  const { send } = gatewayOver(async (request) => {
    asked.push(`${new URL(request.url).pathname} ${await request.text()}`);
    return Response.json({ ...saved, revision: asked.length });
  });
  const answers = [];
  for (const id of ['a', 'b', 'c']) answers.push((await send(persisted({ ...good, id }))).body);
  expect(answers).toEqual([1, 2, 3].map((revision) => JSON.stringify({ data: { saveDraft: { revision } } })));
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['a', 'b', 'c'].map((id) => `/booking/drafts/${id}`));
});

test('a subscription that is not asked for as an event stream is refused, and its stream at the service ends', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const live = 'subscription { slotsChanged(siteIds: ["s"]) { siteId } }';
  const { send } = gatewayOver(() => new Response(new ReadableStream({ cancel: () => resolve() })), live);
  const { body } = await send(persisted({}));
  expect(JSON.parse(body).errors[0].extensions).toMatchObject({ code: 'REJECTED', status: 406 });
  await left;
});
