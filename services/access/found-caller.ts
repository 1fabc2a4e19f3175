import { type SQL, sql } from 'drizzle-orm';
import { type Permission, toPermission } from '../../machines/rules/access/permissions.ts';
import {
  type OrganisationKind,
  onlyUsable,
  usablePermissions,
} from '../../machines/rules/access/usable-permissions.ts';
import { variable } from '../database/statement.ts';
import type { AccountKind, Caller } from './caller.ts';
import type { AccessRule } from './operations.ts';
import type { TokenClaims } from './tokens.ts';

/** A caller as a row of the database. */
export interface CallerRow {
  kind: AccountKind;
  name: string;
  is_provider: boolean;
  permissions: string[];
  lacks_second_factor: boolean;
  written_up_to: string | null;
}

const v = {
  sessionId: variable('sessionId', 'uuid'),
  accountId: variable('accountId', 'uuid'),
  orgId: variable('orgId', 'uuid'),
  now: variable('now', 'timestamptz'),
  isProviders: variable('isProviders', 'boolean'),
  providerFlags: variable('providerFlags', 'text[]'),
  clientFlags: variable('clientFlags', 'text[]'),
};
export type CallerVariable = 'sessionId' | 'accountId' | 'orgId' | 'now';
export type AllowedVariable = CallerVariable | 'isProviders' | 'providerFlags' | 'clientFlags';

/** Active sessions and API keys at `now`, with account, organisation and permissions. */
export const standingSessions = (now: SQL): SQL => sql`
      from (
        select id, account_id, org_id, revoked_at, expires_at from auth.sessions
        union all select id, account_id, org_id, revoked_at, expires_at from auth.api_keys
      ) s
      join auth.accounts a on a.id = s.account_id and a.active
      join companies.organisations o on o.id = s.org_id and o.enable
      left join auth.account_permissions p on p.account_id = s.account_id and p.org_id = s.org_id
     where s.revoked_at is null and s.expires_at > ${now}`;

/** Of account `a` in organisation `o`. A passkey is a second factor too. */
const lacksSecondFactor = sql`(o.admin_second_factor and a.kind = 'admin'
               and not exists (select from auth.second_factors f where f.account_id = a.id and f.confirmed_at is not null)
               and not exists (select from auth.passkeys k where k.account_id = a.id))`;

/** Finds the caller. No row if the session, the account or the organisation is not active. */
export const callerQuery = (writtenUpTo: SQL): SQL => sql`
      select a.kind, coalesce(nullif(a.contact_person, ''), a.username) as name, o.kind = 'provider' as is_provider,
             to_json(coalesce(p.permissions, '{}')) as permissions, ${lacksSecondFactor} as lacks_second_factor,
             ${writtenUpTo} as written_up_to
      ${standingSessions(v.now)}
         and s.id = ${v.sessionId} and s.account_id = ${v.accountId} and s.org_id = ${v.orgId}`;

/**
 * The first parts of the WITH clause of a statement that finds its caller itself. A statement that only reads may read
 * before the permission is known. A statement that writes adds `where exists (select from allowed)`.
 */
export const withCaller: SQL = sql`caller as materialized (${callerQuery(sql`null::text`)})`;
export const withAllowed: SQL = sql`${withCaller}, allowed as materialized (
      select is_provider from caller
      where not lacks_second_factor and (is_provider or not ${v.isProviders}) and exists (
        select from json_array_elements_text(permissions) flag
        where flag = any (case when is_provider then ${v.providerFlags} else ${v.clientFlags} end)))`;
/** The caller as one column of the statement's result. */
export const callerColumn: SQL = sql`(select row_to_json(caller) from caller) as caller`;

/** Parameters of a statement that finds its caller. */
export const callerValues = ({ sessionId, accountId, orgId }: TokenClaims, now: Date) => ({
  sessionId,
  accountId,
  orgId,
  now: now.toISOString(),
});

/**
 * Parameters of a statement that finds its caller and writes: adds the permissions that allow it. @throws if the
 * operation is open to everybody
 */
export function allowedValues(rule: AccessRule, claims: TokenClaims, now: Date) {
  const { permissions, scope } = rule;
  if (typeof permissions === 'string') throw new Error('A statement that asks for permissions needs some to ask for.');
  const flagsOf = (kind: OrganisationKind) =>
    textArray(permissions.filter((one) => usablePermissions(kind).includes(one)));
  return {
    ...callerValues(claims, now),
    isProviders: scope === 'provider',
    providerFlags: flagsOf('provider'),
    clientFlags: flagsOf('client'),
  };
}

/** Permissions are stored in either spelling; `toPermission` reads both. */
const textArray = (flags: readonly Permission[]) =>
  `{${flags.flatMap((flag) => [flag, flag.replaceAll('_', '-')]).join(',')}}`;

/** An API key's name follows that of its account, in histories too. */
export function toCaller(row: CallerRow, { accountId, orgId, sessionId, apiKey }: TokenClaims): Caller {
  const { kind, name, is_provider: isProvider } = row;
  return {
    accountId,
    orgId,
    sessionId,
    lacksSecondFactor: row.lacks_second_factor,
    kind,
    name: apiKey ? `${name} (API key ${apiKey.name})` : name,
    isProvider,
    permissions: permissionsOf(row.permissions, isProvider ? 'provider' : 'client'),
    writtenUpTo: row.written_up_to,
  };
}

/** Permissions that this version has and that this kind of organisation can use. */
export const permissionsOf = (flags: readonly string[], kind: OrganisationKind): ReadonlySet<Permission> =>
  new Set(
    onlyUsable(
      kind,
      flags.map(toPermission).filter((held) => held !== null),
    ),
  );
