import type { AnyEventObject } from 'xstate';
import { spokenPath } from '../../machines/models/spoken.ts';

export { answers, elapses, fails, type ModelPath, modelOf } from '../../machines/models/model-of.ts';
export { walk } from '../../machines/models/walk.ts';

/** Rows for `test.each`: a path as a person would tell it, then the path. */
export const titled = <Path extends { state: { value: unknown }; steps: readonly { event: AnyEventObject }[] }>(
  paths: readonly Path[],
): [string, Path][] => paths.map((path, number) => [`${number + 1}: ${spokenPath(path)}`, path]);
