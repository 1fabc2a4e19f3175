import { API_SCOPES, type ApiScope } from '../../../machines/rules/access/api-scopes.ts';
import { API_KEY_START, keyClaims } from '../../access/api-keys.ts';
import { makeApiToken } from '../../access/api-tokens.ts';
import { accessTokenSeconds } from '../../access/tokens.ts';
import { audit } from '../../audit/audit.ts';
import { fail, ServiceError } from '../../base/errors.ts';
import { eventsOf } from '../../shared/http/origin.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';

interface Asked {
  readonly grant_type: string;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
  readonly scope?: string | undefined;
}

/** Words of RFC 6749, 5.2, which the gateway answers with. */
type OAuthError = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope';

const refuseClient = (code: 'BAD_REQUEST' | 'UNAUTHENTICATED', error: OAuthError, message: string): never =>
  fail(code, message, { details: { error } });

/**
 * A token for an API key by client credentials: the key is the secret, and its first characters are the client's id.
 * @throws ServiceError 400, 401 with the word of RFC 6749 in `details.error`, 429
 */
export async function issueToken(
  { db, keys, now }: Pick<ServiceDeps, 'db' | 'keys' | 'now'>,
  asked: Asked,
  { authorization, address }: { authorization: string | undefined; address: string | undefined },
) {
  if (asked.grant_type !== 'client_credentials') {
    refuseClient('BAD_REQUEST', 'unsupported_grant_type', 'grant_type has to be client_credentials.');
  }
  const { id, secret } = clientOf(asked, authorization);
  if (!secret.startsWith(API_KEY_START) || !id.startsWith(API_KEY_START) || !secret.startsWith(id)) {
    refuseClient('UNAUTHENTICATED', 'invalid_client', 'client_secret is an API key, and client_id is its beginning.');
  }
  const claims = await keyClaims(db, secret, now()).catch(asOAuth);
  const held = claims.apiKey?.scopes ?? [];
  const scopes = asked.scope ? wanted(asked.scope, held) : held;
  const { orgId, accountId, sessionId, apiKey } = claims;
  const actor = { orgId, accountId, name: `API key ${apiKey?.name}` };
  const entry = eventsOf('api-key')('token-issued', sessionId, now(), address);
  await db.transaction((tx) => audit(tx, actor, { ...entry, after: { scopes } }));
  return {
    access_token: makeApiToken(keys, claims, scopes, now()),
    token_type: 'Bearer' as const,
    expires_in: accessTokenSeconds,
    scope: scopes.join(' '),
  };
}

/** In the form, or as HTTP Basic, whose two halves are encoded as in a form. */
function clientOf({ client_id = '', client_secret = '' }: Asked, authorization: string | undefined) {
  const basic = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) return { id: client_id, secret: client_secret };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':').map(decoded);
  return { id, secret };
}

const decoded = (half: string) => [...new URLSearchParams(`half=${half}`).values()][0] ?? '';

function wanted(scope: string, held: readonly ApiScope[]): readonly ApiScope[] {
  const words = scope.split(' ').filter(Boolean);
  const missing = words.find((word) => !held.some((one) => one === word));
  if (missing) refuseClient('BAD_REQUEST', 'invalid_scope', `This API key does not have the scope ${missing}.`);
  return API_SCOPES.filter((one) => words.includes(one));
}

/** An unknown, revoked or expired key is a client that is not known; a key that asks too often stays 429. */
function asOAuth(error: unknown): never {
  if (error instanceof ServiceError && error.code === 'UNAUTHENTICATED') {
    refuseClient('UNAUTHENTICATED', 'invalid_client', error.message);
  }
  throw error;
}
