import { createRecorder } from '../../../lab/recorder/recorder.ts';
import { watchedActors } from '../../../lab/recorder/watched-actors.ts';

export { useIsStaged } from '../../../lab/recorder/stage.ts';

/** An event that says what time it is. */
export const isTick = ({ type }: { type: string }) => type === 'clock.ticked';

/** Records the last transitions of this page's machines. */
export const recorder = createRecorder({ isTick });

/** The ways in which this portal starts an actor. */
export const { createActor, useMachine, useActorRef } = watchedActors(recorder);
