import { sql } from 'drizzle-orm';
import { recordAccess } from '../../audit/access-log.ts';
import { fail, ServiceError } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { hashOf, newToken } from '../../shared/secret-tokens.ts';
import { portalPaths, providerOf, type StoredProvider } from './connections.ts';
import { domainOf } from './domains.ts';
import { providerSignIns } from './identity-providers.tables.ts';
import { accountOf, type Person } from './linked-account.ts';
import { connect, openIdClient, troubleOf } from './openid-connect.ts';
import { clientOf } from './switch-provider.ts';

type Deps = Pick<ServiceDeps, 'db' | 'keys' | 'now' | 'portal' | 'webhooks'>;

const MINUTES = 10;
const OTHER_WAYS = 'Log in with your password, or try again later.';
export const NOT_BEGUN = 'This sign-in was not begun in this browser, or it took too long. Please try again.';

interface Company extends Record<string, unknown> {
  orgId: string;
  companyName: string;
}

/** The company with this verified domain, if its provider is on. */
export async function companyOf(db: Database, domain: string | null): Promise<Company | null> {
  const { rows } = await db.execute<Company>(sql`
    select o.id as "orgId", o.company_name as "companyName"
    from auth.sign_in_domains d
      join auth.identity_providers i on i.org_id = d.org_id and i.enabled_at is not null
      join companies.organisations o on o.id = d.org_id and o.enable
    where d.domain = ${domain} and d.verified_at is not null`);
  return rows[0] ?? null;
}

export const companyOfEmail = (db: Database, email: string) => companyOf(db, domainOf(email));

/** Begins a sign-in. @returns the browser's secret, and the provider's address; null after a refusal */
export async function startSignIn(deps: Deps, domain: string): Promise<{ browser: string; location: string | null }> {
  const { db, now: clock, portal } = deps;
  const openid = await openIdClient();
  const [browser, state] = [newToken(), newToken()];
  const [nonce, codeVerifier] = [openid.randomNonce(), openid.randomPKCECodeVerifier()];
  const company = await companyOf(db, domain.trim().toLowerCase());
  const asked = async () => {
    const config = await connect(deps, clientOf(deps, await enabledProvider(db, company)));
    return openid.buildAuthorizationUrl(config, {
      redirect_uri: portal.publicUrl + portalPaths.callback,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      nonce,
      state,
    }).href;
  };
  const [location, refusal] = await asked().then(
    (href) => [href, null] as const,
    (error: unknown) => [null, refusalOf(error, company)] as const,
  );
  const now = clock();
  await db.insert(providerSignIns).values({
    browserHash: hashOf(browser),
    stateHash: hashOf(state),
    orgId: company?.orgId ?? null,
    nonce,
    codeVerifier,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MINUTES * 60_000),
    ...(refusal === null ? {} : { answeredAt: now, refusal }),
  });
  await forgetOldSignIns(db, now);
  return { browser, location };
}

async function enabledProvider(db: Database, company: { orgId: string } | null): Promise<StoredProvider> {
  const provider = company && (await providerOf(db, company.orgId));
  if (provider?.enabled_at == null)
    fail('SIGN_IN_REFUSED', 'Your company’s sign-in is not turned on. Log in with your password.');
  return provider;
}

function refusalOf(error: unknown, company: { companyName: string } | null): string {
  if (error instanceof ServiceError && error.code === 'SIGN_IN_REFUSED') return error.message;
  return `${company?.companyName ?? 'Your company'}’s sign-in does not work: ${troubleOf(error)}. ${OTHER_WAYS}`;
}

interface Begun extends Record<string, unknown> {
  orgId: string;
  companyName: string;
  nonce: string;
  codeVerifier: string;
}

/** Takes the provider's answer. A state counts once, and only in its own browser. */
export async function answerSignIn(deps: Deps, browser: string, query: string, address: string): Promise<void> {
  const { db, now: clock, portal } = deps;
  const now = clock();
  const state = new URLSearchParams(query).get('state') ?? '';
  const browserHash = hashOf(browser);
  const { rows } = await db.execute<Begun>(sql`
    update auth.provider_sign_ins s set answered_at = ${now.toISOString()}::timestamptz
    from companies.organisations o
    where s.browser_hash = ${browserHash} and s.state_hash = ${hashOf(state)} and s.answered_at is null
      and s.expires_at > ${now.toISOString()}::timestamptz and o.id = s.org_id and o.enable
    returning o.id as "orgId", o.company_name as "companyName", s.nonce, s.code_verifier as "codeVerifier"`);
  const [begun] = rows;
  if (!begun) return;
  try {
    const provider = await enabledProvider(db, begun);
    const url = new URL(`${portal.publicUrl}${portalPaths.callback}?${query}`);
    const { person, sid, idToken } = await proven(deps, provider, url, { ...begun, state });
    await db.transaction(async (tx) => {
      const accountId = await accountOf(tx, provider, begun, person, now);
      const sealed = deps.keys.sealer('id tokens').seal(idToken, accountId);
      await tx.execute(sql`
        update auth.provider_sign_ins set account_id = ${accountId}::uuid, issuer = ${person.issuer}, subject = ${person.subject},
          provider_sid = ${sid}, sealed_id_token = ${sealed} where browser_hash = ${browserHash}`);
    });
  } catch (error) {
    const refusal = refusalOf(error, begun);
    await db.execute(sql`update auth.provider_sign_ins set refusal = ${refusal} where browser_hash = ${browserHash}`);
    const visitor = { orgId: begun.orgId, name: `${begun.companyName}’s sign-in` };
    const event = { action: 'sign-in.refused', entity: 'organisation', entityId: begun.orgId };
    await recordAccess(db, visitor, { ...event, at: now, address, after: { because: refusal } });
  }
}

/** Exchanges the code, and checks the ID token: signature, issuer, audience, nonce and times. */
async function proven(
  deps: Deps,
  provider: StoredProvider,
  url: URL,
  { nonce, codeVerifier, state }: Begun & { state: string },
): Promise<{ person: Person; sid: string | null; idToken: string }> {
  const openid = await openIdClient();
  const config = await connect(deps, clientOf(deps, provider));
  const checks = { expectedNonce: nonce, expectedState: state, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
  const tokens = await openid.authorizationCodeGrant(config, url, checks);
  const {
    iss: issuer,
    sub: subject,
    sid,
    ...claims
  } = tokens.claims() ?? fail('SIGN_IN_REFUSED', 'There was no ID token.');
  const isAsked = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
  const said = isAsked ? await openid.fetchUserInfo(config, tokens.access_token, subject) : claims;
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 200) : '');
  return {
    person: {
      issuer,
      subject,
      email: text(said['email']),
      isEmailVerified: said['email_verified'] === true,
      name: text(said['name']),
    },
    sid: text(sid) || null,
    idToken: tokens.id_token ?? '',
  };
}

/** Deletes a few expired sign-ins with each new one. */
async function forgetOldSignIns(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from auth.provider_sign_ins where browser_hash in (
      select browser_hash from auth.provider_sign_ins where expires_at < ${now.toISOString()}::timestamptz
      order by expires_at limit 20 for update skip locked)`);
}
