export { createLab, type Lab, type LabOptions } from './create-lab.ts';
export { logBrokenPromises } from './log-broken-promises.ts';
export { linkToInspectors } from './page-link.ts';
export { type ProblemActor, type ProblemFile, type ProblemHost, problemFileOf } from './problem-file.ts';
export { problemTest, type TestFormat } from './problem-test.ts';
export { type ProblemFormat, readProblemFile, UnreadFile } from './read-problem-file.ts';
export { createRecorder, type Recorder, type RecorderHost, type Watched } from './recorder.ts';
export {
  createRedactor,
  type Failures,
  HIDDEN,
  type Hide,
  type RedactionHost,
  type Redactor,
  type ShownFields,
} from './redact.ts';
export { type Judged, type Replay, type ReplayHost, replay } from './replay.ts';
export { waitForInspector } from './wait-for-inspector.ts';
