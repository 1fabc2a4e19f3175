import type { DraftId } from '../../../machines/lib/ports.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { SentDocument } from '../wizard.documents.ts';

const CHANNEL = 'preflight-sent-drafts';

/** Tells the other tabs of this browser. */
export function tellSent(draftId: DraftId): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(draftId);
  channel.close();
}

/**
 * Tells once a draft was sent from elsewhere: a tab of this browser says so itself, another device is asked about when
 * somebody comes back to this page. Answers how to stop.
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
  // Where it cannot be asked now, the next save or the sending says so.
  const seen = () => document.visibilityState === 'visible' && ask().catch(() => {});
  document.addEventListener('visibilitychange', seen, { signal });
  return () => {
    gone.abort();
    channel.close();
  };
}
