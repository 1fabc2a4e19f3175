import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { recordAccess, type Visitor } from './access-log.ts';

/** An answered request, as far as the audit needs it. */
export interface Answered {
  readonly operationId: string;
  readonly status: number;
  /** The error code. */
  readonly code: string;
  /** Without the query, which can contain personal data. */
  readonly path: string;
  readonly caller: Visitor;
  /** The username typed at sign-in. */
  readonly triedUsername: string | undefined;
  readonly address: string;
  readonly at: Date;
}

/** Operations that a mailed link to the own appointment opens. */
const linkOperations: ReadonlySet<string> = new Set([
  'openOwnAppointment',
  'readOwnAppointment',
  'confirmAttendance',
  'askForAnotherTime',
  'changeEarlierTime',
  'listOwnTimes',
  'changeOwnTime',
  'sendOwnFile',
]);

/** True if a mailed link, its proof, or a guess at them was refused. Of 422, only a wrong date of birth is a guess. */
export const refusesLink = (operationId: string, status: number): boolean =>
  linkOperations.has(operationId) &&
  (status === 401 || status === 404 || status === 429 || (status === 422 && operationId === 'openOwnAppointment'));

/** The audit's action for a refused request; null if it is not recorded. */
export function refusalAction({ operationId, status, code, caller }: Answered): string | null {
  if (status === 429) return 'access.locked-out';
  if (operationId === 'login' && status === 401) return 'sign-in.failed';
  if (operationId === 'signInWithPasskey' && status >= 400) return 'passkey.failed';
  if (operationId === 'login' && code === 'CODE_WRONG') return 'second-factor.failed';
  if (operationId === 'verifyOtp' && status === 422) return 'otp.failed';
  if (refusesLink(operationId, status)) return 'appointment-link.refused';
  if (operationId === 'receiveMail' && status >= 400) return 'inbound-mail.refused';
  return caller && (status === 403 || status === 404) ? 'access.refused' : null;
}

/**
 * Records a refused request. Refusals of one account, operation and status within a minute share a row. Requests
 * without an account share 64 rows a minute, so that a flood from many addresses stays small.
 */
export async function recordRefusal(db: Database, answered: Answered): Promise<void> {
  const action = refusalAction(answered);
  if (!action) return;
  const { operationId, status, code, path, caller, triedUsername, address, at } = answered;
  const visitor = caller ?? (triedUsername === undefined ? null : await accountNamed(db, triedUsername));
  await recordAccess(db, visitor, {
    action,
    entity: 'operation',
    entityId: operationId,
    address,
    at,
    after: { status, code, path },
    sameAs: visitor ? String(status) : `${status} ${bucketOf(address)}`,
  });
}

/** The typed username is not stored: people type their password into the wrong field. */
async function accountNamed(db: Database, username: string): Promise<Visitor> {
  const { rows } = await db.execute<{ accountId: string; orgId: string; name: string }>(sql`
    select id as "accountId", org_id as "orgId", coalesce(nullif(contact_person, ''), username) as name
      from auth.accounts where lower(username) = lower(${username})`);
  return rows[0] ?? null;
}

const BUCKETS = 64;
const bucketOf = (address: string) => createHash('sha256').update(address).digest().readUInt8() % BUCKETS;
