import type { AnyMachineSnapshot } from 'xstate';
import { nameOfActor, parentOf } from '../model/xstate-internals.ts';
import type { Recorder, Step, Watched } from './recorder.ts';
import type { Redactor } from './redact.ts';

/** Of the protocol of Stately's inspector (@statelyai/inspect) that is spoken here. */
const PROTOCOL = '0.4.0';

/** Reports what the machines of this page do to a receiver elsewhere, redacted like for the page's own inspector. */
export function reportTo(url: string, { watched, listeners }: Recorder, { shownContext, shownEvent }: Redactor): void {
  const shownSnapshot = ({ machine, status, value, context }: AnyMachineSnapshot) => ({
    status,
    value,
    context: shownContext(machine.id, context),
    children: {},
    historyValue: {},
    tags: [],
  });
  const socket = new WebSocket(url);
  const waiting: string[] = [];
  const announced = new Set<string>();
  socket.addEventListener('open', () => {
    for (const text of waiting.splice(0)) socket.send(text);
  });
  const send = ({ id }: Watched, { at }: Step, message: object) => {
    const about = { sessionId: id, rootId: id, createdAt: String(at), id: null, _version: PROTOCOL };
    const text = JSON.stringify({ ...about, ...message });
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
  };
  const report = (actor: Watched, step: Step) => {
    const { snapshot } = step;
    if (!announced.has(actor.id)) {
      announced.add(actor.id);
      const name = nameOfActor(actor.ref) || snapshot.machine.id;
      const definition = JSON.stringify(snapshot.machine.config);
      const shown = shownSnapshot(snapshot);
      send(actor, step, { type: '@xstate.actor', name, parentId: parentOf(actor.ref), definition, snapshot: shown });
    }
    const event = shownEvent(snapshot.machine.id, step.event);
    send(actor, step, { type: '@xstate.event', event, sourceId: null });
    send(actor, step, { type: '@xstate.snapshot', event, snapshot: shownSnapshot(snapshot) });
  };
  for (const actor of watched.values()) for (const step of actor.steps.slice(-1)) report(actor, step);
  listeners.add(report);
}
