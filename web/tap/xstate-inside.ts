import type { ActorRefLike, AnyMachineSnapshot } from 'xstate';

/* The fields of XState that are not its public face, in one place. */

/** Session id of the actor that started this one. */
export function parentOf(ref: ActorRefLike): string | null {
  const parent = '_parent' in ref ? ref._parent : null;
  return typeof parent === 'object' && parent && 'sessionId' in parent ? String(parent.sessionId) : null;
}

/** Ids of all states that are live, the machine itself among them. */
export const liveStates = (snapshot: AnyMachineSnapshot): string[] => snapshot._nodes.map(({ id }) => id);

/** The name under which an actor was started: of a port, or of a machine in a setup. */
export function sourceOf(ref: unknown): string | null {
  const src = typeof ref === 'object' && ref && 'src' in ref ? ref.src : null;
  return typeof src === 'string' ? src : null;
}
