import type { MachineModel } from '../model/machine-model.ts';
import { linkToInspectors } from './page-link.ts';
import { type ProblemFile, problemFileOf } from './problem-file.ts';
import type { TestFormat } from './problem-test.ts';
import { type ProblemFormat, readProblemFile } from './read-problem-file.ts';
import { createRecorder, type RecorderHost, type Watched } from './recorder.ts';
import { createRedactor, type Failures, HIDDEN, type RedactionHost } from './redact.ts';
import { type Replay, type ReplayHost, replay } from './replay.ts';
import { waitForInspector } from './wait-for-inspector.ts';

export type LabOptions = {
  /** Of the product, such as 'crossing': in file formats, channels and window names, and on screen. */
  readonly name: string;
  readonly models: readonly MachineModel[];
  /** Types of events alone without it: whatever is not named stays hidden. */
  readonly shownFields?: RedactionHost['shownFields'];
  /** Of the product and the shapes of its machines; '0' without it. */
  readonly version?: string;
  /** Errors of ports that carry data; none without it. */
  readonly failures?: Failures;
  readonly isTick?: RecorderHost['isTick'];
};

export type Lab = ReturnType<typeof createLab>;

const eventTypes = { context: [], events: ['type'] };
const noFailures: Failures = { dataOf: () => undefined, errorOf: () => new Error() };

const testFormat: TestFormat = {
  head: `import { type ProblemActor, replay } from '@preflight/lab/recorder';
import { expect, test } from 'vitest';
import { lab } from './lab.ts';

const host = lab.replayHost;
`,
};

/** Recorder, redactor and replay of a product, with a default for everything but its name and its machines. */
export function createLab({
  name,
  models,
  shownFields = () => eventTypes,
  version = '0',
  failures = noFailures,
  isTick = () => false,
}: LabOptions) {
  const recorder = createRecorder({ isTick });
  const redactor = createRedactor({ shownFields, failures });
  const problemFormat: ProblemFormat = { format: `${name}-problem`, product: name };
  const replayHost: ReplayHost = {
    judged: {},
    failures,
    redactor,
    machines: new Map(models.map(({ machine }) => [machine.id, machine])),
  };
  const channel = `${name}.inspect`;
  const page = () => ('location' in globalThis ? location.pathname : '');
  const problemFile = (at: Date, actors: Iterable<Watched> = recorder.watched.values()): ProblemFile =>
    problemFileOf(
      actors,
      { at, page: page() },
      { format: problemFormat.format, version, placeholders: () => () => HIDDEN, redactor },
    );
  return {
    name,
    models,
    version,
    channel,
    isTick,
    recorder,
    redactor,
    replayHost,
    problemFormat,
    testFormat,
    /** The `inspect` option of XState's `createActor`. */
    inspect: recorder.watch,
    /** Everything that the machines went through last, without what is hidden. */
    problemFile,
    /** Plays a problem file again. @throws UnreadFile where the text is none of this product */
    replay: (text: string): readonly Replay[] =>
      readProblemFile(text, problemFormat).actors.map((actor) => replay(actor, replayHost)),
    /** Lets inspectors of the same browser look at this page. */
    connect: (mayInspect: () => boolean = () => true) =>
      waitForInspector(
        channel,
        mayInspect,
        async () => (link) => linkToInspectors(link, recorder, redactor, (actor) => problemFile(new Date(), [actor])),
      ),
  };
}
