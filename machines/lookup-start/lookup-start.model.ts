import { failsWith } from '../../lab/model/model-of.ts';
import { answers, modelOfFolder } from '../lib/model.ts';
import { lookupStartMachine } from './lookup-start.machine.ts';

const emptied = { type: 'value.changed', words: '' } as const;
const list = answers('loadList');

const facts = ({ words }: { words: string }) => words;

export const lookupStartModel = modelOfFolder('lookup-start', 'Look-up field before its list', lookupStartMachine, {
  'a field that is pressed': {
    input: { words: '' },
    events: [
      { type: 'pointer.pressed' },
      { type: 'pointer.released' },
      { type: 'field.entered' },
      { type: 'field.left' },
      list,
      failsWith('loadList', new Error('The part is not there.')),
    ],
    facts,
  },
  'words in a field': {
    input: { words: '' },
    events: [
      { type: 'field.entered' },
      { type: 'words.typed', words: 'driller' },
      { type: 'words.confirmed' },
      { type: 'value.changed', words: 'rigger' },
      emptied,
    ],
    facts,
  },
  'words that were left in a field': { input: { words: 'offsider' }, events: [list, emptied], facts },
});
