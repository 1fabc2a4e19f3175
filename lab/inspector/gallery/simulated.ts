import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  SimulatedClock,
} from 'xstate';
import { describeEvent } from '../../model/describe-path.ts';
import { nameOf } from '../../model/machine-graph.ts';
import type { ModelPart } from '../../model/machine-model.ts';
import { liveStates, takenIn } from '../../model/xstate-internals.ts';
import type { PlayerFrame } from './player.tsx';
import { staged } from './staging.ts';

/** A step of a machine that runs without its application: what it is like after it. */
export type SimulatedFrame = PlayerFrame & { readonly now: AnyMachineSnapshot };

/** A machine from its beginning through these events, its ports silent and its clock standing still. */
export function simulated(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): SimulatedFrame[] {
  const taken: string[] = [];
  const isOwn = ({ source }: AnyTransitionDefinition) => source.machine.id === machine.id;
  const actor = createActor(staged(machine), {
    input,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      taken.push(...takenIn(seen).filter(isOwn).map(nameOf));
    },
  }).start();
  const frameOf = (words: string): SimulatedFrame => {
    const now = actor.getSnapshot();
    const snapshot = actor.getPersistedSnapshot();
    return {
      words,
      value: now.value,
      live: liveStates(now),
      taken: taken.splice(0),
      context: now.context,
      now,
      stage: () => ({ live: now, snapshot }),
    };
  };
  const frames = [frameOf('')];
  for (const event of events) {
    actor.send(event);
    frames.push(frameOf(describeEvent(event)));
  }
  actor.stop();
  return frames;
}

/** The model's events that the machine would take now: answers of its ports and the ends of its pauses too. */
export const acceptedNow = ({ events }: ModelPart, now: AnyMachineSnapshot): AnyEventObject[] =>
  now.status === 'active' ? events.filter((event) => mayTake(now, event)) : [];

function mayTake(now: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return now.can(event);
  } catch {
    return false; // this example needs something that the state has not
  }
}
