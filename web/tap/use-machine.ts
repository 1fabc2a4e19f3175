import { useSelector, useMachine as useUnwatched, useActorRef as useUnwatchedRef } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type AnyActorLogic, type AnyActorRef, createActor as createUnwatched } from 'xstate';
import { watch } from './recorder.ts';

/** Puts another machine and other options in place of those that a component asks for. */
export type Stage = (logic: AnyActorLogic, options: object) => [logic: AnyActorLogic, options: object];

/** Around components that the gallery shows in a state of its choice. */
export const StageContext = createContext<Stage | null>(null);

/** Whether a component is only looked at, in the gallery: nothing of it reaches the page around it then. */
export const useIsStaged = () => useContext(StageContext) !== null;

/*
 * The three ways in which this portal starts an actor. They are XState's own, and what they start can be watched.
 */

export const createActor = ((logic: AnyActorLogic, options: object) => {
  const actor = createUnwatched(logic, { ...options, inspect: watch });
  // Where the actor is read, React throws the fault to the nearest boundary; this names it also where nothing reads.
  actor.subscribe({ error: (fault) => console.error(fault) });
  return actor;
}) as typeof createUnwatched;

/** The same hook, with the tap, or with what the stage puts in its place. */
const watching =
  <Hook>(hook: Hook & ((...rest: never[]) => unknown)) =>
  (logic: AnyActorLogic, options: object, ...rest: unknown[]) => {
    const stage = useContext(StageContext);
    const [shown, provided] = stage ? stage(logic, options) : [logic, { ...options, inspect: watch }];
    return Reflect.apply(hook, null, [shown, provided, ...rest]);
  };

export const useMachine = watching(useUnwatched) as typeof useUnwatched;
const useWatchedRef = watching(useUnwatchedRef) as (...args: unknown[]) => AnyActorRef;

/** An actor that stopped by a fault stops its screen too, even where the screen reads nothing of it. */
export const useActorRef = ((...args: unknown[]) => {
  const actor = useWatchedRef(...args);
  useSelector(actor, () => null);
  return actor;
}) as typeof useUnwatchedRef;
