import type { PortalError } from '../../../machines/lib/portal-error.ts';

/**
 * A service's refusal of an upload or a download, `{ error: { code, message, field? } }`.
 * @param status 0 where there was no answer
 */
export function restError(status: number, answer: unknown): PortalError {
  const { message: reason = '', field } = Object(Object(answer)['error']) as { message?: string; field?: string };
  switch (status) {
    case 0:
    case 502:
    case 504:
      return { code: 'UNREACHABLE' };
    case 401:
      return { code: 'UNAUTHENTICATED' };
    case 403:
      return { code: 'FORBIDDEN', reason };
    case 498:
      return { code: 'SESSION_EXPIRED' };
    case 404:
      return { code: 'NOT_FOUND', ...(reason && { reason }) };
    case 400:
    case 413:
    case 422:
      return { code: 'BAD_REQUEST', reason, fields: field === undefined ? {} : { [field]: reason } };
    default:
      return { code: 'REJECTED', status, reason };
  }
}
