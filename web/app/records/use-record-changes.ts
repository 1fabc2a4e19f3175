import { useEffect, useEffectEvent, useRef } from 'react';
import type { RecordKind } from '../../generated/graphql.ts';
import type { Gateway } from '../api/gateway-client.ts';
import { listen } from '../api/gateway-stream.ts';
import type { CallKind } from '../api/session-gate.ts';
import { useGateway } from '../session/session-context.tsx';
import { RecordsChangedDocument } from './records.documents.ts';

/** Changes come in bursts: a page asks once for all that came meanwhile. */
const PAUSE_MS = 500;

/** Called with the kind that changed, or with null where any may have. */
type Hear = (kind: RecordKind | null) => void;
const hearers = new WeakMap<Gateway, { all: Set<Hear>; stop: () => void }>();

/** One stream for all lists of a page. @returns ends it with its last list */
function subscribeToChanges(gateway: Gateway, hear: Hear): () => void {
  let stream = hearers.get(gateway);
  if (!stream) {
    const all = new Set<Hear>();
    const tell: Hear = (kind) => all.forEach((each) => void each(kind));
    const stop = listen(
      gateway,
      RecordsChangedDocument,
      {},
      {
        onData: ({ recordsChanged }) => tell(recordsChanged ?? null),
        onConnect: () => tell(null),
      },
    );
    stream = { all, stop };
    hearers.set(gateway, stream);
  }
  const { all, stop } = stream;
  all.add(hear);
  return () => {
    all.delete(hear);
    if (all.size > 0) return;
    stop();
    hearers.delete(gateway);
  };
}

/** Calls `changed` when a record of these kinds was changed, here or anywhere. */
export function useRecordChanges(kinds: readonly RecordKind[], changed: () => void): void {
  const gateway = useGateway();
  const isOfThese = useEffectEvent((kind: RecordKind | null) => kind === null || kinds.includes(kind));
  const tell = useEffectEvent(changed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribeToChanges(gateway, (kind) => {
      if (!isOfThese(kind)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        tell();
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [gateway]);
}

/**
 * Calls `refresh` when a record of these kinds was changed.
 * @returns the kind of the next call: one that no person here caused keeps no session alive
 */
export function useRefreshOnChange(kinds: readonly RecordKind[], refresh: () => void): () => CallKind {
  const kind = useRef<CallKind>('person');
  useRecordChanges(kinds, () => {
    kind.current = 'background';
    refresh();
  });
  return () => {
    const asked = kind.current;
    kind.current = 'person';
    return asked;
  };
}
