import type { TestFormat } from '../../lab/recorder/problem-test.ts';

/** The folder of the machines' tests. */
export const TESTS_FOLDER = 'tests/model';

/** The head of a problem file's test in that folder. */
export const testFormat: TestFormat = {
  head: `import { expect, test } from 'vitest';
import type { ProblemActor } from '../../lab/recorder/problem-file.ts';
import { replay } from '../../lab/recorder/replay.ts';
import { registry } from '../../machines/registry/registry.ts';
import { replayHost } from '../../web/lab-host/replay-host.ts';

const host = replayHost(registry);
`,
};
