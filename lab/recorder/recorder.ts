import type {
  ActorRefLike,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { machineIdOf, nameOfActor, takenIn } from '../model/xstate-internals.ts';

/** One event that a machine took. What is kept here stays in this page: only what is redacted leaves it. */
export type Step = {
  /** Epoch milliseconds at which it began, before all that it caused; two of one millisecond differ by a thousandth. */
  readonly at: number;
  readonly event: AnyEventObject;
  /** Name of the actor that sent it; null where a screen or a pause did. */
  readonly from: string | null;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
};

/** A machine of this page, running or ended, with what it went through last. */
export type Watched = {
  readonly id: string;
  readonly ref: ActorRefLike;
  readonly steps: Step[];
  /** Before the first of the steps; null where they reach back to its start. */
  base: AnyMachineSnapshot | null;
  /** Sent to it and not taken yet. Where it broke, the first of them broke it: XState tells no snapshot then. */
  readonly waiting: AnyEventObject[];
};

export type RecorderHost = {
  /** True for an event that only says that time has passed: of many that change nothing the last one is kept. */
  readonly isTick: (event: AnyEventObject) => boolean;
};

export type Recorder = ReturnType<typeof createRecorder>;

/** Of a port or a machine among its parent's actors; a machine that a page starts has its own id for a name. */
const senderName = (ref: ActorRefLike) => nameOfActor(ref) || machineIdOf(ref) || ref.sessionId;

const MOST_STEPS = 400;
const MOST_ACTORS = 60;
/** Events to a machine that ended are never taken: beyond this number the last of them is kept. */
const MOST_WAITING = 99;

/** Keeps what the machines of a page went through last. */
export function createRecorder({ isTick }: RecorderHost) {
  /** By session id, oldest first. */
  const watched = new Map<string, Watched>();
  const listeners = new Set<(actor: Watched, step: Step) => void>();

  /** Names of senders, by the events themselves. */
  const senders = new WeakMap<object, string>();

  /** Taken since the last snapshot, by session id: a child starts and acts before its parent's step is reported. */
  const pending = new Map<string, AnyTransitionDefinition[]>();

  /** Beginnings of steps that are not reported yet, by session id: the effects of a step are reported before it. */
  const begun = new Map<string, number>();
  let latest = 0;
  const now = () => {
    const at = Date.now();
    latest = Math.floor(latest) === at ? latest + 0.001 : at;
    return latest;
  };

  const isIdleTick = ({ event, taken }: Step) => isTick(event) && taken.every(({ target }) => target === undefined);

  function keep(actor: Watched, step: Step) {
    const { steps } = actor;
    if (step.event.type === 'xstate.init') {
      steps.length = 0;
      actor.base = null;
    }
    // Of many ticks that change nothing but the time, the last one says it all.
    const last = steps.at(-1);
    if (last && isIdleTick(last) && isIdleTick(step)) steps.pop();
    steps.push(step);
    if (steps.length > MOST_STEPS) actor.base = steps.shift()?.snapshot ?? null;
  }

  function forgetEnded() {
    for (const [id, { steps }] of watched) {
      if (steps.at(-1)?.snapshot.status === 'active') continue;
      watched.delete(id);
      return;
    }
  }

  /** The `inspect` option of every actor that the page starts. */
  function watch(seen: InspectionEvent): void {
    const id = seen.actorRef.sessionId;
    const taken = pending.get(id) ?? [];
    if (seen.type === '@xstate.event' && seen.sourceRef && seen.sourceRef !== seen.actorRef)
      senders.set(seen.event, senderName(seen.sourceRef));
    if (seen.type === '@xstate.event') watched.get(id)?.waiting.splice(MOST_WAITING, 1, seen.event);
    // A machine is made, with its first state, before it is started.
    if (seen.type === '@xstate.event' && seen.event.type === 'xstate.init') begun.set(id, now());
    if (seen.type === '@xstate.microstep' && !begun.has(id)) begun.set(id, now());
    if (seen.type === '@xstate.microstep') pending.set(id, [...taken, ...takenIn(seen)]);
    if (seen.type !== '@xstate.snapshot' || !('machine' in seen.snapshot)) return;
    const actor = watched.get(id) ?? { id, ref: seen.actorRef, steps: [], base: null, waiting: [] };
    watched.set(id, actor);
    const step = {
      at: begun.get(id) ?? now(),
      event: seen.event,
      from: senders.get(seen.event) ?? null,
      taken,
      snapshot: seen.snapshot as AnyMachineSnapshot,
    };
    pending.delete(id);
    begun.delete(id);
    actor.waiting.splice(0, actor.waiting.indexOf(seen.event) + 1);
    keep(actor, step);
    if (watched.size > MOST_ACTORS) forgetEnded();
    for (const listener of listeners) listener(actor, step);
  }

  return { watched, listeners, watch, isTick };
}
