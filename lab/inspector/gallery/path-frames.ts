import { createActor, SimulatedClock } from 'xstate';
import { describeEvent } from '../../model/describe-path.ts';
import { nameOf } from '../../model/machine-graph.ts';
import type { MachineModel, ModelPart } from '../../model/machine-model.ts';
import type { ModelPath } from '../../model/model-of.ts';
import { silenced } from '../../model/path-coverage.ts';
import { liveStates, takenIn } from '../../model/xstate-internals.ts';
import type { PlayerFrame } from './player.tsx';
import { withOwnMachines } from './staging.ts';

/** A generated path, walked in a live machine with silent ports. */
export function pathFrames({ machine }: MachineModel, { input }: ModelPart, { steps }: ModelPath): PlayerFrame[] {
  const taken: string[] = [];
  const live = createActor(silenced(machine), {
    input,
    clock: new SimulatedClock(),
    inspect: (seen) => {
      taken.push(...takenIn(seen).map(nameOf));
    },
  }).start();
  const frames = steps.map(({ event }) => {
    if (event.type !== 'xstate.init') live.send(event);
    const snapshot = live.getSnapshot();
    const persisted = live.getPersistedSnapshot();
    return {
      words: describeEvent(event),
      value: snapshot.value,
      live: liveStates(snapshot),
      taken: taken.splice(0),
      stage: () => ({ live: snapshot, snapshot: withOwnMachines(machine, persisted) }),
    };
  });
  live.stop();
  return frames;
}
