import { useSyncExternalStore } from 'react';

let wayBack: string | null = null;
const listeners = new Set<() => void>();

/** The page that a lost session interrupted, offered after the next sign-in; null takes the offer back. */
export function offerWayBack(path: string | null) {
  wayBack = path;
  for (const listener of listeners) listener();
}

export const useWayBack = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wayBack,
  );
