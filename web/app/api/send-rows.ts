import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { callWithRefresh } from './call-with-refresh.ts';
import type { Gateway } from './gateway-client.ts';
import { restError } from './rest-error.ts';

/** Two thousand rows are written within seconds; a slow line needs the rest. */
const PATIENCE_MS = 60_000;

/**
 * Sends a file of rows and answers what the service says of it.
 * @throws {PortalFailure} where it was refused, or nothing was answered within a minute
 */
export async function sendRows<Answer>(
  gateway: Gateway,
  { path, rows }: { path: string; rows: Blob },
  signal: AbortSignal,
): Promise<Answer> {
  const { url, fetch, session } = gateway.stream;
  await session.whenReady();
  session.onRequest();
  return callWithRefresh(session, { kind: 'person', isSave: true }, async () => {
    const token = session.token();
    try {
      const response = await fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'text/csv', ...(token && { authorization: `Bearer ${token}` }) },
        body: rows,
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok || answer === null)
        throw new PortalFailure(restError(response.ok ? 0 : response.status, answer));
      return answer as Answer;
    } catch (thrown) {
      signal.throwIfAborted();
      throw thrown instanceof PortalFailure ? thrown : new PortalFailure({ code: 'UNREACHABLE' });
    }
  });
}
