import type { AnyActorRef, InspectionEvent } from 'xstate';

/** On the window of the gallery: a screen sends an event. A listener that prevents it keeps the event back. */
export const SENT = 'lab.sent';

export type Sent = CustomEvent<{ readonly machine: string; readonly type: string; readonly actor: AnyActorRef }>;

/** `inspect` of the gallery's actors: reports events from screens before they are taken, not those between actors. */
export function publishSent({ type, actorRef }: InspectionEvent): void {
  if (type !== '@xstate.actor') return;
  const actor = actorRef as AnyActorRef & { logic: { id?: string } };
  const { send } = actor;
  actor.send = (event) => {
    const detail = { machine: actor.logic.id ?? actor.id, type: event.type, actor };
    if (dispatchEvent(new CustomEvent(SENT, { detail, cancelable: true }))) send(event);
  };
}
