import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type ClientMetadata, type JWK, Provider } from 'oidc-provider';

export interface Person {
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const CLIENT = { id: 'preflight', secret: 'a-secret-of-the-portal-and-its-provider' };

interface Altered {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signed by a key that the provider does not list. */
  readonly isForged?: true;
}

/** A company's OpenID Connect provider on the loopback: `oidc-provider`, with sign-ins that need no press. */
export async function identityProvider(portalUrl: string) {
  const people = new Map<string, Person>();
  let [who, altered, isDown, redirected]: [string, Altered, boolean, string | null] = ['', {}, false, null];
  const server = createServer((request, response) => {
    if (isDown) return void request.socket.destroy();
    if (redirected !== null) return void response.writeHead(302, { location: redirected }).end();
    return handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let key = await newKey();
  const forgedKey = await newKey();
  let handler = providerOf(key);

  function providerOf({ jwk }: Key) {
    const provider = new Provider(issuer, {
      clients: [clientOf(portalUrl)],
      jwks: { keys: [jwk] },
      cookies: { keys: ['of the tests'] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (ctx, next) => {
      if (ctx.path.startsWith('/interaction/')) {
        const answer = who === '' ? { error: 'access_denied' } : { login: { accountId: who } };
        ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, answer, { mergeWithLastSubmission: false }));
        return;
      }
      await next();
      const body = Object(ctx.body);
      if (ctx.path !== '/token' || typeof body.id_token !== 'string') return;
      const { claims = (same) => same, isForged } = altered;
      ctx.body = { ...body, id_token: await signed(claims(decodeJwt(body.id_token)), isForged ? forgedKey : key) };
    });
    return provider.callback();
  }

  return {
    issuer,
    people,
    /** The subject that signs in next; an empty one declines. */
    signedInAs(subject: string) {
      who = subject;
    },
    alter(next: Altered) {
      altered = next;
    },
    goDown(next: boolean) {
      isDown = next;
    },
    redirectAll(to: string | null) {
      redirected = to;
    },
    async rollKey() {
      key = await newKey();
      handler = providerOf(key);
    },
    /** A log-out token, signed by the provider or by a foreign key. */
    logoutToken: (claims: JWTPayload, { isForged = false } = {}) =>
      signed(
        {
          iss: issuer,
          aud: CLIENT.id,
          iat: Math.floor(Date.now() / 1_000),
          exp: Math.floor(Date.now() / 1_000) + 120,
          jti: crypto.randomUUID(),
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        },
        isForged ? forgedKey : key,
        'logout+jwt',
      ),
    /** Follows redirects with cookies from an address of the provider. @returns the first address elsewhere */
    async browse(location: string): Promise<URL> {
      const cookies = new Map<string, string>();
      for (let at = new URL(location); ; ) {
        if (at.origin !== issuer) return at;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const one of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = one.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
          cookies.set(name, value);
        }
        const next = answer.headers.get('location');
        if (next === null)
          throw new Error(`The provider stopped at ${at.pathname}: ${answer.status} ${await answer.text()}`);
        at = new URL(next, at);
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Key = Awaited<ReturnType<typeof newKey>>;

async function newKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = crypto.randomUUID();
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' } as JWK;
  return { privateKey, jwk, kid };
}

const signed = (claims: JWTPayload, { privateKey, kid }: Key, typ = 'JWT') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ }).sign(privateKey);

const clientOf = (portalUrl: string): ClientMetadata => ({
  client_id: CLIENT.id,
  client_secret: CLIENT.secret,
  redirect_uris: [`${portalUrl}/sign-in/oidc/callback`],
  post_logout_redirect_uris: [`${portalUrl}/login`],
  backchannel_logout_uri: `${portalUrl}/sign-in/oidc/logged-out`,
  backchannel_logout_session_required: true,
});
