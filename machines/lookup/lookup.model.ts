import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { lookupMachine } from './lookup.machine.ts';

const driller = { id: 'driller', name: 'Driller' };
const offsider = { id: 'offsider', name: 'Driller’s offsider' };

const events = [
  { type: 'list.opened' },
  { type: 'search.typed', search: 'dril' },
  { type: 'search.typed', search: 'driller ' },
  { type: 'list.browsed' },
  { type: 'item.pressed', item: offsider },
  { type: 'entry.confirmed', active: null },
  { type: 'entry.confirmed', active: driller },
  { type: 'field.left', active: null },
  { type: 'field.left', active: driller },
  { type: 'list.closed' },
  { type: 'value.changed' },
  { type: 'list.changed' },
  elapses('reload', 'lookup.open.typing'),
  answers('findItems', [driller, offsider]),
  answers('findItems', [driller]),
  answers('findItems', { items: [driller], total: 2 }),
  answers('findItems', []),
  fails('findItems', { code: 'UNREACHABLE' }),
] as const;

const facts = ({ search, items }: { search: string; items: readonly unknown[] }) => [search, items.length];

export const lookupModel = modelOfFolder('lookup', 'Look-up field', lookupMachine, {
  'a field of positions': { events, facts },
  'a field that was left before its list was there': { input: { words: 'driller' }, events, facts },
  'a field in which Enter was pressed before its list was there': {
    input: { isConfirmed: true },
    events: [{ type: 'search.typed', search: 'driller ' }, { type: 'list.opened' }, { type: 'value.changed' }],
    facts,
  },
  'a field of references, where any words may stand': { input: { takesAnyWords: true }, events, facts },
  'a field to which entries can be added': { input: { mayAdd: true }, events, facts },
});
