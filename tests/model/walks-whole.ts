import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Chart } from '../../lab/chart/chart.types.ts';
import { stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import type { MachineModel } from '../../lab/model/machine-model.ts';
import type { Coverage } from '../../lab/model/path-coverage.ts';
import { type ModelPath, titled } from '../support/model-of.ts';

/** Longer paths begin as one of the short ones does, and are walked together. */
const TITLED_STEPS = 4;

const chartOf = (name: string): Chart =>
  JSON.parse(readFileSync(new URL(`../../web/lab-host/generated/${name}.chart.json`, import.meta.url), 'utf8'));

/** Walks every generated path of a machine in a live actor, and proves that they take what its chart shows, no less and no more. */
export function walksWhole({ name, machine, parts }: MachineModel, ids: string): void {
  /** Coverage of the titled tests. */
  const walked: Coverage[] = [];
  describe.each(parts.map((part) => ({ part, title: part.name })))('$title', ({ part }) => {
    let short: readonly ModelPath[] = [];
    try {
      short = part.paths().filter(({ steps }) => steps.length <= TITLED_STEPS);
    } catch (error) {
      test(`${ids} its paths can be generated`, () => {
        throw error;
      });
    }
    test.each(titled(short))(`${ids} %s`, (_title, path) => {
      const seen = part.seen([path]);
      walked.push(seen);
      expect(seen.states.size).toBeGreaterThan(0);
    });
  });

  test(`${ids} the generated paths leave no state and no transition out, and take what the chart shows`, () => {
    const isLeft = ({ steps }: ModelPath) => walked.length === 0 || steps.length > TITLED_STEPS;
    const seen = [...walked, ...parts.map((part) => part.seen(part.paths().filter(isLeft)))];
    const states = new Set(seen.flatMap((each) => [...each.states]));
    const transitions = new Set(seen.flatMap((each) => [...each.transitions]));
    expect(stateNames(machine).filter((state) => !states.has(state))).toEqual([]);
    expect(transitionNames(machine).filter((taken) => !transitions.has(taken))).toEqual([]);
    const drawn = chartOf(name).states.flatMap((state) => state.transitions.map((taken) => taken.name));
    expect([...transitions].sort()).toEqual(drawn.sort());
  }, 60_000);
}
