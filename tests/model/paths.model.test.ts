import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { stateNames, transitionNames } from '../../lab/model/machine-graph.ts';
import { registry } from '../../machines/models/registry.ts';

const run = promisify(execFile);

test('[inspect.paths] the command prints each machine with all its states and transitions walked', async () => {
  const { stdout } = await run(process.execPath, ['tools/paths.ts']);
  const printed = new Map(stdout.split('\n').map((line) => [line.split(/\s{2,}/)[0], line.split(/\s{2,}/)] as const));
  for (const { name, machine } of registry) {
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
