import { sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import type { Origin } from '../../shared/http/origin.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { lockProvider, portalPaths, providerEvent, type StoredProvider, secretSealer } from './connections.ts';
import { ownDomains } from './domains.ts';
import { type Client, connect, openIdClient, troubleOf } from './openid-connect.ts';

type Deps = Pick<ServiceDeps, 'db' | 'keys' | 'now' | 'portal' | 'webhooks'>;

/** The stored provider with its secret opened. @throws ServiceError if SIGNING_KEY was replaced */
export function clientOf(
  deps: Pick<ServiceDeps, 'keys'>,
  { id, issuer, client_id, sealed_secret }: StoredProvider,
): Client {
  const secret = secretSealer(deps.keys).open(sealed_secret, id);
  if (secret === null)
    fail('INVALID', 'The stored secret cannot be read any more. Enter it again.', { field: 'client_secret' });
  return { issuer, clientId: client_id, secret };
}

/**
 * Sends the provider a made-up code. It answers `invalid_grant` only after it has accepted client id and secret.
 * @throws ServiceError 404, 409 with what did not work
 */
export async function testProvider(deps: Deps, caller: Caller, { now, address }: Origin): Promise<void> {
  const { db, portal } = deps;
  const tested = await db.transaction((tx) => lockProvider(tx, caller));
  const client = clientOf(deps, tested);
  const trouble = await troubleWith(deps, client, portal.publicUrl + portalPaths.callback);
  await db.transaction(async (tx) => {
    const present = await lockProvider(tx, caller);
    const { id } = present;
    const after = trouble === null ? { works: true } : { works: false, because: trouble };
    await audit(tx, caller, { ...providerEvent('tested', id, now, address), after });
    if (trouble !== null || present.sealed_secret !== tested.sealed_secret || present.issuer !== tested.issuer) return;
    await tx.execute(sql`
      update auth.identity_providers set tested_at = ${now.toISOString()}::timestamptz
      where id = ${id}::uuid and client_id = ${tested.client_id}`);
  });
  if (trouble !== null) fail('NOT_ACTIVE', `The provider does not work: ${trouble}.`);
}

async function troubleWith(deps: Deps, client: Client, redirectUri: string): Promise<string | null> {
  const openid = await openIdClient();
  try {
    const config = await connect(deps, client);
    const { authorization_endpoint: authorize, token_endpoint: token } = config.serverMetadata();
    if (!authorize || !token) return 'its metadata names no authorization and token endpoints';
    const code = {
      code: openid.randomNonce(),
      redirect_uri: redirectUri,
      code_verifier: openid.randomPKCECodeVerifier(),
    };
    await openid.genericGrantRequest(config, 'authorization_code', code);
    return 'it took a code that was made up';
  } catch (error) {
    const { error: named } = Object(error);
    if (named === 'invalid_grant') return null;
    if (named === 'invalid_client' || named === 'unauthorized_client') return 'it refuses this client id and secret';
    return troubleOf(error);
  }
}

/** @throws ServiceError 404, 409 with what is missing */
export async function enableProvider(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { now, address }: Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, tested_at, enabled_at } = await lockProvider(tx, caller);
    if (enabled_at !== null) return;
    if (tested_at === null) fail('NOT_ACTIVE', 'Test the connection first.');
    if ((await ownDomains(tx, caller.orgId)).every(({ verified_at }) => verified_at === null)) {
      fail('NOT_ACTIVE', 'Verify an email domain first.');
    }
    await tx.execute(sql`
      update auth.identity_providers set enabled_at = ${now.toISOString()}::timestamptz where id = ${id}::uuid`);
    await audit(tx, caller, { ...providerEvent('enabled', id, now, address), after: { enabled: true } });
  });
}

export async function disableProvider(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { now, address }: Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, enabled_at } = await lockProvider(tx, caller);
    if (enabled_at === null) return;
    await tx.execute(sql`update auth.identity_providers set enabled_at = null where id = ${id}::uuid`);
    await audit(tx, caller, { ...providerEvent('disabled', id, now, address), after: { enabled: false } });
  });
}
