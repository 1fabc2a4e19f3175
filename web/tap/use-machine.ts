import { useMachine as useUnwatched, useActorRef as useUnwatchedRef } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type AnyActorLogic, createActor as createUnwatched } from 'xstate';
import { watch } from './tap.ts';

/** Puts another machine and other options in place of those that a component asks for. */
export type Stage = (logic: AnyActorLogic, options: object) => [logic: AnyActorLogic, options: object];

/** Around components that the gallery shows in a state of its choice. */
export const StageContext = createContext<Stage | null>(null);

/** Whether a component is only looked at, in the gallery: nothing of it reaches the page around it then. */
export const useIsStaged = () => useContext(StageContext) !== null;

/*
 * The three ways in which this portal starts an actor. They are XState's own, and what they start can be watched.
 */

export const createActor = ((logic: AnyActorLogic, options: object) =>
  createUnwatched(logic, { ...options, inspect: watch })) as typeof createUnwatched;

/** The same hook, with the tap, or with what the stage puts in its place. */
const watching =
  <Hook>(hook: Hook & ((...rest: never[]) => unknown)) =>
  (logic: AnyActorLogic, options: object, ...rest: unknown[]) => {
    const stage = useContext(StageContext);
    const [shown, given] = stage ? stage(logic, options) : [logic, { ...options, inspect: watch }];
    return Reflect.apply(hook, null, [shown, given, ...rest]);
  };

export const useMachine = watching(useUnwatched) as typeof useUnwatched;
export const useActorRef = watching(useUnwatchedRef) as typeof useUnwatchedRef;
