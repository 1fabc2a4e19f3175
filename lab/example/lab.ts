import { problemFileOf } from '../recorder/problem-file.ts';
import type { TestFormat } from '../recorder/problem-test.ts';
import { createRecorder, type Watched } from '../recorder/recorder.ts';
import { createRedactor, type Failures, HIDDEN } from '../recorder/redact.ts';
import type { ReplayHost } from '../recorder/replay.ts';
import { trafficLightMachine } from './traffic-light.machine.ts';

export const VERSION = '1.0.0';
export const problemFormat = { format: 'crossing-problem', product: 'the crossing' };

export const testFormat: TestFormat = {
  head: `import { expect, test } from 'vitest';
import { replayHost as host } from './lab.ts';
import type { ProblemActor } from '../recorder/problem-file.ts';
import { replay } from '../recorder/replay.ts';
`,
};

/** No port of a traffic light throws. */
const failures: Failures = { dataOf: () => undefined, errorOf: () => new Error() };

export const isTick = () => false;
export const recorder = createRecorder({ isTick });

/** The person at the button is hidden. */
export const redactor = createRedactor({
  shownFields: () => ({ context: ['crossings'], events: ['type'] }),
  failures,
});

export const replayHost: ReplayHost = {
  judged: {},
  failures,
  redactor,
  machines: new Map([[trafficLightMachine.id, trafficLightMachine]]),
};

/** Everything that the light went through last, without who pressed its button. */
export const problemFile = (at: Date, actors: Iterable<Watched> = recorder.watched.values()) =>
  problemFileOf(
    actors,
    { at, page: '/' },
    { format: problemFormat.format, version: VERSION, placeholders: () => () => HIDDEN, redactor },
  );
