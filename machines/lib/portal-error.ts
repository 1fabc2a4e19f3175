/**
 * Failures as data. Each boundary translates once: REST code or HTTP status → code, GraphQL code → `PortalFailure`,
 * code → English.
 */
export type PortalError =
  | { code: 'UNAUTHENTICATED' } // 401: one refresh, then the sign-in page
  | { code: 'SESSION_EXPIRED' } // 498: likewise; on a lookup it clears local storage
  | { code: 'OTP_REQUIRED' } // 428: never shown, it starts the one-time-password flow
  | { code: 'BAD_REQUEST'; reason: string; fields: Readonly<Record<string, string>> } // 400, 422: each at its field
  | { code: 'NOT_FOUND'; reason?: string } // 404, in the service's own words
  | { code: 'FORBIDDEN'; reason: string; fields?: Readonly<Record<string, string>> } // 403: the account may not
  | { code: 'SLOT_TAKEN'; reason: string; nearest?: readonly NearestTime[] } // 409 on reserve: the list is stale
  | { code: 'HOLD_EXPIRED'; reason?: string; fields?: Readonly<Record<string, string>> } // the hold ran out while the form was open
  | { code: 'REJECTED'; status: number; reason: string; fields?: Readonly<Record<string, string>> } // any other answer, in the service's own words
  | { code: 'EDIT_CONFLICT'; reason: string; present: Readonly<Record<string, unknown>> } // 409: changed meanwhile
  | { code: 'DRAFT_SENT'; reason: string } // 409: another tab or device sent this booking
  | { code: 'UNREACHABLE'; reason?: string }; // no answer within 30 s, or a service that cannot work now and says why

/** A free time offered in place of the one that was refused; `startsAt` is an instant, ISO 8601. */
export interface NearestTime {
  readonly siteId: string;
  readonly startsAt: string;
  readonly calendarIds: readonly number[];
}

/** The one thing a port may throw that is an answer and not a bug. */
export class PortalFailure extends Error {
  readonly error: PortalError;

  constructor(error: PortalError) {
    super('reason' in error && error.reason !== '' ? error.reason : error.code);
    this.name = 'PortalFailure';
    this.error = error;
  }

  get code(): PortalError['code'] {
    return this.error.code;
  }
}

/**
 * Only a `PortalFailure` becomes data.
 * @throws anything else, again: a bug stays loud.
 */
export function toPortalError(thrown: unknown): PortalError {
  if (thrown instanceof PortalFailure) return thrown.error;
  throw thrown;
}

/** Of a call that failed, for `assign`. */
export const failureOf = ({ event }: { event: { error: unknown } }) => toPortalError(event.error);
