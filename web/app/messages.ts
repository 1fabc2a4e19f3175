import type { PortalError } from '../../machines/lib/portal-error.ts';
import { ANY_ERROR } from '../../machines/lib/unanswered.ts';

export const EXPIRED = 'Expired session or unauthenticated!';
export const FETCH_ERROR = 'Fetch error';

/** Code → English, for any call without a text of its own: the server's own words, else 'Error!'. Source: specification, section 8. */
export function messageFor(error: PortalError): string {
  switch (error.code) {
    case 'UNAUTHENTICATED':
    case 'SESSION_EXPIRED':
      return EXPIRED;
    case 'OTP_REQUIRED':
      return ''; // never shown: it starts the one-time password
    case 'HOLD_EXPIRED':
      return error.reason || 'The hold ran out. Choose the time again.';
    case 'UNREACHABLE':
      return error.reason || 'The server did not answer. Check the connection and try again.';
    case 'NOT_FOUND':
    case 'BAD_REQUEST':
    case 'SLOT_TAKEN':
    case 'EDIT_CONFLICT':
    case 'FORBIDDEN':
    case 'DRAFT_SENT':
    case 'REJECTED':
      return error.reason || ANY_ERROR;
    default:
      return error satisfies never;
  }
}
