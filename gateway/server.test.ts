import { expect, test, vi } from 'vitest';
import { serverPages } from '../server-pages/server-pages.ts';
import { eachService } from '../services/shared/service-names.ts';
import type { ServiceFetch } from './rest/service-fetch.ts';
import { createGateway, type GatewayOptions } from './server.ts';

const portal: GatewayOptions['portal'] = {
  providerName: 'Banksia',
  timeZone: 'Australia/Perth',
  holdMinutes: 10,
  schedulerUrl: null,
  policyUrl: null,
  inspection: 'NOBODY',
  inspectorUrl: null,
  demo: false,
  demoLogins: [],
};

/** A gateway over services that answer `answer` to everything, and what they were asked. */
function gatewayOver(answer: ServiceFetch, options: Partial<GatewayOptions> = {}) {
  const requests: Request[] = [];
  const faults: unknown[] = [];
  const service = (name: string) => ({
    baseUrl: `http://${name}`,
    fetch: (request: Request) => {
      requests.push(request);
      return answer(request);
    },
  });
  const gateway = createGateway({
    pages: serverPages,
    services: eachService(service),
    portal,
    production: false,
    trustedDocuments: { 'sha256:portal': '{ portal { providerName } }' },
    onFault: (error) => faults.push(error),
    ...options,
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    gateway.fetch(
      new Request('http://portal/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const ask = async (query: string, variables: object = {}, headers?: Record<string, string>) =>
    (await send({ query, variables }, headers)).json();
  return { gateway, send, ask, requests: requests, faults };
}

const nothing = () => Response.json({ data: [], sites: [], projects: [], clinics: [], count: 0, total: 0 });
const session = { access_token: 'a', refresh_token: 'r', org: 'o', account_id: 'i', exp: 1_795_226_400, ts: 0 };

test('[provider.settings] the portal is called as the settings say, and as configured where they cannot be reached', async () => {
  const facts = { brand_name: 'Coastal', phone: '', opening_hours: '', hold_minutes: 15 };
  const question = '{ portal { providerName holdMinutes timeZone } }';
  const { ask } = gatewayOver(() => Response.json(facts));
  const portalOf = (providerName: string, holdMinutes: number) => ({
    data: { portal: { providerName, holdMinutes, timeZone: 'Australia/Perth' } },
  });
  expect(await ask(question)).toEqual(portalOf('Coastal', 15));
  const away = gatewayOver(() => Promise.reject(new TypeError('fetch failed')));
  expect(await away.ask(question)).toEqual(portalOf('Banksia', 10));
  const failing = gatewayOver(() => new Response('<html>', { status: 502 }));
  expect(await failing.ask(question)).toEqual(portalOf('Banksia', 10));
});

test("[api.bearer] the caller's token goes to every service, and to no log-in or refresh", async () => {
  const { ask, requests } = gatewayOver(() => Response.json({ ...session, data: [] }, { status: 201 }));
  const old = { authorization: 'Bearer old' };
  await ask('{ services { id } countries { code } positions(org: "o") { total } }', {}, old);
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual([
    'Bearer old',
    'Bearer old',
    'Bearer old',
  ]);
  requests.length = 0;
  const keys = '{ accessToken expiresAt }';
  const { data } = await ask(`mutation { logIn(username: "u", password: "p") ${keys} }`, {}, old);
  await ask(`mutation { refreshSession(refreshToken: "r") ${keys} }`, {}, old);
  expect(data.logIn).toEqual({ accessToken: 'a', expiresAt: '2026-11-21T02:00:00.000Z' });
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, null]);
});

test('[api.arrays] a list in the query is a repeated parameter', async () => {
  const { ask, requests } = gatewayOver(nothing);
  const window = 'from: "2026-11-23T00:00:00Z", to: "2026-11-24T00:00:00Z", timeZone: "Australia/Perth"';
  await ask(`{ timeSlots(packageId: "p", siteIds: ["s1", "s2"], ${window}) { siteId } }`);
  expect(new URL(requests[0]?.url ?? '').searchParams.getAll('site_ids')).toEqual(['s1', 's2']);
});

test('[lookup.page] a lookup asks for a page of entries and their number, the latest first', async () => {
  const { ask, requests } = gatewayOver(nothing);
  await ask('{ bookableOrgs(search: "red") { total } projects(org: "o", limit: 1000) { total } }');
  const [orgs, projects] = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  const counted = { is_count: 'true', recent_first: 'true' };
  expect(orgs).toEqual({ search: 'red', ...counted });
  expect(projects).toEqual({ org: 'o', disable: 'false', page_size: '1000', ...counted });
});

test('[lookup.page][call.companies][call.paperworks][call.create] calls have the query of the specification', async () => {
  const { ask, requests } = gatewayOver(nothing);
  await ask('{ bookableClinics(state: "WA") { id } companies(search: "red") { total } }');
  await ask('{ paperworkList(org: "o", search: "form") { total } }');
  const person = 'contactName: "", contactPhone: "", contactEmail: ""';
  const input = `{ orgId: "o", serviceType: pem, resultEmail: "", invoiceEmail: "", ${person}, policyAccepted: true, candidates: [] }`;
  await ask(`mutation { createBooking(org: "o", input: ${input}, idempotencyKey: "k") { bookingId } }`);
  const [clinics, companies, paperworks, created] = requests.map(({ url }) =>
    Object.fromEntries(new URL(url).searchParams),
  );
  expect(clinics).toMatchObject({ state: 'WA', is_count: 'true' });
  expect(companies).toMatchObject({ name: 'red', is_count: 'true' });
  expect(paperworks).toEqual({ org: 'o', query: 'form', is_count: 'true', company_paperworks: 'true' });
  expect(created).toEqual({ org: 'o' });
});

test('a request has one id from the browser to every service and back', async () => {
  const { send, requests } = gatewayOver(() => Promise.reject(new Error('down')));
  const response = await send({ query: '{ services { id } }' }, { 'x-request-id': 'browser-0001' });
  expect(requests[0]?.headers.get('x-request-id')).toBe('browser-0001');
  expect(response.headers.get('x-request-id')).toBe('browser-0001');
  expect((await response.json()).errors[0].extensions.requestId).toBe('browser-0001');
  const odd = await send({ query: '{ services { id } }' }, { 'x-request-id': 'a b; c' });
  expect(odd.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('the gateway forwards the browser’s address to the services, which count log-ins by it', async () => {
  const { ask, requests } = gatewayOver(nothing);
  await ask('{ services { id } }', {}, { 'x-forwarded-for': '203.0.113.7', cookie: 'a=b' });
  expect(requests[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
  expect(requests[0]?.headers.get('cookie')).toBeNull();
});

test('[access.limits] a cookie that no script reads identifies a device, and only a sign-in forwards it', async () => {
  const session = {
    access_token: 'a',
    refresh_token: 'r',
    org: 'o',
    account_id: 'i',
    exp: 0,
    known_device: 'd.1.s~e.2.t',
  };
  const { send, requests } = gatewayOver(() => Response.json(session, { status: 201 }), { isHttps: true });
  const query = 'mutation { logIn(username: "u", password: "p") { org } }';
  const first = await send({ query });
  expect(requests[0]?.headers.get('KnownDevice')).toBeNull();
  const cookie = first.headers.get('set-cookie');
  expect(cookie).toBe('known_device=d.1.s~e.2.t; Max-Age=15552000; Path=/graphql; HttpOnly; Secure; SameSite=Strict');
  await send({ query }, { cookie: 'theme=dark; known_device=d.1.s~e.2.t; x=y' });
  expect(requests[1]?.headers.get('KnownDevice')).toBe('d.1.s~e.2.t');
  expect(requests[1]?.headers.get('cookie')).toBeNull();
  await send({ query: '{ services { id } }' }, { cookie: 'known_device=d.1.s' });
  expect(requests[2]?.headers.get('KnownDevice')).toBeNull();
});

test('[edge.signed-link] a signed address comes with a cookie that opens it, on this browser and for a minute', async () => {
  const file = { file_id: 'f', file_type: 't', file_name: 'n', size: 1, signed_url: 'http://portal/files/booking/f' };
  const { send, gateway, requests } = gatewayOver(() =>
    Response.json({ files: [file], file_name: 'n', signed_url: 's' }),
  );
  const authorization = 'Bearer ey.own.token';
  const cookie = 'file_access=ey.own.token; Max-Age=60; Path=/files; HttpOnly; SameSite=Strict';
  for (const query of [
    'mutation { consultFiles(candidateId: "c", files: [{ fileId: "f", type: "t" }]) { fileId } }',
    'mutation { paperworkFile(id: "p") { signedUrl } }',
  ]) {
    expect((await send({ query }, { authorization })).headers.get('set-cookie')).toBe(cookie);
  }
  expect((await send({ query: '{ services { id } }' }, { authorization })).headers.get('set-cookie')).toBeNull();
  for (const home of ['booking', 'companies']) {
    const address = `http://portal/files/${home}/${crypto.randomUUID()}`;
    await gateway.fetch(new Request(address, { headers: { cookie: 'a=b; file_access=ey.own.token' } }));
    expect(requests.at(-1)?.headers.get('authorization')).toBe(authorization);
    expect(requests.at(-1)?.headers.get('cookie')).toBeNull();
    await gateway.fetch(new Request(address));
    expect(requests.at(-1)?.headers.get('authorization')).toBeNull();
  }
});

test('a service that is down leaves the rest of the page alone', async () => {
  const { ask, faults } = gatewayOver((request) =>
    request.url.startsWith('http://booking') ? Promise.reject(new Error('ECONNREFUSED')) : nothing(),
  );
  const { data, errors } = await ask('{ portal { providerName } countries { code } services { id } }');
  expect(data).toEqual({ portal: { providerName: 'Banksia' }, countries: [], services: null });
  expect(errors).toMatchObject([{ path: ['services'], extensions: { code: 'UNREACHABLE', status: 504 } }]);
  expect(faults).toMatchObject([{ message: 'ECONNREFUSED' }]);
});

test('[api.timeout] a service that hangs is given up, a live stream may begin when it will', async () => {
  const { promise: stream, resolve: begin } = Promise.withResolvers<Response>();
  const { ask, send } = gatewayOver(
    ({ url }) => (url.includes('slot-changes') ? stream : new Promise<Response>(() => undefined)),
    { timeoutMs: 20 },
  );
  const accept = { accept: 'text/event-stream' };
  const opened = send({ query: 'subscription { slotsChanged(siteIds: ["s"]) { siteId } }' }, accept);
  expect((await ask('{ services { id } }')).errors).toMatchObject([{ extensions: { code: 'UNREACHABLE' } }]);
  begin(new Response('data: {"site_id":"s","day":null}\n\n'));
  expect(await (await opened).text()).toContain('{"data":{"slotsChanged":{"siteId":"s"}}}');
});

test('an internal error is returned without its message, and logged with it', async () => {
  const { ask, faults } = gatewayOver(() => Response.json({ data: 'not a list' }));
  const { errors } = await ask('{ services { id } }');
  expect(errors).toMatchObject([{ message: 'REJECTED', extensions: { code: 'REJECTED', status: 500, reason: '' } }]);
  expect(faults).toMatchObject([{ message: expect.stringContaining('Expected Iterable') }]);
});

test('the expected type of a variable is reported at its field', async () => {
  const { ask, requests } = gatewayOver(nothing);
  const reserve = `mutation ($slot: SlotInput!, $draftId: ID!) {
    reserveSlot(slot: $slot, draftId: $draftId, candidateIndex: 0) { reserveId }
  }`;
  const { errors } = await ask(reserve, {
    slot: { siteId: 's', packageId: 'p', calendarIds: ['x'], startsAt: '2026-11-23T00:00:00Z' },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST', status: 400 } }]);
  expect(Object.keys(errors[0].extensions.fields)).toEqual(['calendarIds.0', 'draftId']);
  expect(requests).toEqual([]);
});

test.each([
  ['a field', '{ servces { id } }', {}],
  ['a field where only a fragment has it', '{ __typename { x } portals }', {}],
  ['a selection', '{ services }', {}],
  ['an argument', '{ services(serch: "a") { id } }', {}],
  ['an enum value', '{ bookings(sort: appointment_tim) { total } }', {}],
  ['a type', 'query ($slot: SlotInpt) { services { id } }', {}],
  ['a directive', '{ services @skp(if: true) { id } }', {}],
  ['a fragment', '{ ...Fiels } fragment Fields on Query { services { id } }', {}],
  [
    'a field of a variable',
    'mutation ($slot: SlotInput!) { reserveSlot(slot: $slot, draftId: "d", candidateIndex: 0) { reserveId } }',
    { slot: { siteId: 's', packageId: 'p', calendarIds: [], startsAt: '2026-11-23T00:00:00Z', sitId: 's' } },
  ],
  [
    'an enum value of a variable',
    'query ($sort: BookingSort) { bookings(sort: $sort) { total } }',
    { sort: 'appointment_tim' },
  ],
])(
  '[edge.no-hints] %s that is misspelt is refused without a hint at the right name',
  async (_what, query, variables) => {
    const { errors } = await gatewayOver(nothing).ask(query, variables);
    expect(errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/did you mean|suggestion/i);
  },
);

test('only JSON that is posted is read: no form, no link, no other page can act', async () => {
  const { gateway, requests } = gatewayOver(nothing);
  const answers = await Promise.all([
    ...['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', 'application/graphql'].map((type) =>
      gateway.fetch(
        new Request('http://portal/graphql', {
          method: 'POST',
          headers: { 'content-type': type, origin: 'https://elsewhere.example' },
          body: 'query=mutation{logOut}',
        }),
      ),
    ),
    gateway.fetch(new Request('http://portal/graphql?query=mutation{logOut}')),
    gateway.fetch(new Request('http://portal/graphql?query={services{id}}')),
    gateway.fetch(
      new Request('http://portal/graphql', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 415, 405, 405, 405]);
  for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(requests).toEqual([]);
});

test('another origin is not told that it may read an answer', async () => {
  const { send } = gatewayOver(nothing);
  const { headers } = await send({ query: '{ portal { demo } }' }, { origin: 'https://elsewhere.example' });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each([
  ['depth', `{ __type(name: "Query") { fields { type { ofType { ofType { ofType { ofType { name } } } } } } } }`],
  [
    'alias',
    `mutation { ${Array.from({ length: 15 }, (_, i) => `g${i}: logIn(username: "u", password: "${i}") { org }`).join(' ')} }`,
  ],
  [
    'cost',
    `{ ${Array.from({ length: 60 }, () => 'bookings { bookings { candidateName candidateEmail candidatePhone } }').join(' ')} }`,
  ],
  ['token', `{ ${'portal { demo } '.repeat(400)} }`],
])('a document beyond the %s limit is refused before any call of a service', async (limit, query) => {
  const { ask, requests: asked } = gatewayOver(nothing);
  const { errors } = await ask(query);
  expect(errors[0].message.toLowerCase()).toContain(limit);
  expect(errors[0].extensions).toMatchObject({ code: 'REJECTED', status: 400 });
  expect(asked).toEqual([]);
});

test.each([true, false])('a body beyond the limit is not read (announced: %s)', async (announced) => {
  const { gateway } = gatewayOver(nothing);
  const body = JSON.stringify({ query: '{ portal { demo } }', variables: { note: 'x'.repeat(300_000) } });
  const stream = new Blob([body]).stream();
  const response = await gateway.fetch(
    new Request('http://portal/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(announced ? { 'content-length': String(body.length) } : {}) },
      body: announced ? body : stream,
      ...(announced ? {} : { duplex: 'half' }),
    }),
  );
  expect(response.status).toBe(413);
  expect((await response.json()).errors[0].extensions).toMatchObject({ code: 'REJECTED', status: 413 });
});

test.each([['{'], ['[]'], ['7'], ['""'], [[{ query: '{ portal { demo } }' }]]])(
  'a body that is no request, %j, is refused',
  async (body) => {
    const { send } = gatewayOver(nothing);
    expect((await send(body)).status).toBe(400);
  },
);

test("production runs the portal's own documents only", async () => {
  const { send } = gatewayOver(nothing, { production: true });
  const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const own = await (await send(named('sha256:portal'))).json();
  expect(own).toEqual({ data: { portal: { providerName: 'Banksia' } } });
  for (const body of [named('sha256:other'), named('toString'), { query: '{ portal { demo } }' }, {}]) {
    const { data, errors } = await (await send(body)).json();
    expect(data).toBeUndefined();
    expect(errors[0].extensions).toMatchObject({ code: 'REJECTED', status: 400 });
  }
});

test('GraphiQL opens in development alone', async () => {
  const open = () => new Request('http://portal/graphql', { headers: { accept: 'text/html' } });
  expect((await gatewayOver(nothing).gateway.fetch(open())).status).toBe(200);
  expect((await gatewayOver(nothing, { production: true }).gateway.fetch(open())).status).toBe(405);
});

test('a browser that goes away ends the live stream at the service', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const { send } = gatewayOver(() => new Response(new ReadableStream({ cancel: () => resolve() })));
  const live = await send(
    { query: 'subscription { slotsChanged(siteIds: ["s"]) { siteId day } }' },
    { accept: 'text/event-stream' },
  );
  const reader = live.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await left;
});

test('[run.metrics] each request is reported with its document’s name and the status of its first error, never with its text', async () => {
  const onRequest = vi.fn();
  const unavailable = () => Response.json({ error: { code: 'UNAVAILABLE', message: 'Down.' } }, { status: 503 });
  const { ask, send } = gatewayOver(unavailable, { onRequest });
  await ask('query EveryService { services { id } }', {}, { 'x-request-id': 'found-again' });
  await ask('{ portal { providerName } }');
  await send('nonsense');
  expect(onRequest.mock.calls.map(([line]) => [line.operation, line.status])).toEqual([
    ['EveryService', 503],
    [undefined, 200],
    [undefined, 400],
  ]);
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({ requestId: 'found-again', method: 'POST' });
});

test('[sso.back-channel] a provider’s log-out that reaches no service is answered 503, and a person lands on the page that says so', async () => {
  const { gateway, faults } = gatewayOver(() => Promise.reject(new Error('cut')));
  const ask = (path: string, method: string) =>
    gateway.fetch(new Request(`http://portal/sign-in/oidc/${path}`, { method, redirect: 'manual' }));
  expect((await ask('logged-out', 'POST')).status).toBe(503);
  const begun = await ask('start?domain=coastal.example', 'GET');
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/login?sign-in=company']);
  expect(faults).toHaveLength(2);
});
