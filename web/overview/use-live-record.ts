import { useEffect, useEffectEvent, useRef } from 'react';
import type { CallKind } from '../app/api/session-gate.ts';
import { useRecord } from '../app/records/use-record.ts';

/** Numbers the readings of a section: each makes it fetch again, while the old data stays. */
export interface Revision {
  readonly number: number;
  /** A reading that no person caused keeps no session alive. */
  readonly kind: Extract<CallKind, 'person' | 'background'>;
}

export const FIRST_REVISION: Revision = { number: 0, kind: 'person' };

type RecordRequest = {
  revision: Revision;
  /** The period and the clinic: a new one is fetched at once, while the old answer stays and counts as stale. */
  question: string;
};

/** `useRecord` for data that is fetched again after a change elsewhere, on request, and for another period. */
export function useLiveRecord<Thing>(
  name: string,
  { revision, question }: RecordRequest,
  fetchOne: (options: { signal: AbortSignal; kind: CallKind }) => Promise<Thing>,
) {
  const latest = useRef({ revision, question, fetchOne });
  latest.current = { revision, question, fetchOne };
  const answered = useRef(question);
  const record = useRecord(name, async (signal) => {
    const now = latest.current;
    // Another period is a person's own choice, whatever brought the last answer.
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
