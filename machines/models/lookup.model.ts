import { lookupMachine } from '../lookup.machine.ts';
import { machineModel } from './machine-model.ts';
import { answers, elapses, fails } from './model-of.ts';

export const lookupModel = machineModel(
  { name: 'lookup', title: 'Look-up field', file: 'machines/lookup.machine.ts', machine: lookupMachine },
  {
    'a field of positions': {
      events: [
        { type: 'list.opened' },
        { type: 'search.typed', search: 'dril' },
        { type: 'list.closed' },
        elapses('reload', 'lookup.typing'),
        answers('findItems', [{ id: 'driller', name: 'Driller' }]),
        fails('findItems', { code: 'UNREACHABLE' }),
      ],
    },
  },
);
