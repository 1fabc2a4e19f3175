import { describe, expect, test } from 'vitest';
import { stateNames, transitionNames } from '../../machines/anatomy.ts';
import type { MachineModel } from '../../machines/models/machine-model.ts';
import { titled } from '../support/model-of.ts';

/** Longer paths begin as one of the short ones does, and are walked together. */
const TITLED_STEPS = 4;

/** Walks every generated path of a machine in a live actor, and proves that they leave nothing out. */
export function walksWhole({ machine, parts }: MachineModel, ids: string): void {
  describe.each(parts.map((part) => ({ part, title: part.name })))('$title', ({ part }) => {
    const short = part.paths().filter(({ steps }) => steps.length <= TITLED_STEPS);
    test.each(titled(short))(`${ids} %s`, (_title, path) => {
      expect(part.seen([path]).states.size).toBeGreaterThan(0);
    });
  });

  test(`${ids} the generated paths leave no state and no transition out`, () => {
    const seen = parts.map((part) => part.seen(part.paths()));
    const states = new Set(seen.flatMap((each) => [...each.states]));
    const transitions = new Set(seen.flatMap((each) => [...each.transitions]));
    expect(stateNames(machine).filter((name) => !states.has(name))).toEqual([]);
    expect(transitionNames(machine).filter((name) => !transitions.has(name))).toEqual([]);
  }, 60_000);
}
