import { useState } from 'react';
import { fromPromise } from 'xstate';
import { loadMachine } from '../../../machines/load/load.machine.ts';
import { useMachine } from '../machines/use-machine.ts';

/**
 * One thing that a component shows, asked for once. Give the component a `key` of what `fetchOne` depends on.
 * @param name what is loaded, for whoever looks at the machines
 */
export function useRecord<Thing>(name: string, fetchOne: (signal: AbortSignal) => Promise<Thing>) {
  const [machine] = useState(() =>
    loadMachine<Thing>().provide({ actors: { fetchOne: fromPromise(({ signal }) => fetchOne(signal)) } }),
  );
  const [{ context }, send] = useMachine(machine, { id: name });
  return {
    ...context,
    retry: () => send({ type: 'retry.pressed' }),
    /** It was changed: shown as it is until it is there anew. */
    refresh: () => send({ type: 'data.changed' }),
  };
}
