import { expect, test } from 'vitest';
import { editedAt, masked } from './edits.ts';
import { Refusal } from './errors.ts';

const body = { site_name: 'Mill', fit_test: undefined, org_id: 'x' };
const refusalOf = (work: () => unknown) => {
  try {
    return work();
  } catch (thrown) {
    return thrown instanceof Refusal ? thrown.body.error : thrown;
  }
};

test('only the fields that the mask names change', () => {
  expect(masked({ site_name: 'Mill', alias: 'M' }, ['site_name'], ['site_name', 'alias'])).toEqual({
    site_name: 'Mill',
  });
  expect(masked({ site_name: 'Mill', alias: 'M' }, 'alias', ['site_name', 'alias'])).toEqual({ alias: 'M' });
});

test.each([
  ['a column that is not on offer', ['org_id']],
  ['a field that was not given', ['fit_test']],
  ['nothing', []],
])('a mask that names %s is refused at its field', (_what, mask) => {
  expect(refusalOf(() => masked(body, mask, ['site_name', 'fit_test']))).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'update_mask',
  });
});

test('two edits in one millisecond are told apart', () => {
  const now = new Date('2026-11-23T01:00:00Z');
  expect(editedAt(now, now).getTime()).toBe(now.getTime() + 1);
  expect(editedAt(new Date(0), now)).toEqual(now);
});
