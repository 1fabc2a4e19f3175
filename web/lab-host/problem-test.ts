import type { TestFormat } from '../../lab/recorder/problem-test.ts';

/** Where tests of machines stand. */
export const TESTS_FOLDER = 'tests/model';

/** What a test of a problem file begins with, in that folder. */
export const testFormat: TestFormat = {
  head: `import { expect, test } from 'vitest';
import type { ProblemActor } from '../../lab/recorder/problem-file.ts';
import { replay } from '../../lab/recorder/replay.ts';
import { registry } from '../../machines/models/registry.ts';
import { replayHost } from '../../web/lab-host/replay-host.ts';

const host = replayHost(registry);
`,
};
