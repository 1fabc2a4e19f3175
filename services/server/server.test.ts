import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asGateway, remoteFetch } from '../../gateway/rest/service-fetch.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { isSigningKey } from '../access/tokens.ts';
import { type Answering, type RunningServer, serve } from './http-server.ts';
import { pathOf, segmentsOf } from './paths.ts';
import { storedSigningKey } from './signing-key.ts';
import type { BodyPace } from './slow-bodies.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'preflight-server-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built pages', () => {
  let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  beforeAll(async () => {
    const dist = join(folder, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Preflight</title><style>p{color:red}</style>');
    writeFileSync(join(dist, 'assets', 'main-Bx12.js'), `console.log(${'"words "+'.repeat(200)}1)`);
    writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
    const answer = await staticFiles(dist, { isHttps: true });
    get = (path, headers = {}) => answer(new Request(`http://portal${path}`, { headers }));
  });

  test('a page has a strict policy and is revalidated; an asset named by its content is cached', async () => {
    const page = await get('/index.html');
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/,
    );
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    const asset = await get('/assets/main-Bx12.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('an address of the pages answers with them, an asset of an older build does not', async () => {
    for (const path of ['/', '/login', '/booking/1/detail?a=/b', '/companies/1/general']) {
      expect((await get(path)).headers.get('content-type'), path).toContain('text/html');
    }
    expect((await get('/assets/main-Old0.js')).status).toBe(404);
    expect((await get('/../server.test.ts')).headers.get('content-type')).toContain('text/html');
  });

  test('an unchanged file is not sent again, and the first answer is compressed', async () => {
    const small = await get('/assets/main-Bx12.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(Number(small.headers.get('content-length'))).toBeLessThan(100);
    const etag = small.headers.get('etag') ?? '';
    const same = await get('/assets/main-Bx12.js', { 'accept-encoding': 'gzip, br', 'if-none-match': etag });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe('');
  });

  test('a file compressed by the build is sent as it is, and has no address of its own', async () => {
    const asset = '/assets/ready-Cx34.js';
    const path = join(folder, 'ready', asset);
    mkdirSync(join(folder, 'ready', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'ready', 'index.html'), '<!doctype html>');
    writeFileSync(path, 'plain()');
    writeFileSync(`${path}.br`, 'as the build left it');
    const answer = await staticFiles(join(folder, 'ready'), { isHttps: false });
    const requests = (at: string, accepted: string) =>
      answer(new Request(`http://portal${at}`, { headers: { 'accept-encoding': accepted } }));
    const ready = await requests(asset, 'gzip, br');
    expect(ready.headers.get('content-encoding')).toBe('br');
    expect(ready.headers.get('content-type')).toContain('javascript');
    expect(await ready.text()).toBe('as the build left it');
    const here = await requests(asset, 'gzip');
    expect(gunzipSync(await here.bytes()).toString()).toBe('plain()');
    expect((await requests(`${asset}.br`, 'br')).status).toBe(404);
  });

  test('an asset that a new build took away is not found, and found once it is there again', async () => {
    const path = join(folder, 'dist', 'assets', 'list-Gone56.js');
    writeFileSync(path, 'list()');
    const answer = await staticFiles(join(folder, 'dist'), { isHttps: true });
    const requests = () => answer(new Request('http://portal/assets/list-Gone56.js'));
    rmSync(path);
    expect((await requests()).status).toBe(404);
    writeFileSync(path, 'list()');
    expect(await (await requests()).text()).toBe('list()');
  });

  test('pages that are not built are missed at start', async () => {
    await expect(staticFiles(join(folder, 'nothing'), { isHttps: false })).rejects.toThrow('npm run build');
  });
});

