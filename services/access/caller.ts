import type { Permission } from '../../machines/rules/access/permissions.ts';
import { fail, notFound } from '../shared/http/errors.ts';

export type AccountKind = 'admin' | 'client' | 'booking';

/**
 * Who asks, as the database said it for this very request. An admin account may be a company's own: what is the
 * provider's alone asks `isProvider`.
 */
export interface Caller {
  readonly accountId: string;
  readonly orgId: string;
  readonly kind: AccountKind;
  readonly isProvider: boolean;
  /** Only those that the organisation's kind can use. */
  readonly permissions: ReadonlySet<Permission>;
  readonly sessionId: string;
  /** Contact person, else username: what histories show. */
  readonly name: string;
  /** Where the database's log was when the account last wrote; null where no replica could lag behind. */
  readonly writtenUpTo: string | null;
}

/**
 * The one organisation a request is about: `org` where the caller may see it, else the caller's own.
 * A client naming another organisation is answered as if that one did not exist.
 */
export function orgScope(caller: Caller, org?: string): string {
  if (org === undefined || org === caller.orgId) return caller.orgId;
  return caller.isProvider ? org : notFound('Organisation');
}

/** As `orgScope`, for lists over organisations: `undefined` means every organisation and is the provider's alone. */
export function orgFilter(caller: Caller, org?: string): string | undefined {
  return caller.isProvider ? org : orgScope(caller, org);
}

export function refuseForbidden(): never {
  fail('FORBIDDEN', 'Your account may not do this.');
}
