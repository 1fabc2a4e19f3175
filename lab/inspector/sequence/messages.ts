import { describeEvent, describeState, eventLabel } from '../../model/describe-path.ts';
import type { StepInfo } from '../../recorder/messages.ts';
import type { InspectedActor } from '../inspector-store.ts';

/** One event on its way from one actor to another. */
export type ActorMessage = {
  readonly key: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly state: string;
  readonly broken: readonly string[];
};

/** Sender of an event that no actor sent: a person by the screen, or the clock of a pause. */
const outside = (type: string) =>
  type === 'xstate.init' ? 'start' : type.startsWith('xstate.after.') ? 'pause' : 'screen';

const nameOf = ({ info }: InspectedActor) => info.name || info.machineId;

/** Told by its name alone where that says who answers. */
const eventLine = ({ event }: StepInfo) =>
  event.type.startsWith('xstate.') ? eventLabel(event.type) : describeEvent(event);

/** Messages to all machines, oldest first: a cause before its effects. */
export const messagesOf = (actors: Iterable<InspectedActor>): ActorMessage[] =>
  [...actors]
    .flatMap((actor) =>
      actor.steps.map((step, nth) => ({
        key: `${actor.key} ${step.at} ${nth}`,
        at: step.at,
        from: step.from ?? outside(step.event.type),
        to: nameOf(actor),
        event: eventLine(step),
        state: describeState(step.value),
        broken: step.broken,
      })),
    )
    .sort((one, other) => one.at - other.at);

/** Those with all the words wanted in a name or the event; '-clock' leaves those with it out. */
export function filtered(messages: readonly ActorMessage[], filter: string): ActorMessage[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return messages.filter(({ from, to, event }) => {
    const text = `${from} ${to} ${event}`.toLowerCase();
    return words.every((word) =>
      word.startsWith('-') && word.length > 1 ? !text.includes(word.slice(1)) : text.includes(word),
    );
  });
}
