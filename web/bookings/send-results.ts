import { type PortalError, PortalFailure } from '../../machines/portal-error.ts';
import type { Results } from '../../machines/results-form.ts';
import type { Gateway } from '../gateway-client.ts';

/**
 * Sends one file as form data; a session that is over is refreshed once, and the file sent again.
 * @throws PortalFailure for every answer that is no success
 */
export async function sendResults(
  { fetch, session }: Gateway['stream'],
  candidateId: string,
  { fileType, file }: Results<File>,
  signal: AbortSignal,
): Promise<{ fileName: string }> {
  const body = new FormData();
  body.append('file_type', fileType);
  if (file) body.append('file', file);
  for (let wasReplayed = false; ; wasReplayed = true) {
    await session.settled();
    session.requested();
    const generation = session.generation();
    const headers = { authorization: `Bearer ${session.token()}` };
    const options = { method: 'POST', headers, body, signal };
    const response = await fetch(`/files/consult-files/${candidateId}`, options).catch(() => null);
    if (!response) throw new PortalFailure({ code: 'UNREACHABLE' });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return { fileName: String(Object(answer)['file_name']) };
    const error = errorOf(response.status, Object(Object(answer)['error']));
    if (error.code !== 'UNAUTHENTICATED' && error.code !== 'SESSION_EXPIRED') throw new PortalFailure(error);
    await session.refused({ code: error.code, kind: 'person', generation, wasReplayed });
  }
}

function errorOf(status: number, error: Readonly<Record<string, unknown>>): PortalError {
  const reason = String(error['message'] ?? '');
  const field = error['field'] === 'file_type' ? 'fileType' : 'file';
  if (status === 401) return { code: 'UNAUTHENTICATED' };
  if (status === 498) return { code: 'SESSION_EXPIRED' };
  if (status === 404) return { code: 'NOT_FOUND' };
  if (status >= 502) return { code: 'UNREACHABLE' };
  return { code: 'BAD_REQUEST', reason, fields: { [field]: reason } };
}
