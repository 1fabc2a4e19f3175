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

type Asked = {
  revision: Revision;
  /** The period and the clinic: another one is asked for at once, while the old answer stays and counts as stale. */
  question: string;
};

/** `useRecord` of something that is read anew when it changed elsewhere, and when somebody asks for it or for another period. */
export function useLiveRecord<Thing>(
  name: string,
  { revision, question }: Asked,
  fetchOne: (options: { signal: AbortSignal; kind: CallKind }) => Promise<Thing>,
) {
  const latest = useRef({ revision, question, fetchOne });
  latest.current = { revision, question, fetchOne };
  const answered = useRef(question);
  const record = useRecord(name, async (signal) => {
    const now = latest.current;
    // Another period is somebody's own doing, whatever brought the last answer.
    const kind = now.question === answered.current ? now.revision.kind : 'person';
    answered.current = now.question;
    return { question: now.question, thing: await now.fetchOne({ signal, kind }) };
  });
  const again = useEffectEvent(() => (record.failure ? record.retry() : record.refresh()));
  const asked = `${revision.number} ${question}`;
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    again();
  }, [asked]);
  const { data } = record;
  return { ...record, data: data?.thing ?? null, isStale: data !== null && data.question !== question };
}
