import { machineModel } from '../../lab/model/machine-model.ts';
import { answers } from '../../lab/model/model-of.ts';
import { fails } from '../lib/fails.ts';
import { loadMachine } from './load.machine.ts';

export const loadModel = machineModel(
  { name: 'load', title: 'One thing loaded', file: 'machines/load/load.machine.ts', machine: loadMachine<string>() },
  {
    'one thing': {
      events: [
        { type: 'retry.pressed' },
        { type: 'data.changed' },
        answers('fetchOne', 'a booking'),
        fails('fetchOne', { code: 'NOT_FOUND' }),
      ],
    },
  },
);
