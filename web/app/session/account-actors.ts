import type { AnyActorRef } from 'xstate';
import { useAccess, useAccountActors } from './session-context.tsx';

/**
 * The account's actor of this name, which the first page that needs it starts. Another account's is stopped.
 * @param create makes it; it has to do nothing until it is sent an event, as React may throw a render away
 */
export function useAccountActor<Actor extends AnyActorRef>(name: string, create: () => Actor): Actor {
  const kept = useAccountActors();
  const account = String(useAccess().info.username);
  const existing = kept.get(name);
  if (existing?.account === account && existing.actor.getSnapshot().status === 'active') return existing.actor as Actor;
  existing?.actor.stop();
  const actor = create();
  actor.start();
  kept.set(name, { account, actor });
  return actor;
}
