import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { loadMachine } from './load.machine.ts';

export const loadModel = modelOfFolder('load', 'One thing loaded', loadMachine<string>(), {
  'one thing': {
    events: [
      { type: 'retry.pressed' },
      { type: 'data.changed' },
      answers('fetchOne', 'a booking'),
      fails('fetchOne', { code: 'NOT_FOUND' }),
    ],
  },
});
