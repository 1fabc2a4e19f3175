import { createContext, useMemo } from 'react';
import type { Breakpoint, Stop } from '../../recorder/breakpoints.ts';
import type { InspectedActor, InspectorStore } from '../inspector-store.ts';

type Kind = Breakpoint['kind'];

/** Breakpoints of the shown machine. */
export type Breaking = {
  readonly isSet: (kind: Kind, name: string) => boolean;
  readonly toggle: (kind: Kind, name: string) => void;
  /** The present stop. */
  readonly stop: Stop | null;
};

/** Nothing where no running machine is looked at. */
export const BreakpointContext = createContext<Breaking | null>(null);

/** The key that sets a breakpoint at what has the focus. */
export const BREAK_KEY = 'b';

export function useBreaking(store: InspectorStore, { page, info: { id, machineId } }: InspectedActor): Breaking {
  const { breakpoints, stops } = store.current();
  const stop = stops.get(page) ?? null;
  return useMemo(
    () => ({
      isSet: (kind, name) =>
        breakpoints.some((one) => one.machineId === machineId && one.kind === kind && one.name === name),
      toggle: (kind, name) => store.toggle({ machineId, kind, name }),
      stop: stop?.actor === id ? stop : null,
    }),
    [breakpoints, stop, store, id, machineId],
  );
}
