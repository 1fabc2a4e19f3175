import type { ProblemActor, ProblemFile } from './problem-file.ts';
import type { Replay } from './replay.ts';

/** First lines of a product's tests, which provide `problem`: imports, and a host for replays named `host`. */
export type TestFormat = { readonly head: string };

const titleOf = ({ machineId, id }: ProblemActor, at: string) =>
  JSON.stringify(`${machineId} (${id}) takes the steps that were written at ${at}`);

/**
 * A Vitest test that plays a problem file again: red where a machine goes another way or breaks, as the file did, and green once
 * that is repaired. Of several machines those that fail now; all of them where none does.
 */
export function problemTest({ at }: ProblemFile, replays: readonly Replay[], { head }: TestFormat): string {
  const failing = replays.filter(({ faults }) => faults.length > 0);
  const tests = (failing.length > 0 ? failing : replays).map(
    ({ actor }) => `test(${titleOf(actor, at)}, () => {
  const actor: ProblemActor = ${JSON.stringify(actor, null, 2).replaceAll('\n', '\n  ')};
  expect(replay(actor, host).faults).toEqual([]);
});
`,
  );
  return `${head}\n${tests.join('\n')}`;
}
