import { machineModel } from '../../lab/model/machine-model.ts';
import { answers, elapses } from '../../lab/model/model-of.ts';
import { fails } from '../lib/fails.ts';
import { findMachine } from './find.machine.ts';

export const findModel = machineModel(
  { name: 'find', title: 'Find anything', file: 'machines/find/find.machine.ts', machine: findMachine() },
  {
    'words and what they find': {
      events: [
        { type: 'words.typed', words: 'sh' },
        { type: 'words.typed', words: ' ' },
        { type: 'first.wanted' },
        { type: 'retry.pressed' },
        elapses('pause', 'find.typing'),
        answers('findHits', [{ href: '/sites/edit/1' }]),
        answers('findHits', []),
        fails('findHits', { code: 'UNREACHABLE' }),
      ],
      facts: ({ words, hits }) => [words, hits.length],
    },
  },
);
