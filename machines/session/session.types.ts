import type { AccountId, ClockTicked, EpochMs, OrgId } from '../lib/ports.ts';
import type { Permission } from '../rules/access/permissions.ts';
import type { ListColumn } from '../rules/booking/list-columns.ts';

/** The answer to a log-in or a refresh; kept by the host under the stored keys, never in a machine's context. */
export type Tokens = { token: string; refreshToken: string; org: OrgId; accountId: AccountId };

/** The answer of a refresh: new tokens, when they came, and when to renew them. */
export type Refreshed = { tokens: Tokens; at: EpochMs; renewAt?: EpochMs | undefined };

export type UserInfo = {
  email: string | null;
  contactPerson: string | null;
  username: string | null;
  accountType: string | null;
  /** `provider`: the organisation is the provider itself. An admin account alone does not say so: a company has its own. */
  company: { id: OrgId; name: string; otp: boolean; fitTest: boolean; sandbox: boolean; provider: boolean } | null;
};
/** Permissions and details of the account. */
export type Access = {
  permissions: readonly Permission[];
  info: UserInfo;
  mayInspect?: boolean;
  /** Nothing but the page that sets up a second factor opens. */
  lacksSecondFactor?: boolean;
  /** Of the booking list, as they were when the account signed in or the page was loaded. */
  listColumns?: readonly ListColumn[];
};

export type SessionEvent =
  | ClockTicked
  | { type: 'signIn.succeeded'; tokens: Tokens; at: EpochMs; renewAt?: EpochMs | undefined }
  | { type: 'logOut.pressed' }
  /** Though something is not saved. */
  | { type: 'logOut.confirmed' }
  | { type: 'logOut.cancelled' }
  | { type: 'extend.pressed'; at: EpochMs }
  | { type: 'retry.pressed'; at: EpochMs }
  /** The account's own details were changed, in this tab. */
  | { type: 'account.changed'; contactPerson: string | null; email: string }
  /** A person caused a call, in this tab or in another one. */
  | { type: 'request.sent'; at: EpochMs }
  /** A call waits to be sent: a token that ends soon is renewed before it. */
  | { type: 'call.starting'; now: EpochMs }
  /** A call answered 401 or 498 and is parked; `generation` is the context's when it was sent. */
  | { type: 'call.refused'; generation: number; wasReplayed: boolean }
  /** A look-up answered 498. */
  | { type: 'lookup.expired' }
  /** Another tab stored new tokens. */
  | { type: 'tokens.shared'; at: EpochMs; renewAt?: EpochMs | undefined }
  /** Another tab cleared the tokens. */
  | { type: 'session.ended' };
