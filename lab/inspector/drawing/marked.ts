import { createContext, useMemo, useSyncExternalStore } from 'react';
import type { Chart } from '../../chart/chart.types.ts';

/** Which state a page is about, by its id, and how to make it another one. */
export type Marking = {
  readonly marked: string | null;
  /** Null where states have no address. */
  readonly mark: ((id: string) => void) | null;
};

export const MarkContext = createContext<Marking>({ marked: null, mark: null });

/** A state's path below its machine; the machine's own id for itself. */
export const shortId = (id: string) => id.split('.').slice(1).join('.') || id;

/** A state's address on the page of its machine: 'session.lease.warning' → '#lease.warning', the machine itself '#'. */
export const stateHash = (id: string) => `#${encodeURI(id.split('.').slice(1).join('.'))}`;

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const hashNow = () => location.hash;

/** The state that the address names, by its whole path or the end of it; `unknown` are words in it that name none. */
export function useMarking({ states }: Pick<Chart, 'states'>): Marking & { unknown: string | null } {
  const hash = useSyncExternalStore(onHash, hashNow);
  return useMemo(() => {
    const named = decodeURI(hash.slice(1));
    const isNamed = ({ id }: { id: string }) => `.${id}`.endsWith(`.${named}`);
    const found = states.find(({ id }) => stateHash(id) === hash) ?? states.find(isNamed);
    const marked = named === '' ? null : (found?.id ?? null);
    const unknown = marked === null && named !== '' ? named : null;
    const mark = (id: string) => {
      location.hash = stateHash(id);
    };
    return { marked, unknown, mark };
  }, [hash, states]);
}
