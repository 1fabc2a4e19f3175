import { type SQL, sql } from 'drizzle-orm';
import { type Permission, toPermission } from '../../machines/rules/access/permissions.ts';
import { type OrganisationKind, onlyUsable } from '../../machines/rules/access/usable-permissions.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { statement, variable } from '../database/statement.ts';
import { fail } from '../shared/http/errors.ts';
import type { AccountKind, Caller } from './caller.ts';
import type { AccessRule } from './operations.ts';
import type { TokenClaims, TokenKeys, Verdict } from './tokens.ts';

/** Verified tokens remembered per process: a signature stays right, so only the expiry is looked at again. */
const rememberedTokens = 2_000;

interface Deps {
  readonly db: Database;
  readonly replica: OpenDatabase['replica'];
  readonly keys: TokenKeys;
  readonly now: () => Date;
}

/**
 * Who is calling, from a bearer token: the signature first, then one indexed query that asks whether the session, the
 * account and the organisation still stand, and what the account may do. Nothing of it is remembered between requests,
 * so a removed flag or a deactivated account counts from the next one.
 * Refuses with 401 where there is no token or nonsense, with 498 where a token is expired or revoked.
 */
export function authenticator(deps: Deps) {
  const verified = new Map<string, TokenClaims>();

  async function verify(token: string, now: Date): Promise<Verdict> {
    const claims = verified.get(token);
    if (claims) return claims.expiresAt * 1000 > now.getTime() ? { kind: 'valid', claims } : { kind: 'expired' };
    const verdict = await deps.keys.verify(token, now);
    if (verdict.kind === 'valid') {
      if (verified.size >= rememberedTokens) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, verdict.claims);
    }
    return verdict;
  }

  return async (authorization: string | undefined): Promise<Caller> => {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (!token) fail('UNAUTHENTICATED', 'Sign in first.');
    const now = deps.now();
    const verdict = await verify(token, now);
    if (verdict.kind === 'nonsense') fail('UNAUTHENTICATED', 'This is no token of ours.');
    if (verdict.kind === 'expired') refuseExpired();
    return (await findCaller(deps, verdict.claims, now)) ?? refuseExpired();
  };
}

function refuseExpired(): never {
  fail('SESSION_EXPIRED', 'Your session is over. Sign in again.');
}

interface CallerRow extends Record<string, unknown> {
  kind: AccountKind;
  name: string;
  is_provider: boolean;
  permissions: string[];
  written_up_to: string | null;
}

const v = {
  sessionId: variable('sessionId', 'uuid'),
  accountId: variable('accountId', 'uuid'),
  orgId: variable('orgId', 'uuid'),
  now: variable('now', 'timestamptz'),
};

/** Sessions that stand at `now`, with their account, its organisation and what it may do there. */
export const standingSessions = (now: SQL): SQL => sql`
      from auth.sessions s
      join auth.accounts a on a.id = s.account_id and a.active
      join companies.organisations o on o.id = s.org_id and o.enable
      left join auth.account_permissions p on p.account_id = s.account_id and p.org_id = s.org_id
     where s.revoked_at is null and s.expires_at > ${now}`;

/** Every request begins with it. */
const callerStatement = (name: string, writtenUpTo: SQL) =>
  statement<CallerRow, keyof typeof v>(
    name,
    sql`
      select a.kind, coalesce(nullif(a.contact_person, ''), a.username) as name, o.kind = 'provider' as is_provider,
             to_json(coalesce(p.permissions, '{}')) as permissions, ${writtenUpTo} as written_up_to
      ${standingSessions(v.now)}
         and s.id = ${v.sessionId} and s.account_id = ${v.accountId} and s.org_id = ${v.orgId}`,
  );
const callerAlone = callerStatement('access_caller', sql`null::text`);
/** Only a replica can be behind what the account wrote. */
const callerBesideReplica = callerStatement(
  'access_caller_written',
  sql`(select w.position::text from auth.written_positions w where w.account_id = a.id)`,
);

async function findCaller({ db, replica }: Deps, claims: TokenClaims, now: Date): Promise<Caller | null> {
  const { accountId, orgId, sessionId } = claims;
  const find = replica ? callerBesideReplica : callerAlone;
  const [row] = await find(db, { accountId, orgId, sessionId, now: now.toISOString() });
  if (!row) return null;
  const { kind, name, is_provider: isProvider } = row;
  return {
    accountId,
    orgId,
    sessionId,
    kind,
    name,
    isProvider,
    permissions: permissionsOf(row.permissions, isProvider ? 'provider' : 'client'),
    writtenUpTo: row.written_up_to,
  };
}

/** Flags that this version knows and such an organisation can use. */
export const permissionsOf = (flags: readonly string[], kind: OrganisationKind): ReadonlySet<Permission> =>
  new Set(
    onlyUsable(
      kind,
      flags.map(toPermission).filter((held) => held !== null),
    ),
  );

/** Whether a rule of the access table lets this caller in. */
export function isAllowed(rule: AccessRule, caller: Caller): boolean {
  if (rule.scope === 'provider' && !caller.isProvider) return false;
  if (typeof rule.permissions === 'string') return true;
  return rule.permissions.some((permission) => caller.permissions.has(permission));
}
