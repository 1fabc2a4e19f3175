import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defined } from '../../machines/lib/assert-defined.ts';
import { generateSigningKey } from '../../services/access/tokens.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { documentHash } from '../support/persisted-document.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';

const attribute = z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A collector as OpenTelemetry's protocol describes it, which keeps what it gets. */
async function startCollector() {
  const spans: (z.infer<typeof span> & { of: string | undefined })[] = [];
  const server = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of exported.parse(await json(request)).resourceSpans) {
      const of = textOf(resource.attributes, 'service.name');
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((each) => ({ ...each, of }))));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, stop: () => void server.close() };
}

const textOf = (attributes: readonly z.infer<typeof attribute>[], wanted: string) =>
  attributes.find(({ key }) => key === wanted)?.value.stringValue;

test(
  '[run.traces] one request is one trace, from the gateway over the service in another process to its statements',
  needs('postgres'),
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const collector = await startCollector();
    cleanup.defer(() => collector.stop());
    const own = await ownDatabase('demo');
    cleanup.defer(() => own.drop());
    const env = { SIGNING_KEY: generateSigningKey(), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const names = ['auth', 'companies', 'booking', 'reporting', 'countries'];
    const services = await startPortal({ databaseUrl: own.url, env, roles: names });
    cleanup.defer(() => services.stop());
    const urls = Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_URL`, services.url]));
    const gateway = await startPortal({ env: { ...env, ...urls, DEMO: '0' }, roles: ['gateway'], waitForDemo: false });
    const rest = await restAs('manager', services);
    const requestId = 'one-request-to-be-traced';
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: rest.authorization, 'x-request-id': requestId },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: documentHash('Me') } } }),
    });
    expect(answer.status).toBe(200);
    // A stopped process sends the spans that it still has.
    await gateway.stop();
    await services.stop();

    const root = defined(collector.spans.find(({ name, of }) => of === 'preflight-gateway' && name === 'gateway Me'));
    expect(textOf(root.attributes, 'preflight.request_id')).toBe(requestId);
    const trace = collector.spans.filter(({ traceId }) => traceId === root.traceId);
    const parentOf = (id: string | undefined) => trace.find(({ spanId }) => spanId === id);
    const statement = defined(
      trace.find(({ attributes }) => textOf(attributes, 'db.query.text')?.startsWith('select')),
    );
    const operation = defined(parentOf(statement.parentSpanId));
    expect(textOf(operation.attributes, 'preflight.request_id'), 'the service’s request').toBe(requestId);
    const call = defined(parentOf(operation.parentSpanId));
    expect([call.of, call.parentSpanId]).toEqual(['preflight-gateway', root.spanId]);
    const told = JSON.stringify(trace);
    for (const personal of [rest.accountId, rest.orgId, 'priya', 'Priya']) expect(told).not.toContain(personal);
  },
);
