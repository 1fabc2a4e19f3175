import { Hono } from 'hono';
import { cookie, providerSignInCookie } from '../cookie.ts';
import type { PartOptions } from '../part.ts';
import { requestIdOf } from '../request.ts';
import { readText } from '../rest/json-body.ts';

/** The page that finishes the sign-in or shows its refusal. It is the same for every request: there is no return address. */
const FINISH = '/login?sign-in=company';

/**
 * GET /sign-in/oidc/start?domain=… sends the browser to a company's identity provider, GET /sign-in/oidc/callback takes it back. Both
 * pass the request on to the service. The page asks for the result afterwards. POST /sign-in/oidc/logged-out takes the provider's
 * log-out tokens.
 */
export function providerSignIn({ publicClients, isHttps, onFault }: PartOptions) {
  const app = new Hono().basePath('/sign-in/oidc');
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    await next();
  });
  app.post('/logged-out', async (c) => {
    const form = new URLSearchParams(await readText(c.req.raw).catch(() => ''));
    const body = { logout_token: form.get('logout_token')?.slice(0, 16_000) ?? '' };
    const { response } = await publicClients(c.req.raw).auth.POST('/auth/provider-sign-ins/logged-out', { body });
    return c.body(null, response.ok ? 200 : 400);
  });
  app.use((c, next) => (c.req.method === 'GET' ? next() : Promise.resolve(c.body(null, 405, { allow: 'GET' }))));
  app.get('/start', async (c) => {
    const body = { domain: c.req.query('domain')?.slice(0, 253) ?? '' };
    const { data } = await publicClients(c.req.raw).auth.POST('/auth/provider-sign-ins', { body });
    const saved = cookie(c.req.raw, providerSignInCookie(isHttps), { isHttps });
    if (data) saved.keep(data.browser);
    c.header('set-cookie', saved.header() ?? undefined);
    return c.redirect(data?.location ?? FINISH, 303);
  });
  app.get('/callback', async (c) => {
    const browser = cookie(c.req.raw, providerSignInCookie(isHttps), { isHttps }).value() ?? '';
    const body = { browser, query: new URL(c.req.url).search.slice(1, 8_000) };
    await publicClients(c.req.raw).auth.POST('/auth/provider-sign-ins/answer', { body });
    return c.redirect(FINISH, 303);
  });
  app.onError((error, c) => {
    onFault(error, requestIdOf(c.req.raw));
    // A provider tries its log-out again, a person is taken to the page that says so.
    return c.req.method === 'POST' ? c.body(null, 503) : c.redirect(FINISH, 303);
  });
  return async (request: Request) => app.fetch(request);
}
