import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import { silenced } from '../../lab/model/path-coverage.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { brokenPromisesOf } from '../../machines/registry/promises.ts';
import { registry } from '../../machines/registry/registry.ts';

const run = promisify(execFile);

test('[inspect.paths] the command prints machines with all their states and transitions walked', async () => {
  // Three of them: that all paths of each machine take everything is what its own test proves.
  const names = ['attendance', 'session', 'walk-in'];
  const { stdout } = await run(process.execPath, ['tools/paths.ts', ...names]);
  const printed = new Map(stdout.split('\n').map((line) => [line.split(/\s{2,}/)[0], line.split(/\s{2,}/)] as const));
  for (const { name, machine } of registry.filter((one) => names.includes(one.name))) {
    const [states, transitions] = [stateNames(machine).length, transitionNames(machine).length];
    expect(printed.get(name)?.slice(2, 4)).toEqual([`${states}/${states}`, `${transitions}/${transitions}`]);
  }
});

test.each(['mutation', 'paths'])(
  '[inspect.paths] npm run %s of a machine that is not there says so and ends with 2',
  async (tool) => {
    const asked = run(process.execPath, [`tools/${tool}.ts`, 'session', 'nosuch']);
    await expect(asked).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/There is no machine nosuch\. .*walk-in/),
    });
  },
);

const promised = globSync('machines/*/*.invariants.ts').map((file) => ({ name: basename(dirname(file)) }));

test.each(promised)(
  '[machine.together] $name keeps the promises that are its own at each step of every fourth path',
  ({ name }) => {
    const model = defined(registry.find((one) => one.name === name));
    const faults = new Set<string>();
    for (const part of model.parts) {
      for (const path of part.paths().filter((_, nth) => nth % 4 === 0)) {
        const actor = createActor(silenced(model.machine), { input: part.input, clock: new SimulatedClock() }).start();
        for (const { event } of path.steps.slice(1)) {
          actor.send(event);
          for (const words of brokenPromisesOf(actor.getSnapshot())) faults.add(`${words}, after ${event.type}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  },
);
