import { useState } from 'react';
import { fromPromise } from 'xstate';
import { loadMachine } from '../../../machines/load/load.machine.ts';
import { useMachine } from '../machines/use-machine.ts';
import { useRefreshWhenUnsure } from './unsure-changes.ts';

/**
 * One record that a component shows, fetched once. Give the component a `key` of what `fetchOne` depends on.
 * @param name what is loaded, for readers of the inspected machines
 */
export function useRecord<Thing>(name: string, fetchOne: (signal: AbortSignal) => Promise<Thing>) {
  const [machine] = useState(() =>
    loadMachine<Thing>().provide({ actors: { fetchOne: fromPromise(({ signal }) => fetchOne(signal)) } }),
  );
  const [{ context }, send] = useMachine(machine, { id: name });
  /** The record was changed: it is shown as it is until the new one is there. */
  const refresh = () => send({ type: 'data.changed' });
  useRefreshWhenUnsure(refresh);
  return {
    ...context,
    retry: () => send({ type: 'retry.pressed' }),
    refresh,
  };
}
