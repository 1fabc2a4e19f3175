import { useEffect, useEffectEvent, useRef } from 'react';
import { prefetchOnActivity } from '../../ui/loading/prefetch.ts';
import type { CallOptions } from '../api/gateway-client.ts';
import { listen } from '../api/gateway-stream.ts';
import { useRecord } from '../records/use-record.ts';
import { useGateway } from '../session/session-context.tsx';
import { QuestionsChangedDocument } from './questions.documents.ts';

/**
 * A record that is fetched again whenever a booking of the company changes, on any screen. Only the first fetch counts
 * as a person's own: the others keep no session alive.
 * @param isLate follows changes from the first sign of a person at work, so that it does not delay a page's first load
 */
export function useRefreshedRecord<Thing>(
  name: string,
  fetchOne: (asked: CallOptions) => Promise<Thing>,
  { isLate = false }: { isLate?: boolean } = {},
) {
  const gateway = useGateway();
  const isAgain = useRef(false);
  const record = useRecord(name, (signal) => {
    const kind = isAgain.current ? 'background' : 'person';
    isAgain.current = true;
    return fetchOne({ signal, kind });
  });
  const refresh = useEffectEvent(() => record.refresh());
  useEffect(() => {
    const changed = () => refresh();
    const follow = () => listen(gateway, QuestionsChangedDocument, {}, { onData: changed, onConnect: changed });
    if (!isLate) return follow();
    const left = new AbortController();
    const stopWaiting = prefetchOnActivity(async () => {
      if (!left.signal.aborted) left.signal.addEventListener('abort', follow());
    });
    return () => {
      stopWaiting();
      left.abort();
    };
  }, [gateway, isLate]);
  return record;
}
