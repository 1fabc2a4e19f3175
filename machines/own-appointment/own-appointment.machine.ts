import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { aheadStates } from './ahead.states.ts';
import { ownSetup } from './own-appointment.setup.ts';
import type { OwnEvent, OwnFacts } from './own-appointment.types.ts';

// Service and gateway ask by the machine's name.
export * from './own-appointment.types.ts';

/** Of a page whose appointment nobody has read yet. */
const UNREAD: OwnFacts = {
  appointment: 'past',
  answer: 'none',
  isIncomplete: false,
  move: null,
  isWithDoctor: false,
  earlier: 'none',
};

/**
 * What a candidate may do about the own appointment: answer, move it, wait for an earlier time, fill in details, send files.
 * It does not ask how the candidate got there: with the link (`candidate-link`), or by an answered SMS. Nothing of it lives
 * between two requests: the service finds the phase from the row and asks what it allows; the page asks it which forms to show.
 *
 * Every region begins as that of an appointment of which nothing is known, and guards lead on to what is.
 *
 * Input: what is known of the appointment, and the moment.
 * Events: what the candidate does, and `clock.ticked` for whoever looks longer than a moment.
 */
export const ownAppointmentMachine = ownSetup.createMachine({
  id: 'ownAppointment',
  context: ({ input }) => input,
  type: 'parallel',
  on: { 'clock.ticked': { actions: { type: 'setNow', params: ({ event }) => event } } },
  states: {
    appointment: {
      initial: 'arranging',
      states: {
        arranging: {
          tags: 'sendable',
          always: [
            { guard: 'isAhead', target: 'ahead' },
            { guard: 'isPast', target: 'past' },
            { guard: 'isCancelled', target: 'cancelled' },
          ],
        },
        ahead: aheadStates,
        past: {},
        cancelled: {},
      },
    },
    details: {
      initial: 'filling',
      states: {
        filling: { always: { guard: 'isComplete', target: 'filled' }, on: { 'details.saved': 'filled' } },
        filled: {},
      },
    },
  },
});

export type OwnSnapshot = SnapshotFrom<typeof ownAppointmentMachine>;

/** The phase of an own appointment; what is not said is as of one that nobody has read. @param now epoch milliseconds */
export const ownAppointmentPhase = (facts: Partial<OwnFacts>, now: number): OwnSnapshot =>
  initialTransition(ownAppointmentMachine, { ...UNREAD, ...facts, now })[0];

/** The phase after an event. */
export const afterEvent = (phase: OwnSnapshot, event: OwnEvent): OwnSnapshot =>
  transition(ownAppointmentMachine, phase, event)[0];
