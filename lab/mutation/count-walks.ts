import { type AnyStateMachine, StateMachine } from 'xstate';
import { nameOf } from '../model/machine-graph.ts';

/** Number of times each transition was taken, by name. */
export type Walks = Record<string, number>;

type Scope = { readonly system: { readonly inspect: (observer: (event: Inspected) => void) => unknown } };
type Inspected = { readonly type: string; readonly _transitions?: readonly Parameters<typeof nameOf>[0][] };
type Begins = Record<'getInitialSnapshot' | 'restoreSnapshot', (this: unknown, ...args: unknown[]) => unknown>;

/**
 * Counts the transitions of all actors of a machine. Each system of actors is inspected from its first machine on:
 * tests start theirs without an inspector. Machines that are made between `begin` and `pause` are counted for good, as
 * each keeps the methods that it is made with.
 */
export function countWalks({ id }: AnyStateMachine): { walks: Walks; begin: () => void; pause: () => void } {
  const prototype = StateMachine.prototype as unknown as Begins;
  const { getInitialSnapshot, restoreSnapshot } = prototype;
  const heard = new WeakSet<object>();
  const walks: Walks = {};
  const listen = ({ system }: Scope) => {
    if (heard.has(system)) return;
    heard.add(system);
    system.inspect(({ type, _transitions = [] }) => {
      if (type !== '@xstate.microstep') return;
      for (const taken of _transitions) {
        if (taken.source.machine.id === id) walks[nameOf(taken)] = (walks[nameOf(taken)] ?? 0) + 1;
      }
    });
  };
  const counted: Begins = {
    getInitialSnapshot(this: unknown, ...args) {
      listen(args[0] as Scope);
      return getInitialSnapshot.apply(this, args);
    },
    restoreSnapshot(this: unknown, ...args) {
      listen(args[1] as Scope);
      return restoreSnapshot.apply(this, args);
    },
  };
  return {
    walks,
    begin: () => void Object.assign(prototype, counted),
    pause: () => void Object.assign(prototype, { getInitialSnapshot, restoreSnapshot }),
  };
}
