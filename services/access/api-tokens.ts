import { z } from '@hono/zod-openapi';
import { API_SCOPES, type ApiScope } from '../../machines/rules/access/api-scopes.ts';
import { fail } from '../base/errors.ts';
import type { Database } from '../database/database.ts';
import { namedKeyClaims } from './api-keys.ts';
import { accessTokenSeconds, type TokenClaims, type TokenKeys } from './tokens.ts';

/** The start of each token: no session's begins so. */
export const API_TOKEN_START = 'pft_';

interface Deps {
  readonly db: Database;
  readonly keys: TokenKeys;
  readonly now: () => Date;
}

const content = z.strictObject({ key: z.uuid(), scopes: z.array(z.enum(API_SCOPES)), ends: z.int() });

/** Only the portal reads and makes tokens: they are sealed by its key. */
const sealerOf = (keys: TokenKeys) => keys.sealer('api tokens');
const OWNER = 'api token';

/** A token for an API key, of 20 minutes. It has no more scopes than the key, and ends with it. */
export function makeApiToken(keys: TokenKeys, { sessionId: key }: TokenClaims, scopes: readonly ApiScope[], now: Date) {
  const ends = Math.floor(now.getTime() / 1_000) + accessTokenSeconds;
  return `${API_TOKEN_START}${sealerOf(keys).seal(JSON.stringify({ key, scopes, ends }), OWNER)}`;
}

/**
 * The claims of the token's key, which is looked up at each request: one that was revoked ends its tokens.
 * @throws ServiceError 401, 429
 */
export async function apiTokenClaims({ db, keys, now }: Deps, token: string): Promise<TokenClaims> {
  const opened = sealerOf(keys).open(token.slice(API_TOKEN_START.length), OWNER);
  if (opened === null) fail('UNAUTHENTICATED', 'This is no token of ours.');
  const { key, scopes, ends } = content.parse(JSON.parse(opened));
  if (ends * 1_000 <= now().getTime()) fail('UNAUTHENTICATED', 'This token has expired. Ask for another one.');
  const claims = await namedKeyClaims(db, key, now());
  const { apiKey } = claims;
  if (!apiKey) fail('UNAUTHENTICATED', 'This is no token of ours.');
  return { ...claims, apiKey: { ...apiKey, scopes: apiKey.scopes.filter((scope) => scopes.includes(scope)) } };
}
