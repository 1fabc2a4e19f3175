import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { confirmedActionMachine } from './confirmed-action.machine.ts';

const machine = confirmedActionMachine({
  done: 'Delete company success',
  failed: 'Delete company error! Please try again.',
  reasonFor: ({ code }) => code,
});

export const confirmedActionModel = modelOfFolder('confirmed-action', 'Confirmed action', machine, {
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
});
