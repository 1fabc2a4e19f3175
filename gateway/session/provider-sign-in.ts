import { cookie, providerSignInCookie } from '../cookie.ts';
import type { paths } from '../generated/auth.openapi.ts';
import { type PartOptions, publicClients } from '../part.ts';
import { requestIdOf } from '../request.ts';
import { readText } from '../rest/json-body.ts';

/** The page that finishes the sign-in or shows its refusal. It is the same for every request: there is no return address. */
const FINISH = '/login?sign-in=company';
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * GET /sign-in/oidc/start?domain=… sends the browser to a company's identity provider, GET /sign-in/oidc/callback takes it back. Both
 * pass the request on to the service. The page asks for the result afterwards. POST /sign-in/oidc/logged-out takes the provider's
 * log-out tokens.
 */
export function providerSignIn({ auth, timeoutMs, isHttps, onFault }: PartOptions) {
  const clientOf = publicClients<paths>(auth, timeoutMs);

  return async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    const client = clientOf(request);
    const saved = cookie(request, providerSignInCookie(isHttps), { isHttps });
    const redirect = (location: string) => {
      const setCookie = saved.header();
      return new Response(null, {
        status: 303,
        headers: { ...headers, location, ...(setCookie === null ? {} : { 'set-cookie': setCookie }) },
      });
    };
    if (pathname === '/sign-in/oidc/logged-out' && request.method === 'POST') {
      const form = await readText(request).then(
        (text) => new URLSearchParams(text),
        () => null,
      );
      const body = { logout_token: form?.get('logout_token')?.slice(0, 16_000) ?? '' };
      const { response } = await client.POST('/auth/provider-sign-ins/logged-out', { body });
      return new Response(null, { status: response.ok ? 200 : 400, headers });
    }
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET' } });
    try {
      if (pathname === '/sign-in/oidc/start') {
        const body = { domain: searchParams.get('domain')?.slice(0, 253) ?? '' };
        const { data } = await client.POST('/auth/provider-sign-ins', { body });
        if (data) saved.keep(data.browser);
        return redirect(data?.location ?? FINISH);
      }
      if (pathname === '/sign-in/oidc/callback') {
        const body = { browser: saved.value() ?? '', query: search.slice(1, 8_000) };
        await client.POST('/auth/provider-sign-ins/answer', { body });
        return redirect(FINISH);
      }
      return new Response(null, { status: 404, headers });
    } catch (error) {
      onFault(error, requestIdOf(request));
      return redirect(FINISH);
    }
  };
}
