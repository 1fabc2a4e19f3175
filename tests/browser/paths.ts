import type { ModelPath } from '../support/model-of.ts';

/** The long run walks every step of every state; the short one reaches every state and performs every event once. */
const isWhole = process.env['WALK'] === 'all';

/** Steps that a walk through the browser has to show once. */
const stepsOf = ({ steps }: ModelPath, parts: readonly string[]) =>
  steps.slice(1).flatMap(({ state, event: { type, actorId, error, output, ...rest } }, at) => {
    const happened = [type, actorId, error?.error?.code, output?.outcome, Object.keys(rest)].join(' ');
    const [from, to] = [partsOf(steps[at]?.state.value, parts), partsOf(state.value, parts)];
    return isWhole ? [[from, happened, to].join(' ')] : [happened, to];
  });

/** Of a state with regions only those that matter. */
const partsOf = (value: unknown, parts: readonly string[]) =>
  JSON.stringify(parts.length === 0 ? value : parts.map((part) => new Map(Object.entries(value ?? {})).get(part)));

/** Few of the paths, long ones first, that still show whatever any of them shows. */
export function fewest(paths: readonly ModelPath[], parts: readonly string[] = []): ModelPath[] {
  const left = new Set(paths.flatMap((path) => stepsOf(path, parts)));
  const saved: ModelPath[] = [];
  for (const path of paths.toSorted((one, other) => other.steps.length - one.steps.length)) {
    const added = stepsOf(path, parts).filter((step) => left.has(step));
    if (added.length === 0) continue;
    for (const step of added) left.delete(step);
    saved.push(path);
  }
  return saved;
}

/** Of sixteen paths one is for `npm test`, seven for the walks, eight for the long run; with `WALK=all` all are for `npm test`. */
export const shortAndLong = <Path>(paths: readonly Path[]): { some: Path[]; options: { tags: string[] } }[] => {
  const tagsOf = (at: number) => {
    if (isWhole || at % 16 === 0) return [];
    return at % 2 === 0 ? ['walk'] : ['long'];
  };
  return [[], ['walk'], ['long']].map((tags) => ({
    some: paths.filter((_, at) => tagsOf(at).join() === tags.join()),
    options: { tags },
  }));
};
