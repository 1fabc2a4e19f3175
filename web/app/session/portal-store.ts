import type { PortalQuery } from '../../generated/graphql.ts';
import type { Gateway } from '../api/gateway-client.ts';
import { PortalDocument } from './session.documents.ts';

export type Portal = PortalQuery['portal'];
export type PortalStore = ReturnType<typeof loadPortal>;

/** Pauses before asking again, in milliseconds; the last one repeats. */
const PAUSES = [1_000, 2_000, 5_000, 15_000];

/** The server's facts that the page needs, requested until there is an answer. */
export function loadPortal(gateway: Gateway) {
  let portal: Portal | null = null;
  const listeners = new Set<() => void>();
  const ask = async (tries: number) => {
    try {
      ({ portal } = await gateway.request(PortalDocument, {}, { kind: 'public' }));
      for (const listener of listeners) listener();
    } catch {
      setTimeout(() => ask(tries + 1), PAUSES[Math.min(tries, PAUSES.length - 1)]);
    }
  };
  void ask(0);
  return {
    current: () => portal,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
