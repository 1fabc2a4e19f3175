import { useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '../app/api/gateway-stream.ts';
import type { CallKind } from '../app/api/session-gate.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { DoctorsChangedDocument } from './doctors.documents.ts';

/** Changes come in bursts: a page asks once for all that came meanwhile. */
const PAUSE_MS = 500;

/**
 * Calls `refresh` when somebody changed a doctor, weekly hours, own days or leave.
 * @returns of which kind the next question is: one that nobody here asked for keeps no session alive
 */
export function useDoctorChanges(refresh: () => void): () => CallKind {
  const gateway = useGateway();
  const kind = useRef<CallKind>('person');
  const changed = useEffectEvent(() => {
    kind.current = 'background';
    refresh();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        changed();
      }, PAUSE_MS);
    };
    const stop = listen(gateway, DoctorsChangedDocument, {}, { onData: soon, onConnect: soon });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [gateway]);
  return () => {
    const asked = kind.current;
    kind.current = 'person';
    return asked;
  };
}
