import { type SQL, sql } from 'drizzle-orm';
import { fail } from '../base/errors.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { API_KEY_START, keyClaims } from './api-keys.ts';
import { API_TOKEN_START, apiTokenClaims } from './api-tokens.ts';
import type { Caller } from './caller.ts';
import { type CallerRow, type CallerVariable, callerQuery, callerValues, toCaller } from './found-caller.ts';
import type { AccessRule } from './operations.ts';
import type { TokenCheck, TokenClaims, TokenKeys } from './tokens.ts';

/** Cache of verified tokens in this process. A valid signature stays valid, so only the expiry is checked again. */
const rememberedTokens = 2_000;

interface Deps {
  readonly db: Database;
  readonly replica: OpenDatabase['replica'];
  readonly keys: TokenKeys;
  readonly now: () => Date;
}

/**
 * Finds the caller from a bearer token, an API key or a token for one. Of a token it checks the signature, then runs one indexed query: are the session, the
 * account and the organisation active, and what may the account do? Nothing is cached between requests, so a removed
 * permission or a deactivated account counts from the next request.
 * Answers 401 without a token or with an invalid one, and 498 for an expired or revoked token.
 */
export function authenticator(deps: Deps) {
  const verified = new Map<string, TokenClaims>();

  async function verify(token: string, now: Date): Promise<TokenCheck> {
    const claims = verified.get(token);
    if (claims) return claims.expiresAt * 1000 > now.getTime() ? { kind: 'valid', claims } : { kind: 'expired' };
    const verdict = await deps.keys.verify(token, now);
    if (verdict.kind === 'valid') {
      if (verified.size >= rememberedTokens) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, verdict.claims);
    }
    return verdict;
  }

  async function claimsOf(authorization: string | undefined): Promise<TokenClaims> {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (!token) fail('UNAUTHENTICATED', 'Sign in first.');
    if (token.startsWith(API_KEY_START)) return keyClaims(deps.db, token, deps.now());
    if (token.startsWith(API_TOKEN_START)) return apiTokenClaims(deps, token);
    const verdict = await verify(token, deps.now());
    if (verdict.kind === 'nonsense') fail('UNAUTHENTICATED', 'This is no token of ours.');
    if (verdict.kind === 'expired') refuseExpired();
    return verdict.claims;
  }

  return {
    /** The claims of a valid token. Whether its session is still active is not checked here. */
    claimsOf,
    callerOf: async (claims: TokenClaims): Promise<Caller> =>
      (await findCaller(deps, claims, deps.now())) ?? (claims.apiKey ? refuseWithoutMaker() : refuseExpired()),
  };
}

export function refuseExpired(): never {
  fail('SESSION_EXPIRED', 'Your session is over. Sign in again.');
}

export function refuseWithoutSecondFactor(): never {
  fail('SECOND_FACTOR_MISSING', 'Administrators need a second factor here. Set one up under My Account first.');
}

function refuseWithoutMaker(): never {
  fail('UNAUTHENTICATED', 'The account that made this API key is not active any more.');
}

/** Prepared once: most requests start with this query. */
const callerStatement = (name: string, writtenUpTo: SQL) =>
  statement<CallerRow & Record<string, unknown>, CallerVariable>(name, callerQuery(writtenUpTo));
const callerAlone = callerStatement('access_caller', sql`null::text`);
/** Read only where a replica is configured, because only a replica can lag behind the account's own writes. */
const callerBesideReplica = callerStatement(
  'access_caller_written',
  sql`(select w.position::text from auth.written_positions w where w.account_id = a.id)`,
);

async function findCaller({ db, replica }: Deps, claims: TokenClaims, now: Date): Promise<Caller | null> {
  const find = replica ? callerBesideReplica : callerAlone;
  const [row] = await find(db, callerValues(claims, now));
  return row ? toCaller(row, claims) : null;
}

/** True if a rule of the access table lets this caller in. */
export function isAllowed(rule: AccessRule, caller: Caller): boolean {
  if (rule.scope === 'provider' && !caller.isProvider) return false;
  if (typeof rule.permissions === 'string') return true;
  return rule.permissions.some((permission) => caller.permissions.has(permission));
}

/** True of operations on the caller's own account, which stay open to set up a second factor. */
export const isOwnAccount = ({ permissions, scope }: AccessRule): boolean =>
  permissions === 'signed-in' && scope === 'own';
