import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { findMachine } from './find.machine.ts';

export const findModel = modelOfFolder('find', 'Find anything', findMachine(), {
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
});