describe('the server', () => {
  const answering = (request: Request) => {
    const address = request.headers.get('x-forwarded-for');
    return Response.json(request.headers.has('x-gateway-key') ? 'a key that nobody else may see' : { address });
  };
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve(answering, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close(0));

  const ask = (headers: Record<string, string | string[]>, at = server): Promise<string> =>
    new Promise((resolve, reject) => {
      const request = httpRequest({ port: at.port, host: '127.0.0.1', headers }, (response) => {
        response.setEncoding('utf8').once('data', resolve);
      });
      request.once('error', reject).end();
    });

  test('[access.address] services get the address of the connection, despite any header', async () => {
    expect(await ask({})).toBe('{"address":"127.0.0.1"}');
    expect(await ask({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })).toBe('{"address":"127.0.0.1"}');
  });

  const key = 'a-key-that-the-tests-alone-know-of';

  test.each([
    [1, ['6.6.6.6, 203.0.113.7'], '203.0.113.7'],
    [1, ['6.6.6.6', '203.0.113.7'], '203.0.113.7'],
    [2, ['6.6.6.6, 203.0.113.7, 10.0.0.2'], '203.0.113.7'],
    [2, ['203.0.113.7'], '203.0.113.7'],
    [1, [], '127.0.0.1'],
  ])('[access.address] behind %i proxies %j is the browser at %s', async (trustedProxies, forwarded, address) => {
    const behind = await serve(answering, { host: '127.0.0.1', port: 0, trustedProxies });
    expect(await ask({ 'x-forwarded-for': forwarded }, behind)).toBe(`{"address":"${address}"}`);
    await behind.close(0);
  });

  test('[access.address] a service elsewhere trusts its own gateway, and no caller without its key', async () => {
    const service = await serve(answering, { host: '127.0.0.1', port: 0, gatewayKey: key });
    const gateway = asGateway(key, remoteFetch());
    const stranger = asGateway(`${key}!`, remoteFetch());
    const from = (fetch: typeof gateway) =>
      fetch(new Request(`http://127.0.0.1:${service.port}/`, { headers: { 'x-forwarded-for': '203.0.113.7' } }));
    expect(await (await from(gateway)).json()).toEqual({ address: '203.0.113.7' });
    expect(await (await from(stranger)).json()).toEqual({ address: '127.0.0.1' });
    const between = { 'x-gateway-key': key, 'x-forwarded-for': '203.0.113.7, 10.0.0.9' };
    expect(await ask(between, service), 'a balancer between them adds to it').toBe('{"address":"203.0.113.7"}');
    expect(await ask({ 'x-gateway-key': key, 'x-forwarded-for': '6.6.6.6' })).toBe('{"address":"127.0.0.1"}');
    await service.close(0);
  });

  test('a connection is kept well past the pauses between two clicks', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/`);
    expect(await response.json()).toEqual({ address: '127.0.0.1' });
    expect(response.headers.get('keep-alive')).toBe('timeout=65');
  });

  test('a port that is taken is an error at start', async () => {
    await expect(serve(() => new Response(), { host: '127.0.0.1', port: server.port })).rejects.toThrow('EADDRINUSE');
  });

  test('closing ends streams that would never end', async () => {
    const endless = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('data: 1\n\n')) }));
    const streaming = await serve(endless, { host: '127.0.0.1', port: 0 });
    const response = await fetch(`http://127.0.0.1:${streaming.port}/`);
    const reader = response.body?.getReader();
    await reader?.read();
    await streaming.close(10);
    await expect(reader?.read()).rejects.toThrow();
  });
});

/** A server for one test, closed after it. */
const serving = async (answering: Answering, options: { bodyPace?: BodyPace } = {}) => {
  const server = await serve(answering, { host: '127.0.0.1', port: 0, ...options });
  return { ...server, url: `http://127.0.0.1:${server.port}`, [Symbol.asyncDispose]: () => server.close(0) };
};

describe('a server that stops', () => {
  test('[edge.stop][run.ready] answers what is under way and refuses what comes then', async () => {
    const requests = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Response>();
    await using server = await serving((request) => {
      if (!request.url.endsWith('/slow')) return new Response('quick');
      requests.resolve();
      return answer.promise;
    });
    const slow = fetch(`${server.url}/slow`);
    await requests.promise;
    const drained = server.drain(60_000);
    const refused = await fetch(`${server.url}/quick`);
    expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
    const message = 'The portal is being restarted. Try again in a moment.';
    expect(await refused.json()).toMatchObject({
      error: { code: 'STOPPING', message },
      errors: [{ message, extensions: { code: 'UNREACHABLE' } }],
    });
    for (const [path, status] of Object.entries({ '/health': 503, '/health/ready': 503, '/health/live': 200 })) {
      const health = await fetch(`${server.url}${path}`);
      expect([health.status, await health.json()], path).toEqual([status, { status: 'stopping' }]);
    }
    answer.resolve(new Response('slow but whole'));
    expect(await (await slow).text()).toBe('slow but whole');
    expect(await drained, 'everything was answered').toBe(true);
  });

  test('[run.ready] tells balancers first, and answers until they have heard', async () => {
    await using server = await serving(() => new Response('whole'));
    const stopped = server.announceStop(0);
    const asked = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    expect([await asked('/health/ready'), await asked('/health/live'), await asked('/page')]).toEqual([503, 200, 200]);
    await stopped;
  });

  test('[edge.stop] says after the grace that something is left', async () => {
    const requests = Promise.withResolvers<void>();
    await using server = await serving(() => {
      requests.resolve();
      return new Promise<Response>(() => {});
    });
    const never = fetch(server.url).catch(() => 'cut');
    await requests.promise;
    expect(await server.drain(10)).toBe(false);
    await server.close(0);
    expect(await never).toBe('cut');
  });

  test('[edge.stop] ends a live stream in order, asks to come back, and tells who feeds it', async () => {
    const left = Promise.withResolvers<void>();
    const stream = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(Buffer.from('data: 1\n\n')),
          cancel: () => left.resolve(),
        }),
        { headers: { 'content-type': 'text/event-stream' } },
      );
    await using server = await serving(stream);
    const response = await fetch(server.url);
    const reader = defined(response.body).pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: 1\n\n');
    expect(await server.drain(60_000)).toBe(true);
    expect((await reader.read()).value).toBe('retry: 1000\n\n');
    expect((await reader.read()).done).toBe(true);
    await left.promise;
  });
});

