import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { listMachine } from './list.machine.ts';

const page = (rows: readonly string[], nextCursor: string | null) => ({ rows, nextCursor, pages: 1, counts: null });

/** The one question of the list, so that a refresh answers it. */
const all = { search: '' };

export const listModel = modelOfFolder('list', 'List', listMachine<string, { search: string }>(), {
  'a list of names': {
    input: { query: all },
    events: [
      { type: 'query.changed', query: { search: 'ng' } },
      { type: 'search.typed', search: 'nguyen' },
      { type: 'paging.reset' },
      { type: 'search.settled' },
      { type: 'loadMore.pressed' },
      { type: 'retry.pressed' },
      { type: 'rows.refreshed', query: all, page: page(['Mia Nguyen'], 'c2') },
      { type: 'rows.refreshed', query: all, page: page([], null) },
      answers('fetchPage', page(['Mia Nguyen'], 'c2')),
      answers('fetchPage', page([], null)),
      fails('fetchPage', { code: 'UNREACHABLE' }),
      fails('fetchPage', { code: 'BAD_REQUEST', reason: 'page_size is too large', fields: {} }),
    ],
    facts: ({ rows, cursor, nextCursor }) => [rows.length > 0, cursor, nextCursor],
  },
});
