import type { AnyActorRef, InspectionEvent } from 'xstate';

/** On the window of the gallery: a screen sends an event. Whoever hears it and prevents it keeps the event back. */
export const SENT = 'lab.sent';

export type Sent = CustomEvent<{ readonly machine: string; readonly type: string; readonly actor: AnyActorRef }>;

/** What actors of the gallery are made with: what screens send them is said first. What they send each other is not. */
export function saySent({ type, actorRef }: InspectionEvent): void {
  if (type !== '@xstate.actor') return;
  const actor = actorRef as AnyActorRef & { logic: { id?: string } };
  const { send } = actor;
  actor.send = (event) => {
    const detail = { machine: actor.logic.id ?? actor.id, type: event.type, actor };
    if (dispatchEvent(new CustomEvent(SENT, { detail, cancelable: true }))) send(event);
  };
}
