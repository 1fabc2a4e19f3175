import { machineModel } from '../../lab/model/machine-model.ts';
import { answers } from '../../lab/model/model-of.ts';
import { fails } from '../lib/fails.ts';
import { confirmedActionMachine } from './confirmed-action.machine.ts';

const machine = confirmedActionMachine({
  done: 'Delete company success',
  failed: 'Delete company error! Please try again.',
  reasonFor: ({ code }) => code,
});

export const confirmedActionModel = machineModel(
  {
    name: 'confirmed-action',
    title: 'Confirmed action',
    file: 'machines/confirmed-action/confirmed-action.machine.ts',
    machine,
  },
  {
    'an action with consequences': {
      events: [
        { type: 'action.confirmed' },
        { type: 'action.cancelled' },
        { type: 'retry.pressed' },
        answers('findEffects', ['12 open bookings stay as they are']),
        fails('findEffects', { code: 'UNREACHABLE' }),
        answers('act'),
        fails('act', { code: 'UNREACHABLE' }),
      ],
      facts: ({ failure }) => [failure],
    },
  },
);
