import { assign, initialTransition, type SnapshotFrom, setup, transition } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import type { StopState, VisitEvent, VisitFacts, VisitStep } from './visit-route.types.ts';

// Service and screen ask by the machine's name.
export * from './visit-route.types.ts';

const PENDING: readonly StopState[] = ['expected', 'repeated'];
const OVER: readonly StopState[] = ['done', 'skipped'];
const BEGUN: readonly StopState[] = ['here'];
const UNFINISHED: readonly StopState[] = [...PENDING, ...BEGUN];

const hasStop = ({ stops }: VisitFacts, states: readonly StopState[]) =>
  stops.some(({ state }) => states.includes(state));

/**
 * A candidate's way through the stops of a visit: expected, at a stop, waiting between two, skipped where one was left out,
 * repeated where one is to be done again, left where the candidate broke it off, done. Nothing of it lives between two
 * requests: the service finds the phase from the row, checks which events it allows, and stores what the event changed.
 *
 * Input: the stops with the state of each, and whether the candidate has left.
 * Events: `stop.begun` ends the stop before it, so that one press moves a person on; `stop.finished`, `stop.skipped` and
 * `stop.repeated` of one stop; `person.left` and `person.returned`.
 */
export const visitRouteMachine = setup({
  types: { context: {} as VisitFacts, input: {} as VisitFacts, events: {} as VisitEvent },
  guards: {
    isOver: ({ context }) => !hasStop(context, UNFINISHED),
    hasLeft: ({ context }) => context.hasLeft,
    hasStopIn: ({ context }, { states }: { states: readonly StopState[] }) => hasStop(context, states),
    isStopIn: ({ context }, { stop, states }: { stop: string; states: readonly StopState[] }) =>
      context.stops.some(({ name, state }) => name === stop && states.includes(state)),
  },
  actions: {
    beginStop: assign(({ context }, { stop }: { stop: string }) => ({
      stops: context.stops.map((one) => {
        if (one.name === stop) return { ...one, state: 'here' as const };
        return one.state === 'here' ? { ...one, state: 'done' as const } : one;
      }),
    })),
    setStop: assign(({ context }, { stop, to }: { stop: string; to: StopState }) => ({
      stops: context.stops.map((one) => (one.name === stop ? { ...one, state: to } : one)),
    })),
    leave: assign(({ context }) => ({
      hasLeft: true,
      stops: context.stops.map((one) => (one.state === 'here' ? { ...one, state: 'expected' as const } : one)),
    })),
    comeBack: assign({ hasLeft: false }),
  },
}).createMachine({
  id: 'visitRoute',
  context: ({ input }) => input,
  initial: 'finding',
  states: {
    finding: {
      always: [{ guard: 'isOver', target: 'done' }, { guard: 'hasLeft', target: 'left' }, { target: 'here' }],
    },
    here: {
      initial: 'finding',
      on: {
        'stop.begun': {
          guard: { type: 'isStopIn', params: ({ event }) => ({ stop: event.stop, states: PENDING }) },
          target: 'finding',
          actions: withEvent('beginStop'),
        },
        'stop.finished': {
          guard: { type: 'isStopIn', params: ({ event }) => ({ stop: event.stop, states: BEGUN }) },
          target: 'finding',
          actions: { type: 'setStop', params: ({ event }) => ({ stop: event.stop, to: 'done' }) },
        },
        'stop.skipped': {
          guard: { type: 'isStopIn', params: ({ event }) => ({ stop: event.stop, states: UNFINISHED }) },
          target: 'finding',
          actions: { type: 'setStop', params: ({ event }) => ({ stop: event.stop, to: 'skipped' }) },
        },
        'stop.repeated': {
          guard: { type: 'isStopIn', params: ({ event }) => ({ stop: event.stop, states: OVER }) },
          target: 'finding',
          actions: { type: 'setStop', params: ({ event }) => ({ stop: event.stop, to: 'repeated' }) },
        },
        'person.left': { target: 'left', actions: 'leave' },
      },
      states: {
        finding: {
          always: [
            { guard: { type: 'hasStopIn', params: { states: BEGUN } }, target: 'atStop' },
            { guard: { type: 'hasStopIn', params: { states: ['repeated'] } }, target: 'repeated' },
            { guard: { type: 'hasStopIn', params: { states: ['skipped'] } }, target: 'skipped' },
            { guard: { type: 'hasStopIn', params: { states: ['done'] } }, target: 'waiting' },
            { target: 'expected' },
          ],
        },
        expected: {},
        atStop: {},
        waiting: {},
        skipped: {},
        repeated: {},
      },
    },
    left: { on: { 'person.returned': { target: 'here', actions: 'comeBack' } } },
    done: {
      on: {
        'stop.repeated': {
          guard: { type: 'isStopIn', params: ({ event }) => ({ stop: event.stop, states: OVER }) },
          target: 'finding',
          actions: { type: 'setStop', params: ({ event }) => ({ stop: event.stop, to: 'repeated' }) },
        },
      },
    },
  },
});

export type VisitSnapshot = SnapshotFrom<typeof visitRouteMachine>;

/** The phase of a visit. */
export const visitPhase = (facts: VisitFacts): VisitSnapshot => initialTransition(visitRouteMachine, facts)[0];

/** The phase after an event. */
export const afterEvent = (phase: VisitSnapshot, event: VisitEvent): VisitSnapshot =>
  transition(visitRouteMachine, phase, event)[0];

/** The event of a press. */
export const eventOf = (step: VisitStep, stop: string): VisitEvent =>
  step === 'left' || step === 'returned' ? { type: `person.${step}` } : { type: `stop.${step}`, stop };

/** The stop that comes next: the first that is expected or to be done again. */
export const nextStop = <Stop extends { readonly state: StopState }>(stops: readonly Stop[]): Stop | null =>
  stops.find(({ state }) => PENDING.includes(state)) ?? null;

/** True where the press was made before, at another desk: it changes nothing then. */
export function isAsAfter({ context: { stops, hasLeft } }: VisitSnapshot, step: VisitStep, stop: string): boolean {
  if (step === 'left' || step === 'returned') return hasLeft === (step === 'left');
  const states = { begun: 'here', finished: 'done', skipped: 'skipped', repeated: 'repeated' } as const;
  return stops.some(({ name, state }) => name === stop && state === states[step]);
}
