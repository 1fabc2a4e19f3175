import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { withEvent } from '../lib/with-event.ts';
import { aheadStates } from './ahead.states.ts';
import { ownSetup } from './own-appointment.setup.ts';
import type { OwnEvent, OwnFacts } from './own-appointment.types.ts';

// Service and gateway ask by the machine's name.
export * from './own-appointment.types.ts';

/** Facts of an appointment that has not been read yet. */
const UNREAD: OwnFacts = {
  appointment: 'past',
  answer: 'none',
  isIncomplete: false,
  move: null,
  isWithDoctor: false,
  earlier: 'none',
};

/**
 * The candidate's actions on the own appointment: answer, move it, wait for an earlier time, fill in details, send
 * files. It does not matter how the candidate got there: with the link (`candidate-link`), or by an answered SMS.
 * Nothing of it lives between two requests: the service finds the phase from the row and checks which events it allows;
 * the page derives from it which forms to show.
 *
 * Every region begins as that of an appointment of which nothing is known, and guards lead on to what is.
 *
 * Input: the known facts of the appointment, and the moment.
 * Events: the candidate's actions, and `clock.ticked` for observers over a period.
 */
export const ownAppointmentMachine = ownSetup.createMachine({
  id: 'ownAppointment',
  context: ({ input }) => input,
  type: 'parallel',
  on: { 'clock.ticked': { actions: withEvent('setNow') } },
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

/** The phase of an own appointment; missing facts are those of one not read yet. @param now epoch milliseconds */
export const ownAppointmentPhase = (facts: Partial<OwnFacts>, now: number): OwnSnapshot =>
  initialTransition(ownAppointmentMachine, { ...UNREAD, ...facts, now })[0];

/** The phase after an event. */
export const afterEvent = (phase: OwnSnapshot, event: OwnEvent): OwnSnapshot =>
  transition(ownAppointmentMachine, phase, event)[0];
