import type { AnyMachineSnapshot } from 'xstate';
import { nameOf, transitionsOf } from '../model/machine-graph.ts';
import { liveNodes, liveStates, nameOfActor, parentOf } from '../model/xstate-internals.ts';
import type { Breakpoint, Stop } from './breakpoints.ts';
import { createHolder } from './holding.ts';
import type { BrokenPromises } from './log-broken-promises.ts';
import { type ActorInfo, ASK_EVERY_MS, type FromPage, GONE_AFTER_MS, type StepInfo, type ToPage } from './messages.ts';
import type { ProblemFile } from './problem-file.ts';
import type { Recorder, Step, Watched } from './recorder.ts';
import type { Redactor } from './redact.ts';
import { stopNote } from './stop-note.ts';

/** Number of past steps that a newly opened inspector gets of each machine. */
const FIRST_STEPS = 60;

/**
 * Event types that the snapshot would take. Where a guard asks what is in the event, it may say no all the same.
 */
function possibleEvents(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set<string>();
  for (const { eventType, guard } of liveNodes(snapshot).flatMap(transitionsOf)) {
    if (eventType === '' || eventType.startsWith('xstate.') || eventType.includes('*')) continue;
    const asksEvent = typeof guard === 'object' && typeof guard.params === 'function';
    if (!guard || asksEvent || mayTake(snapshot, eventType)) types.add(eventType);
  }
  return [...types];
}

function mayTake(snapshot: AnyMachineSnapshot, type: string): boolean {
  try {
    return snapshot.can({ type });
  } catch {
    return true; // it needs more than its name to say
  }
}

const infoOf = ({ id, ref }: Watched, { snapshot }: Step): ActorInfo => ({
  id,
  parent: parentOf(ref),
  name: nameOfActor(ref),
  machineId: snapshot.machine.id,
  status: snapshot.status,
  possible: possibleEvents(snapshot),
});

const stepInfo = (
  { at, event, from, taken, snapshot }: Step,
  { shownEvent, shownContext }: Redactor,
  brokenPromisesOf: BrokenPromises,
): StepInfo => ({
  at,
  from,
  value: snapshot.value,
  live: liveStates(snapshot),
  taken: taken.map(nameOf),
  event: shownEvent(snapshot.machine.id, event) as { type: string },
  context: shownContext(snapshot.machine.id, snapshot.context),
  broken: brokenPromisesOf(snapshot),
});

type UnaddressedMessage = FromPage extends infer Message
  ? Message extends FromPage
    ? Omit<Message, 'from' | 'path'>
    : never
  : never;

/**
 * Tells inspectors what the machines of this page do, while there is one; redacted here, before it leaves the page.
 * @param problemOf the problem file of a machine
 * @param brokenPromisesOf what the product promises of its machines
 */
export function linkToInspectors(
  channel: BroadcastChannel,
  recorder: Recorder,
  redactor: Redactor,
  problemOf: (actor: Watched) => ProblemFile,
  brokenPromisesOf: BrokenPromises = () => [],
): void {
  const { watched, listeners } = recorder;
  const infoOfStep = (step: Step) => stepInfo(step, redactor, brokenPromisesOf);
  const from = crypto.randomUUID();
  let heardAt = 0;
  const post = (message: UnaddressedMessage) => channel.postMessage({ ...message, from, path: location.pathname });
  let breakpoints: readonly Breakpoint[] | null = null;
  let stop: Stop | null = null;
  const isHeard = () => Date.now() - heardAt < GONE_AFTER_MS;
  const note = stopNote(() => holder.resume('go-on'));
  const holder = createHolder(recorder, isHeard, (news) => {
    stop = news;
    post({ kind: 'stopped', stop });
    note(stop);
  });
  // Without an inspector there is no button to continue: the page does so by itself.
  setInterval(() => {
    if (stop && !isHeard()) holder.resume('go-on');
  }, ASK_EVERY_MS);
  const everything = () => post({ kind: 'all', actors: all(), breakpoints, stop });
  const all = () =>
    [...watched.values()].flatMap((actor) => {
      const last = actor.steps.at(-1);
      return last
        ? [
            {
              info: infoOf(actor, last),
              steps: actor.steps.slice(-FIRST_STEPS).map(infoOfStep),
            },
          ]
        : [];
    });
  channel.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === 'hello') {
      heardAt = Date.now();
      return data.known.includes(from) ? post({ kind: 'here' }) : everything();
    }
    if (data.kind === 'breakpoints') {
      breakpoints = data.breakpoints;
      return holder.setBreakpoints(breakpoints);
    }
    if (data.kind === 'resume') return data.to === from ? holder.resume(data.how) : undefined;
    const actor = data.to === from ? watched.get(data.actor) : undefined;
    if (!actor) return;
    if (data.kind === 'send') actor.ref.send(data.event);
    else post({ kind: 'problem', actor: actor.id, text: JSON.stringify(problemOf(actor)) });
  };
  listeners.add((actor, step) => {
    if (isHeard()) post({ kind: 'step', info: infoOf(actor, step), step: infoOfStep(step) });
  });
  heardAt = Date.now();
  everything();
}
