import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import type { RefusedCall, SessionGate } from './session-gate.ts';

/** Parked while the session refreshes, then sent again; the session ends where the second answer is no better. */
export async function callWithRefresh<Answer>(
  session: SessionGate,
  { kind, isSave = false }: Pick<RefusedCall, 'kind' | 'isSave'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let wasReplayed = false; ; wasReplayed = true) {
    const generation = session.generation();
    try {
      return await call();
    } catch (thrown) {
      const code = thrown instanceof PortalFailure ? thrown.error.code : null;
      if (code !== 'UNAUTHENTICATED' && code !== 'SESSION_EXPIRED') throw thrown;
      await session.onUnauthorized({ code, kind, generation, wasReplayed, isSave });
    }
  }
}
