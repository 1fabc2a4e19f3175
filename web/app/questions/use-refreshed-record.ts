import { useEffect, useEffectEvent, useRef } from 'react';
import type { CallOptions } from '../api/gateway-client.ts';
import { listen } from '../api/gateway-stream.ts';
import { useRecord } from '../records/use-record.ts';
import { useGateway } from '../session/session-context.tsx';
import { QuestionsChangedDocument } from './questions.documents.ts';

/**
 * One thing that is asked for again whenever a booking of the company changes, on whatever screen. Only the first question is
 * a person's own doing: the others keep no session alive.
 */
export function useRefreshedRecord<Thing>(name: string, fetchOne: (asked: CallOptions) => Promise<Thing>) {
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
    return listen(gateway, QuestionsChangedDocument, {}, { onData: changed, onConnect: changed });
  }, [gateway]);
  return record;
}
