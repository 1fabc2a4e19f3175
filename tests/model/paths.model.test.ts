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
