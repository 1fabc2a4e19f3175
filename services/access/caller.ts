import type { Permission } from '../../machines/rules/access/permissions.ts';
import { fail, notFound } from '../base/errors.ts';

export type AccountKind = 'admin' | 'client' | 'booking';

/**
 * The caller of one request, as read from the database for that request. A company can have admin accounts of its own,
 * so operations of the provider check `isProvider`.
 */
export interface Caller {
  readonly accountId: string;
  readonly orgId: string;
  readonly kind: AccountKind;
  readonly isProvider: boolean;
  /** Only permissions that this kind of organisation can use. */
  readonly permissions: ReadonlySet<Permission>;
  readonly sessionId: string;
  /** An administrator without the second factor that the organisation asks for: only the own account is open. */
  readonly lacksSecondFactor: boolean;
  /** The contact person, else the username. Shown in histories. */
  readonly name: string;
  /** WAL position of the account's last write; null without a replica. */
  readonly writtenUpTo: string | null;
}

/** The reader: everything about a caller that decides which rows are visible. */
export type Reader = Pick<Caller, 'accountId' | 'orgId' | 'isProvider' | 'permissions'>;

/**
 * The organisation that a request is about: `org` if the caller may see it, else the caller's own. A client that names
 * another organisation gets the answer for one that does not exist.
 */
export function orgScope(caller: Reader, org?: string): string {
  if (org === undefined || org === caller.orgId) return caller.orgId;
  return caller.isProvider ? org : notFound('Organisation');
}

/** Like `orgScope`, for lists over organisations. `undefined` means all organisations, for the provider only. */
export function orgFilter(caller: Reader, org?: string): string | undefined {
  return caller.isProvider ? org : orgScope(caller, org);
}

export function refuseForbidden(): never {
  fail('FORBIDDEN', 'Your account may not do this.');
}
