import { useEffect, useEffectEvent, useRef } from 'react';
import type { CallKind } from '../app/api/session-gate.ts';
import { useRecord } from '../app/records/use-record.ts';

/** What a section shows; a new one is read for each `revision`, while the old one stays. */
export interface Revision {
  readonly number: number;
  /** Nobody's own doing keeps no session alive. */
  readonly kind: Extract<CallKind, 'person' | 'background'>;
}

export const FIRST_REVISION: Revision = { number: 0, kind: 'person' };

/** `useRecord` of something that is read anew when it changed elsewhere, and when somebody asks for it. */
export function useLiveRecord<Thing>(
  name: string,
  revision: Revision,
  fetchOne: (options: { signal: AbortSignal; kind: CallKind }) => Promise<Thing>,
) {
  const latest = useRef(revision);
  latest.current = revision;
  const record = useRecord(name, (signal) => fetchOne({ signal, kind: latest.current.kind }));
  const again = useEffectEvent(() => (record.failure ? record.retry() : record.refresh()));
  const shown = useRef(revision.number);
  useEffect(() => {
    if (shown.current === revision.number) return;
    shown.current = revision.number;
    again();
  }, [revision.number]);
  return record;
}
