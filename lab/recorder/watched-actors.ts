import { useSelector, useMachine as useUnwatched, useActorRef as useUnwatchedRef } from '@xstate/react';
import { useContext } from 'react';
import { type AnyActorLogic, type AnyActorRef, createActor as createUnwatched } from 'xstate';
import type { Recorder } from './recorder.ts';
import { StageContext } from './stage.ts';

type UseActor = (...args: unknown[]) => AnyActorRef;

/** An actor that stopped by a fault stops its screen too, even where the screen reads nothing of it. */
const rethrowing =
  (hook: UseActor): UseActor =>
  (...args) => {
    const actor = hook(...args);
    useSelector(actor, () => null);
    return actor;
  };

/** The three ways in which a page starts an actor. They are XState's own, and what they start can be watched. */
export function watchedActors({ watch }: Recorder) {
  const createActor = ((logic: AnyActorLogic, options: object) => {
    const actor = createUnwatched(logic, { ...options, inspect: watch });
    // A component that reads the actor throws the fault to the nearest boundary; this logs it where none reads it.
    actor.subscribe({ error: (fault) => console.error(fault) });
    return actor;
  }) as typeof createUnwatched;

  /** The same hook, with the recorder, or with what the stage puts in its place. */
  const watching =
    (hook: unknown) =>
    (logic: AnyActorLogic, options: object, ...rest: unknown[]) => {
      const stage = useContext(StageContext);
      const [shown, provided] = stage ? stage(logic, options) : [logic, { ...options, inspect: watch }];
      return (hook as (...args: unknown[]) => unknown)(shown, provided, ...rest);
    };

  return {
    createActor,
    useMachine: watching(useUnwatched) as typeof useUnwatched,
    useActorRef: rethrowing(watching(useUnwatchedRef) as UseActor) as typeof useUnwatchedRef,
  };
}
