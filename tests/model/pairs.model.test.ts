import { expect, test } from 'vitest';
import { pairsText, walkPairs } from '../../lab/model/pairs.ts';
import { promisingModels } from './promising-models.ts';

/** Of those possible. What is left out depends on context that the model's facts leave out. */
const LEAST = 0.9;

test.each(promisingModels)(
  '[machine.pairs] $name asks and does after each two transitions in a row what is committed',
  async ({ name, machine, parts }) => {
    const walks = parts.map((part) => ({ input: part.input, pairs: part.pairs() }));
    const steps = walks.flatMap(({ input, pairs }) => walkPairs(machine, input, pairs));
    const possible = new Set(walks.flatMap(({ pairs }) => [...pairs.keys()]));
    expect(new Set(steps.map(({ pair }) => pair)).size / possible.size).toBeGreaterThanOrEqual(LEAST);
    await expect(pairsText(steps)).toMatchFileSnapshot(`pairs/${name}.txt`);
  },
);
