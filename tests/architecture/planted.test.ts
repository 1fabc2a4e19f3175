import { expect, test } from 'vitest';
import { planted } from '../../tools/planted/trial.ts';
import { plants } from '../planted/index.ts';
import { requirements } from '../requirements.ts';
import { testFilesById } from '../support/test-files.ts';

test('every requirement has a planted fault, in a line that still exists', () => {
  const ids = new Set<string>(plants.map(({ id }) => id));
  expect(Object.keys(requirements).filter((id) => !ids.has(id))).toEqual([]);
  for (const plant of plants) expect(planted(plant), plant.id).not.toBe('');
});

test('every planted break has tests that name its requirement, or says which have to notice', () => {
  const named = testFilesById();
  expect(plants.filter(({ id, tests }) => (tests ?? named.get(id) ?? []).length === 0).map(({ id }) => id)).toEqual([]);
  for (const { id, tests = [] } of plants) for (const file of tests) expect(named.get(id), id).toContain(file);
});
