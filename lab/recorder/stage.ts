import { createContext, useContext } from 'react';
import type { AnyActorLogic } from 'xstate';

/** Puts another machine and other options in place of those that a component asks for. */
export type Stage = (logic: AnyActorLogic, options: object) => [logic: AnyActorLogic, options: object];

/** Around components that the gallery shows in a state of its choice. */
export const StageContext = createContext<Stage | null>(null);

/** True for a component that is only shown, in the gallery: nothing of it reaches the page around it then. */
export const useIsStaged = () => useContext(StageContext) !== null;
