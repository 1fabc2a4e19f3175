import {
  type ActorRefLike,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateNode,
} from 'xstate';

/* The private fields of XState that the lab reads, all in this file. */

/** Transitions that a microstep took; [] for any other inspection event. */
export const takenIn = (seen: InspectionEvent): readonly AnyTransitionDefinition[] =>
  seen.type === '@xstate.microstep' ? seen._transitions : [];

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

export const liveNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;

/** The name under which its parent knows an actor; a root has only its session's. */
export const nameOfActor = (ref: unknown): string =>
  typeof ref === 'object' && ref && 'id' in ref && typeof ref.id === 'string' && !/^x:\d+$/.test(ref.id) ? ref.id : '';

/**
 * Puts a gate before everything that an actor is sent: by screens, by other actors, by ports and by timers.
 * @param receive called with each event, and delivers it now, later or never
 */
export function gate(ref: ActorRefLike, receive: (event: AnyEventObject, deliver: () => void) => void): void {
  const inner = ref as unknown as { _send: (event: AnyEventObject) => void };
  const send = inner._send.bind(ref);
  inner._send = (event) => receive(event, () => send(event));
}

/** Status of an actor: active, done or error; null where it has none. */
export function statusOf(ref: ActorRefLike): string | null {
  const now: unknown = 'getSnapshot' in ref && typeof ref.getSnapshot === 'function' ? ref.getSnapshot() : null;
  return typeof now === 'object' && now && 'status' in now ? String(now.status) : null;
}

/** Id of the machine that an actor runs; nothing for a port. */
export function machineIdOf(ref: unknown): string {
  const logic = typeof ref === 'object' && ref && 'logic' in ref ? ref.logic : null;
  return typeof logic === 'object' && logic && 'root' in logic && 'id' in logic ? String(logic.id) : '';
}

type Initialised = { _initialize: () => void };
const prototype = StateNode.prototype as unknown as Initialised;
const initialize = prototype._initialize;

/** From here on `change` is called with the root of each machine that is made; null ends it. */
export function onMachineMade(change: ((root: AnyStateNode) => void) | null): void {
  prototype._initialize = function (this: AnyStateNode & Initialised) {
    initialize.call(this);
    if (!this.parent) change?.(this);
  };
}
