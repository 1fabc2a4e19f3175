import type { SnapshotFrom } from 'xstate';
import type { appointmentMoveMachine } from '../../../machines/appointment-move/appointment-move.machine.ts';

/** In the hand, or on its way from there. */
export const isCarried = (now: SnapshotFrom<typeof appointmentMoveMachine>) =>
  now.hasTag('lifted') || now.matches('moving') || now.matches('placing');
