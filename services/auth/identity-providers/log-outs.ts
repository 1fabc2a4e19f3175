import { sql } from 'drizzle-orm';
import { createRemoteJWKSet, customFetch, decodeJwt, type JWTPayload, jwtVerify } from 'jose';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { publicFetch } from '../../shared/public-fetch.ts';
import { accountName } from '../accounts/account-records.ts';
import { endSession } from '../sessions/sessions.ts';
import { portalPaths, providerOf, type StoredProvider } from './connections.ts';
import { usedLogoutTokens } from './identity-providers.tables.ts';
import { connect, openIdClient } from './openid-connect.ts';
import { clientOf } from './switch-provider.ts';

type Deps = Pick<ServiceDeps, 'db' | 'keys' | 'now' | 'portal' | 'webhooks'>;

/** A log-out does not wait longer for the provider's metadata. */
const METADATA_SECONDS = 3;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A log-out token counts so long after it was signed. */
const SECONDS = 300;
/** Asymmetric alone: a shared secret would let the portal sign for the provider. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** The provider's page that ends the person's session there too; null for other sessions, or if the provider has no such page or is down. */
export async function providerLogOut(deps: Deps, { sessionId, accountId, orgId }: Caller): Promise<string | null> {
  const { rows } = await deps.db.execute<{ sealed: string; issuer: string }>(sql`
    select p.sealed_id_token as sealed, p.issuer from auth.provider_sessions p where p.session_id = ${sessionId}::uuid`);
  const [opened] = rows;
  const provider = opened && (await providerOf(deps.db, orgId));
  if (!opened || provider?.enabled_at == null || provider.issuer !== opened.issuer) return null;
  const idToken = deps.keys.sealer('id tokens').open(opened.sealed, accountId);
  try {
    const openid = await openIdClient();
    const config = await connect(deps, clientOf(deps, provider), METADATA_SECONDS);
    return openid.buildEndSessionUrl(config, {
      post_logout_redirect_uri: deps.portal.publicUrl + portalPaths.loggedOut,
      ...(idToken === null ? {} : { id_token_hint: idToken }),
    }).href;
  } catch {
    return null; // the portal's own session has ended, whatever the provider says
  }
}

/**
 * Back-channel log-out: ends the sessions that a provider's log-out token names. A token counts once.
 * @throws ServiceError 400 where the token proves nothing
 */
export async function logOutByProvider(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  const claimed = claimsOf(token);
  const provider =
    (await clientNamedBy(deps.db, claimed)) ?? refuseToken('no company here has this issuer and audience');
  const claims = await proven(deps, provider, token);
  await deps.db.transaction(async (tx) => {
    await useOnce(tx, claims, now);
    for (const holder of await sessionsOf(tx, provider, claims))
      await endSession(tx, holder, 'provider-logged-out', now);
  });
}

const refuseToken = (because: string): never => fail('INVALID', `The log-out token is refused: ${because}.`);

function claimsOf(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    return refuseToken('it is no JWT');
  }
}

type Found = StoredProvider & { orgId: string };

/** Several companies can have one issuer; each has its own client there. */
async function clientNamedBy(db: Database, { iss = '', aud = [] }: JWTPayload): Promise<Found | null> {
  const { rows } = await db.execute<{ orgId: string }>(sql`
    select i.org_id as "orgId" from auth.identity_providers i
    where i.issuer = ${iss} and i.client_id = any (${sql.param([aud].flat())}::text[]) order by i.created_at limit 1`);
  const orgId = rows[0]?.orgId;
  const provider = orgId === undefined ? null : await providerOf(db, orgId);
  return orgId !== undefined && provider ? { ...provider, orgId } : null;
}

interface Proven {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  readonly jti: string;
}

async function proven(deps: Deps, provider: Found, token: string): Promise<Proven> {
  const config = await connect(deps, clientOf(deps, provider), METADATA_SECONDS);
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? ''), {
    [customFetch]: (url, options) => publicFetch(url, { ...options, headers: {} }, deps.webhooks),
  });
  const rules = { issuer: provider.issuer, audience: provider.client_id, algorithms: ALGORITHMS, maxTokenAge: SECONDS };
  const { payload } = await jwtVerify(token, keys, {
    ...rules,
    currentDate: deps.now(),
    clockTolerance: 30,
    requiredClaims: ['iat', 'jti', 'events'],
  }).catch((error: unknown) =>
    refuseToken(error instanceof Error ? error.message : 'it is not signed by the provider'),
  );
  const { events, nonce, jti = '', sub = null, sid = null } = payload as JWTPayload & { events: object; sid?: string };
  if (typeof Object(events)[EVENT] !== 'object') refuseToken('it names no log-out');
  if (nonce !== undefined) refuseToken('it is an ID token');
  if (sub === null && sid === null) refuseToken('it names neither a person nor a session');
  return { issuer: provider.issuer, subject: sub, sid, jti };
}

async function useOnce(tx: Database, { issuer, jti }: Proven, now: Date): Promise<void> {
  await tx.execute(sql`delete from auth.used_logout_tokens where expires_at < ${now.toISOString()}::timestamptz`);
  const expiresAt = new Date(now.getTime() + (SECONDS + 60) * 1_000);
  const used = await tx.insert(usedLogoutTokens).values({ issuer, jti, expiresAt }).onConflictDoNothing().returning();
  if (used.length === 0) refuseToken('it was used already');
}

interface Holder extends Record<string, unknown> {
  sessionId: string;
  accountId: string;
  orgId: string;
  name: string;
}

/** Of the named session alone; without one, all of the person. */
async function sessionsOf(tx: Database, { orgId }: Found, { issuer, subject, sid }: Proven): Promise<Holder[]> {
  const named =
    sid === null
      ? sql`p.subject = ${subject}`
      : sql`p.provider_sid = ${sid} and p.subject = coalesce(${subject}, p.subject)`;
  const { rows } = await tx.execute<Holder>(sql`
    select s.id as "sessionId", s.account_id as "accountId", s.org_id as "orgId", ${accountName} as name
    from auth.provider_sessions p join auth.sessions s on s.id = p.session_id join auth.accounts a on a.id = s.account_id
    where p.org_id = ${orgId}::uuid and p.issuer = ${issuer} and ${named} and s.revoked_at is null
    for update of s`);
  return rows;
}