describe('a body that comes too slowly', () => {
  const pace = { leastBytes: 100, windowMs: 50 };
  const echo = async (request: Request) => new Response(await request.text());

  /** Sends headers that announce a longer body than it sends; returns the server's answer. */
  const start = (url: string, body: string) => {
    const request = httpRequest(url, { method: 'POST', headers: { 'content-length': '5000' } });
    request.on('error', () => {});
    request.write(body);
    return { request, answer: once(request, 'response').then(([answer]) => answer as IncomingMessage) };
  };

  test('[edge.slow-body] is cut with 408 and its connection closed', async () => {
    await using server = await serving(echo, { bodyPace: pace });
    const { answer } = start(server.url, 'almost nothing');
    const { statusCode, headers, socket } = await answer;
    expect([statusCode, headers.connection]).toEqual([408, 'close']);
    await once(socket, 'close');
  });

  test('[edge.slow-body] is cut while it drips, too', async () => {
    await using server = await serving(echo, { bodyPace: pace });
    const { request, answer } = start(server.url, 'a');
    const drip = setInterval(() => request.write('b'), 5);
    expect((await answer).statusCode).toBe(408);
    clearInterval(drip);
  });

  test('[edge.slow-body] is not a body that the service has not begun to read', async () => {
    const requests = Promise.withResolvers<Request>();
    const answer = Promise.withResolvers<Response>();
    let looks = 0;
    await using server = await serving(
      (request) => {
        requests.resolve(request);
        return answer.promise;
      },
      { bodyPace: pace },
    );
    const { request, answer: answered } = start(server.url, 'x'.repeat(4_000));
    const busy = await requests.promise;
    // The handler is busy for several windows.
    await new Promise<void>((resolve) => {
      const looking = setInterval(() => {
        looks += 1;
        if (looks < 6) return;
        clearInterval(looking);
        resolve();
      }, pace.windowMs);
    });
    request.end('y'.repeat(1_000));
    answer.resolve(new Response(String((await busy.text()).length)));
    expect((await answered).statusCode).toBe(200);
  });
});

test('[edge.no-store] an answer is not cached by default, and its type is not guessed', async () => {
  await using server = await serving((request) => {
    if (request.url.endsWith('/kept')) return new Response('', { headers: { 'cache-control': 'max-age=60' } });
    if (request.url.endsWith('/broken')) throw new Error('broken');
    return Response.json({});
  });
  const headersAt = async (path: string) => {
    const { headers } = await fetch(server.url + path);
    return [headers.get('cache-control'), headers.get('x-content-type-options')];
  };
  expect(await headersAt('/plain')).toEqual(['no-store', 'nosniff']);
  expect(await headersAt('/broken')).toEqual(['no-store', 'nosniff']);
  expect(await headersAt('/kept')).toEqual(['max-age=60', 'nosniff']);
});

test('a method that no fetch request can have is answered 405, with those that can', async () => {
  await using server = await serving(() => new Response('never'));
  const request = httpRequest(`${server.url}/`, { method: 'TRACE' }).end();
  const [answer] = await once(request, 'response');
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
  answer.resume();
});

test('the signing key is made once and readable by its owner alone', () => {
  const key = storedSigningKey(join(folder, 'data'));
  expect(isSigningKey(key)).toBe(true);
  expect(storedSigningKey(join(folder, 'data'))).toBe(key);
  expect(statSync(join(folder, 'data', 'signing-key.pem')).mode & 0o077).toBe(0);
});

test('the path of an address', () => {
  expect(pathOf('http://a:1/b/c?d=/e#f')).toBe('/b/c');
  expect(pathOf('http://a')).toBe('/');
  expect(segmentsOf('http://a/api/auth/login?x')).toEqual(['api', 'auth']);
  expect(segmentsOf('http://a/')).toEqual(['', '']);
});
