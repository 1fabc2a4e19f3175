import { expect, test } from 'vitest';
import { listMachine } from '../../machines/list.machine.ts';
import { answers, fails, modelOf, titled, walk } from '../support/model-of.ts';

const machine = listMachine<string, { search: string }>();
const input = { query: { search: '' } };
const page = (rows: readonly string[], nextCursor: string | null) => ({ rows, nextCursor, pages: 1, counts: null });

const events = [
  { type: 'query.changed', query: { search: 'ng' } },
  { type: 'search.typed', search: 'nguyen' },
  { type: 'paging.reset' },
  { type: 'search.settled' },
  { type: 'loadMore.pressed' },
  { type: 'retry.pressed' },
  answers('fetchPage', page(['Mia Nguyen'], 'c2')),
  answers('fetchPage', page([], null)),
  fails('fetchPage', { code: 'UNREACHABLE' }),
  fails('fetchPage', { code: 'BAD_REQUEST', reason: 'page_size is too large', fields: {} }),
] as const;

const model = modelOf(machine, events, {
  input,
  facts: ({ rows, cursor, nextCursor }) => [rows.length > 0, cursor, nextCursor],
});
const paths = model.getShortestPaths();

test.each(titled(paths))('[machine.list] %s', (_title, path) => {
  walk(machine, [path], input);
});

test('[machine.list] the paths leave no state and no transition out', () => {
  expect(walk(machine, paths, input)).toEqual([]);
});
