import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { MachineModel, ModelPart } from '../../lab/model/machine-model.ts';
import type { ModelPath } from '../../lab/model/model-of.ts';
import { silenced } from '../../lab/model/path-coverage.ts';
import { readProblemFile } from '../../lab/recorder/read-problem-file.ts';
import type { Watched } from '../../lab/recorder/recorder.ts';
import { replay } from '../../lab/recorder/replay.ts';
import { registry } from '../../machines/registry/registry.ts';
import { recorder } from '../../web/app/machines/use-machine.ts';
import { problemFile, problemFormat } from '../../web/lab-host/problem-file.ts';
import { replayHost } from '../../web/lab-host/replay-host.ts';

const { watch, watched } = recorder;
const host = replayHost(registry);

/** Walks a path in a watched actor, and writes what the page would have written. */
function recorded(
  { machine }: MachineModel,
  { input }: ModelPart,
  { steps }: ModelPath,
): { file: string; actor: Watched } {
  watched.clear();
  const live = createActor(silenced(machine), { input, clock: new SimulatedClock(), inspect: watch }).start();
  for (const { event } of steps.slice(1)) live.send(event);
  const [actor] = watched.values();
  if (!actor) throw new Error('Nothing was watched.');
  return { file: JSON.stringify(problemFile(new Date(), '/')), actor };
}

const again = (file: string) =>
  readProblemFile(file, problemFormat).actors.flatMap((actor) => replay(actor, host).faults);

const title =
  '[inspect.replay] what happened ($name) ends in the same state when its file is played again, from its start and from its middle';

function playAgain(model: MachineModel, part: ModelPart, paths: readonly ModelPath[]) {
  for (const path of paths) {
    const { file, actor } = recorded(model, part, path);
    expect(again(file)).toEqual([]);
    const half = Math.floor(actor.steps.length / 2);
    for (const step of actor.steps.splice(0, half)) actor.base = step.snapshot;
    const rest = JSON.stringify(problemFile(new Date(), '/'));
    expect(again(rest)).toEqual([]);
  }
}

describe.each(registry.map((model) => ({ model, title: model.title })))('$title', ({ model }) => {
  const parts = model.parts.map((part) => ({ part, name: part.name }));
  const isTwelfth = (_: unknown, nth: number) => nth % 12 === 0;
  test.each(parts)(title, ({ part }) => playAgain(model, part, part.paths().filter(isTwelfth)));
  test.each(parts)(`${title}, every path`, { tags: ['long'] }, ({ part }) => playAgain(model, part, part.paths()));
});
