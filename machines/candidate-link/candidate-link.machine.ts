import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import { linkSetup } from './candidate-link.setup.ts';
import type { LinkEvent, LinkInput } from './candidate-link.types.ts';

// Service and gateway ask by the machine's name.
export * from './candidate-link.setup.ts';
export * from './candidate-link.types.ts';

/**
 * A candidate's link from the mail that brings it to its end: it requires the date of birth or a code, rests after
 * wrong
 * ones, and opens the page of the own appointment, whose machine is `own-appointment`. Nothing of it lives between two
 * requests: the service finds the phase from the row, checks which events it allows, and stores what the event changed.
 *
 * Input: the link's row, the moment, and whether the proof is good.
 * Events: the typed proof, `link.revoked` by staff, and `clock.ticked` for observers over a period.
 */
export const candidateLinkMachine = linkSetup.createMachine({
  id: 'candidateLink',
  context: ({ input }) => input,
  initial: 'finding',
  states: {
    finding: {
      always: [
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'isGuessed', target: 'ended.guessed' },
        { guard: 'isEnded', target: 'ended.revoked' },
        { guard: 'isProved', target: 'live.open' },
        { guard: 'isResting', target: 'live.resting' },
        { guard: 'needsCode', target: 'live.asking.code' },
        { target: 'live.asking.birthDate' },
      ],
    },
    live: {
      initial: 'asking',
      always: { guard: 'isOver', target: 'ended.over' },
      on: {
        'clock.ticked': { actions: withEvent('setNow') },
        'link.revoked': { target: 'ended.revoked', actions: 'setEnded' },
      },
      states: {
        asking: {
          initial: 'birthDate',
          on: {
            'proof.tried': [
              { guard: withEvent('isRight'), target: 'open', actions: 'setProved' },
              { target: '#candidateLink.finding', actions: 'countTry' },
            ],
          },
          states: {
            birthDate: {},
            code: {
              initial: 'sent',
              on: { 'code.asked': { target: '.sent', actions: 'setCode' } },
              states: { sent: { always: { guard: 'isCodeOver', target: 'unsent' } }, unsent: {} },
            },
          },
        },
        resting: { always: { guard: 'isRested', target: '#candidateLink.finding' } },
        open: {},
      },
    },
    ended: {
      initial: 'over',
      states: {
        revoked: {},
        guessed: {},
        // An appointment that gets a later time opens it again; a revoked one stays dead.
        over: { on: { 'link.revoked': { target: 'revoked', actions: 'setEnded' } } },
      },
    },
    unknown: { type: 'final' },
  },
});

export type LinkSnapshot = SnapshotFrom<typeof candidateLinkMachine>;

/** The phase of a link. */
export const linkPhase = (input: LinkInput): LinkSnapshot => initialTransition(candidateLinkMachine, input)[0];

/** The phase after an event. */
export const afterEvent = (phase: LinkSnapshot, event: LinkEvent): LinkSnapshot =>
  transition(candidateLinkMachine, phase, event)[0];

/** True if the link opens a page, directly or after a proof. */
export const isLive = (phase: LinkSnapshot): boolean => phase.matches('live');
