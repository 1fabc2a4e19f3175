import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { serverPages } from '../../server-pages/server-pages.ts';
import { plainFacts } from '../../tests/support/bookings/plain-facts.ts';
import { createGateway, remoteFetch } from '../server.ts';
import type { ServiceEndpoint } from './service-fetch.ts';

/** A real server on a port; `answer` may be exchanged. */
async function listening(answer: RequestListener) {
  const server = createServer((request, response) => now(request, response)).listen(0, '127.0.0.1');
  let now = answer;
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    answerWith: (other: RequestListener) => {
      now = other;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json = (response: ServerResponse, body: unknown) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** A service over the network, and how many requests were sent to it. */
function overNetwork(baseUrl: string): ServiceEndpoint & { sent: () => number } {
  const fetch = remoteFetch();
  let sent = 0;
  return {
    baseUrl,
    sent: () => sent,
    fetch: (request, init) => {
      sent += 1;
      return fetch(request, init);
    },
  };
}

const swallow = () => undefined;

/** Booking and reporting are `asked`; the others answer at once, in the same process. */
function gatewayTo(questions: ServiceEndpoint, probeMs: number) {
  const well = { baseUrl: 'http://well', fetch: () => Response.json({ data: [] }) };
  const gateway = createGateway({
    pages: serverPages,
    services: {
      booking: questions,
      reporting: questions,
      auth: well,
      companies: well,
      countries: well,
    },
    portal: plainFacts,
    production: false,
    trustedDocuments: {},
    onFault: () => undefined,
    timeoutMs: 200,
    breaker: { timeouts: 3, probeMs },
  });
  const headers = { 'content-type': 'application/json' };
  return {
    async ask(query: string) {
      const body = JSON.stringify({ query });
      const answer = await gateway.fetch(new Request('http://portal/graphql', { method: 'POST', headers, body }));
      return answer.json();
    },
    exports: () =>
      gateway.fetch(
        new Request('http://portal/files/exports/bookings', {
          method: 'POST',
          headers: { ...headers, 'content-length': '2' },
          body: '{}',
        }),
      ),
    file: () => gateway.fetch(new Request(`http://portal/files/booking/${crypto.randomUUID()}?expires=1&signature=x`)),
  };
}

const page = '{ services { id } countries { code } }';
const unreachable = { errors: [{ path: ['services'], extensions: { code: 'UNREACHABLE' } }] };
const forever = 2 ** 31 - 1;

test('[edge.breaker] a service that does not answer gets no more calls after three time-outs, and the others continue', async () => {
  await using silent = await listening(swallow);
  const booking = overNetwork(silent.url);
  const { ask, file } = gatewayTo(booking, forever);
  for (const questions of [1, 2, 3]) {
    expect(await ask(page)).toMatchObject({ data: { services: null, countries: [] }, ...unreachable });
    expect(booking.sent()).toBe(questions);
  }
  for (let more = 0; more < 20; more += 1) {
    expect(await ask(page)).toMatchObject({ data: { services: null, countries: [] }, ...unreachable });
  }
  expect((await file()).status).toBe(504);
  expect(booking.sent(), 'nothing is sent that nobody would answer').toBe(3);
});

test('[edge.breaker] exports and downloads that are not answered count too', async () => {
  await using silent = await listening(swallow);
  const booking = overNetwork(silent.url);
  const { exports } = gatewayTo(booking, forever);
  for (let more = 0; more < 6; more += 1) expect((await exports()).status).toBe(504);
  expect(booking.sent()).toBe(3);
});

test('[edge.breaker] a probe that is answered lets calls through again', async () => {
  const probed = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await using silent = await listening((request) => {
    if (request.url === '/booking/health') probed.resolve();
  });
  const { ask } = gatewayTo(overNetwork(silent.url), 50);
  for (let questions = 0; questions < 3; questions += 1) await ask('{ services { id } }');
  // The first probe is swallowed too and leaves the breaker open.
  await probed.promise;
  silent.answerWith((request, response) => {
    if (request.url === '/booking/health') response.once('close', answered.resolve);
    json(response, { data: [] });
  });
  await answered.promise;
  await expect.poll(() => ask('{ services { id } }')).toEqual({ data: { services: [] } });
});

test('[edge.breaker] refusals, quick failures and single time-outs open nothing', async () => {
  let questions = 0;
  const fetch = async () => {
    questions += 1;
    if (questions % 3 === 1) throw new Error('ECONNREFUSED');
    if (questions % 3 === 2) return new Promise<Response>(() => undefined);
    return Response.json({ data: [] });
  };
  const { ask } = gatewayTo({ baseUrl: 'http://unsteady', fetch }, forever);
  for (let more = 0; more < 12; more += 1) await ask('{ services { id } }');
  expect(questions).toBe(12);
});
