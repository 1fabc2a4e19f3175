import { wordsKeeperMachine } from '../words-keeper.machine.ts';
import { machineModel } from './machine-model.ts';
import { answers, fails } from './model-of.ts';

const NOBODY = { search: '', candidateName: '', phone: '', email: '', contactPerson: '' };

export const wordsKeeperModel = machineModel(
  {
    name: 'words-keeper',
    title: 'Words kept for an address',
    file: 'machines/words-keeper.machine.ts',
    machine: wordsKeeperMachine,
  },
  {
    'words of a search': {
      events: [
        { type: 'words.changed', words: { ...NOBODY, search: 'nguyen' } },
        { type: 'words.cleared' },
        { type: 'retry.pressed' },
        answers('keepWords', '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a'),
        fails('keepWords', { code: 'UNREACHABLE' }),
      ],
    },
  },
);
