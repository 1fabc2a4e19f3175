import { machineModel } from '../../lab/model/machine-model.ts';
import { answers } from '../../lab/model/model-of.ts';
import { fails } from '../models/fails.ts';
import { searchPersistenceMachine } from './search-persistence.machine.ts';

const NOBODY = { search: '', candidateName: '', phone: '', email: '', contactPerson: '' };

export const searchPersistenceModel = machineModel(
  {
    name: 'search-persistence',
    title: 'Search saved for an address',
    file: 'machines/search-persistence/search-persistence.machine.ts',
    machine: searchPersistenceMachine,
  },
  {
    'terms of a search': {
      events: [
        { type: 'terms.changed', terms: { ...NOBODY, search: 'nguyen' } },
        { type: 'terms.cleared' },
        { type: 'retry.pressed' },
        answers('saveSearchTerms', '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a'),
        fails('saveSearchTerms', { code: 'UNREACHABLE' }),
      ],
    },
  },
);
