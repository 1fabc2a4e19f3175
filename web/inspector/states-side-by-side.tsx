import { Suspense, use } from 'react';
import { type AnyActorLogic, type AnyMachineSnapshot, type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import type { MachineModel } from '../../machines/models/machine-model.ts';
import { spokenState } from '../../machines/models/spoken.ts';
import { silenced } from '../../machines/models/walk.ts';
import { type Stage, StageContext } from '../tap/use-machine.ts';
import { CrashBoundary } from './crash-note.tsx';

type Shown = { readonly value: string; readonly live: AnyMachineSnapshot; readonly snapshot: object };

/** One snapshot of each state, as the generated paths first come to it. */
function snapshotsOf({ machine, parts }: MachineModel): Shown[] {
  const found = new Map<string, Shown>();
  for (const part of parts) {
    for (const { steps } of part.paths()) {
      const actor = createActor(silenced(machine), { input: part.input, clock: new SimulatedClock() }).start();
      for (const { event } of steps) {
        if (event.type !== 'xstate.init') actor.send(event);
        const live = actor.getSnapshot();
        const value = spokenState(live.value);
        if (!found.has(value)) found.set(value, { value, live, snapshot: actor.getPersistedSnapshot() });
      }
      actor.stop();
    }
  }
  return [...found.values()];
}

const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'root' in logic;

/** Whatever a screen starts has silent ports; its own machine stands in the state to be shown. */
const stageWith =
  (machineId: string, snapshot: object): Stage =>
  (logic, options) => {
    if (!isMachine(logic)) return [logic, options];
    return [silenced(logic), logic.id === machineId ? { ...options, snapshot } : options];
  };

type Screens = typeof import('../gallery-screens.tsx');
let screens: Promise<Screens> | undefined;
const loadScreens = () => {
  screens ??= import('../gallery-screens.tsx');
  return screens;
};

/** The real screen of a machine in every state, side by side; nothing where the gallery has none. */
export function StatesSideBySide({ model }: { model: MachineModel }) {
  const { screens: all, NobodyBehind } = use(loadScreens());
  const Screen = all[model.name];
  if (!Screen) return null;
  return (
    <section className="insp-screens" aria-label="Screens">
      <h2>Its screen in every state</h2>
      <ul>
        {snapshotsOf(model).map(({ value, live, snapshot }) => (
          <li key={value}>
            <p>
              <code>{value}</code>
            </p>
            <div inert className="insp-screen">
              <CrashBoundary>
                <Suspense>
                  <NobodyBehind>
                    <StageContext value={stageWith(model.machine.id, snapshot)}>
                      <Screen live={live} />
                    </StageContext>
                  </NobodyBehind>
                </Suspense>
              </CrashBoundary>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
