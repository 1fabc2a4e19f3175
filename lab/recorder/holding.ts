import type { AnyEventObject } from 'xstate';
import { gate, liveStates, machineIdOf, statusOf } from '../model/xstate-internals.ts';
import { type Breakpoint, isSame, type Resume, type Stop } from './breakpoints.ts';
import type { Recorder, Step, Watched } from './recorder.ts';

type Held = { readonly actor: Watched; readonly event: AnyEventObject; readonly deliver: () => void };

/**
 * Holds all machines of a page at a breakpoint. Everything sent to one of them waits then, in order: presses, ticks of
 * a clock, answers of ports. Requests that a state made on entry are under way; their answers wait too.
 * @param mayStop true while an inspector is there to continue
 * @param tell called with each stop and the waiting events; with null as the machines continue
 */
export function createHolder(
  { watched, listeners, isTick }: Recorder,
  mayStop: () => boolean,
  tell: (stop: Stop | null) => void,
) {
  let breakpoints: readonly Breakpoint[] = [];
  let stop: Omit<Stop, 'waiting'> | null = null;
  let queue: Held[] = [];
  /** Events sent by one step are taken before those that waited already, as they would be without a stop. */
  let sentByStep: Held[] | null = null;
  const gated = new WeakSet<object>();

  const isAt = ({ ref }: Watched, kind: Breakpoint['kind'], name: string) => {
    const here = { machineId: machineIdOf(ref), kind, name };
    return breakpoints.some((one) => isSame(one, here));
  };
  const isAtEvent = ({ actor, event }: Held) => isAt(actor, 'event', event.type);

  const halt = (actor: Watched, why: Stop['why'], name: string, by: string | null) => {
    stop = { actor: actor.id, machineId: machineIdOf(actor.ref), why, name, by };
  };

  const say = () => {
    const waiting = queue.map(({ actor, event }) => ({ machineId: machineIdOf(actor.ref), event: event.type }));
    tell(stop && { ...stop, waiting });
  };

  function receive(held: Held) {
    const { actor, event, deliver } = held;
    if (!stop && mayStop() && isAtEvent(held)) halt(actor, 'event', event.type, null);
    if (!stop) return deliver();
    if (sentByStep) return void sentByStep.push(held);
    // Ticks during the stop are delivered as one.
    if (isTick(event)) queue = queue.filter((other) => other.actor !== actor || !isTick(other.event));
    queue.push(held);
    say();
  }

  function guardActor(actor: Watched) {
    if (gated.has(actor.ref)) return;
    gated.add(actor.ref);
    gate(actor.ref, (event, deliver) => receive({ actor, event, deliver }));
  }

  /** Drops events for machines that have ended meanwhile. */
  const next = (): Held | undefined => {
    const [first, ...rest] = queue.filter(({ actor }) => statusOf(actor.ref) === 'active');
    queue = rest;
    return first;
  };

  function look(actor: Watched, step: Step) {
    guardActor(actor);
    if (breakpoints.length === 0 || (stop && !sentByStep) || !mayStop()) return;
    const before = actor.steps.at(-2)?.snapshot ?? actor.base;
    const was = before ? liveStates(before) : [];
    const entered = liveStates(step.snapshot).filter((id) => !was.includes(id));
    const at = entered.find((id) => isAt(actor, 'state', id));
    if (at === undefined) return;
    halt(actor, 'state', at, step.event.type === 'xstate.init' ? null : step.event.type);
    if (!sentByStep) say();
  }

  function step() {
    const held = next();
    if (!stop || !held) return;
    halt(held.actor, 'step', held.event.type, null);
    sentByStep = [];
    held.deliver();
    queue.unshift(...sentByStep);
    sentByStep = null;
    say();
  }

  function continueRun() {
    // The event at which it stopped is not stopped at again.
    let isPassed = stop?.why === 'event';
    stop = null;
    for (let held = next(); held; held = next()) {
      if (!isPassed && mayStop() && isAtEvent(held)) {
        halt(held.actor, 'event', held.event.type, null);
        queue.unshift(held);
        break;
      }
      isPassed = false;
      held.deliver();
      if (stop) break;
    }
    say();
  }

  for (const actor of watched.values()) guardActor(actor);
  listeners.add(look);
  return {
    breakpoints: () => breakpoints,
    setBreakpoints(all: readonly Breakpoint[]) {
      breakpoints = all;
    },
    isStopped: () => stop !== null,
    say,
    resume: (how: Resume) => (how === 'step' ? step() : continueRun()),
  };
}
