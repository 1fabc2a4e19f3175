import type { DraftId } from '../../../machines/lib/ports.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { SentDocument } from '../wizard.documents.ts';

const CHANNEL = 'preflight-sent-drafts';

/** Tells the other tabs of this browser. */
export function announceSent(draftId: DraftId): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(draftId);
  channel.close();
}

/**
 * Reports once that a draft was sent from elsewhere: another tab of this browser says so itself, for other devices the
 * service is queried when this page becomes visible again. Returns how to stop.
 */
export function watchSent(gateway: Gateway, draftId: DraftId, onSent: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const gone = new AbortController();
  const { signal } = gone;
  channel.addEventListener('message', ({ data }) => data === draftId && onSent(), { signal });
  const ask = async () => {
    const { draft } = await gateway.request(SentDocument, { draftId }, { signal });
    if (draft.booking) onSent();
  };
  // A failed query is no harm: the next save or the sending says so.
  const seen = () => document.visibilityState === 'visible' && ask().catch(() => {});
  document.addEventListener('visibilitychange', seen, { signal });
  return () => {
    gone.abort();
    channel.close();
  };
}
