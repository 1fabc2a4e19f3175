import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import type { UploadNews } from '../upload/upload.machine.ts';
import { completableOf, problemOf, withoutRestrictions } from './batch-rows.ts';
import { resultBatchMachine } from './result-batch.machine.ts';
import type { ChosenFile, MatchRequest, ResultMatch, SendRequest } from './result-batch.types.ts';

const match = (candidateId: string, change: Partial<ResultMatch> = {}): ResultMatch => ({
  candidateId,
  reference: 'PF-100001',
  candidateName: `Person ${candidateId}`,
  dateOfBirth: '1990-02-28',
  companyName: 'Example Company',
  appointmentTime: null,
  siteTimeZone: null,
  status: 'Attended',
  outcome: null,
  canComplete: true,
  isToCome: false,
  isStored: false,
  ...change,
});

const chosen = (name: string): ChosenFile => ({
  key: name,
  name,
  size: 9,
  kind: name.includes('report') ? 'medical_report' : '',
});

/** A batch whose ports are answered by hand; matches are given by the file's name. */
function openBatch(matches: Record<string, readonly ResultMatch[]>, refusal: PortalError | null = null) {
  const asked: MatchRequest[] = [];
  const sent: SendRequest[] = [];
  const completed: string[] = [];
  const outcomes: unknown[] = [];
  const arrivals: boolean[] = [];
  let left = 0;
  let tell: (news: UploadNews<unknown>) => void = () => {};
  const actor = createActor(
    resultBatchMachine.provide({
      actors: {
        matchFiles: fromPromise(async ({ input }) => {
          asked.push(input);
          return input.files.map(({ name, search }) => matches[search || name] ?? []);
        }),
        sendFile: fromCallback(({ input, sendBack }) => {
          sent.push(input);
          tell = sendBack;
        }),
        complete: fromPromise(async ({ input }) => {
          if (refusal) throw new PortalFailure(refusal);
          completed.push(input.candidateId);
          outcomes.push(input.outcome);
          arrivals.push(input.isArrival);
        }),
      },
      actions: {
        leave: () => {
          left += 1;
        },
      },
    }),
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const choose = async (...names: string[]) => {
    actor.send({ type: 'files.chosen', files: names.map(chosen) });
    await settle();
  };
  const answer = async (news: UploadNews<unknown> = { type: 'upload.answered', answer: {} }) => {
    tell(news);
    await settle();
  };
  return {
    actor,
    asked,
    sent,
    completed,
    outcomes,
    arrivals,
    choose,
    answer,
    settle,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    left: () => left,
  };
}

const A = 'a report.pdf';
const B = 'b report.pdf';

test('[results.batch] nothing is sent before the press; then one file after the other, and then their people are Completed', async () => {
  const batch = openBatch({ [A]: [match('c1')], [B]: [match('c1')] });
  await batch.choose(A, B);
  expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'stays' });
  expect(batch.sent).toEqual([]);
  batch.actor.send({ type: 'upload.pressed' });
  expect(batch.sent).toEqual([{ key: A, candidateId: 'c1', kind: 'medical_report' }]);
  batch.actor.send({ type: 'upload.progressed', sent: 4 });
  expect(batch.context().sending).toEqual({ key: A, sent: 4 });
  await batch.answer();
  expect(batch.completed).toEqual([]);
  await batch.answer();
  expect([batch.sent.length, batch.completed]).toEqual([2, ['c1']]);
  expect(batch.state()).toEqual({ batch: 'done', leaving: 'stays' });
});

test.each([0, 1])(
  '[results.batch] a person with two files is not Completed where file %i failed, and is once it was sent',
  async (failing) => {
    const batch = openBatch({ [A]: [match('c1')], [B]: [match('c1')] });
    await batch.choose(A, B);
    batch.actor.send({ type: 'upload.pressed' });
    for (const file of [0, 1])
      await batch.answer(
        file === failing
          ? { type: 'upload.failed', error: { code: 'REJECTED', status: 400, reason: 'Only PDF.' } }
          : undefined,
      );
    expect([batch.sent.length, batch.completed]).toEqual([2, []]);
    batch.actor.send({ type: 'retry.pressed' });
    await batch.settle();
    batch.actor.send({ type: 'upload.pressed' });
    await batch.answer();
    expect([batch.sent.length, batch.completed]).toEqual([3, ['c1']]);
  },
);

test('[results.batch] a stored file is not sent again, and its person becomes Completed all the same', async () => {
  const batch = openBatch({ [A]: [match('c1', { isStored: true })], [B]: [match('c1')] });
  await batch.choose(A, B);
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  expect(batch.sent.map(({ key }) => key)).toEqual([B]);
  expect(batch.completed).toEqual(['c1']);
});

test('[results.batch] a stopped batch looks up the stored files, keeps the choices, and continues with the rest', async () => {
  const known = { [A]: [match('c1')], [B]: [match('c2'), match('c3')] };
  const batch = openBatch(known);
  await batch.choose(A, B);
  batch.actor.send({ type: 'candidate.chosen', key: B, candidateId: 'c3' });
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  // The second file was stored, but its answer did not arrive.
  known[B] = [match('c2'), match('c3', { isStored: true })];
  batch.actor.send({ type: 'cancel.pressed' });
  expect([batch.state(), batch.context().sending]).toEqual([{ batch: 'matching', leaving: 'stays' }, null]);
  await batch.settle();
  expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'stays' });
  expect(batch.context().rows[1]?.candidateId).toBe('c3');
  batch.actor.send({ type: 'upload.pressed' });
  await batch.settle();
  await batch.settle();
  expect(batch.sent.map(({ key }) => key)).toEqual([A, B]);
  expect(batch.completed).toEqual(['c1', 'c3']);
});

test('stopped while people become Completed, it looks up who is', async () => {
  const batch = openBatch({ [A]: [match('c1')] });
  await batch.choose(A);
  batch.actor.send({ type: 'upload.pressed' });
  const answered = batch.answer();
  expect(batch.state()).toEqual({ batch: 'completing', leaving: 'stays' });
  batch.actor.send({ type: 'cancel.pressed' });
  expect(batch.state()).toEqual({ batch: 'matching', leaving: 'stays' });
  await answered;
  expect(batch.asked).toEqual(Array(2).fill({ files: [{ name: A, size: 9, search: '' }] }));
});

test('files dropped while others are looked up are looked up with them', async () => {
  const batch = openBatch({ [A]: [match('c1')], [B]: [match('c2')] });
  batch.actor.send({ type: 'files.chosen', files: [chosen(A)] });
  await batch.choose(B);
  expect(batch.asked.at(-1)?.files.map(({ name }) => name)).toEqual([A, B]);
  expect(batch.context().rows.map(({ candidateId }) => candidateId)).toEqual(['c1', 'c2']);
});

test('an upload continues with the stored files found, and drops the message about the others', async () => {
  const batch = openBatch({
    [A]: [match('c1')],
    get [B](): readonly ResultMatch[] {
      throw new PortalFailure({ code: 'UNREACHABLE' });
    },
  });
  await batch.choose(A);
  batch.actor.send({ type: 'retry.pressed' });
  expect([batch.state(), batch.asked.length]).toEqual([{ batch: 'reviewing', leaving: 'stays' }, 1]);
  await batch.choose(B);
  expect(batch.context().failure).toEqual({ code: 'UNREACHABLE' });
  batch.actor.send({ type: 'upload.pressed' });
  expect([batch.context().failure, batch.sent.map(({ key }) => key)]).toEqual([null, [A]]);
});

test('a refused file shows its error in its row, the others continue, and its person is not Completed', async () => {
  const batch = openBatch({ [A]: [match('c1')], [B]: [match('c2')] });
  await batch.choose(A, B);
  batch.actor.send({ type: 'upload.pressed' });
  const error: PortalError = { code: 'REJECTED', status: 422, reason: 'This is no PDF.' };
  await batch.answer({ type: 'upload.failed', error });
  await batch.answer();
  expect(batch.context().rows.map(({ isSent, failure }) => [isSent, failure])).toEqual([
    [false, error],
    [true, null],
  ]);
  expect(batch.completed).toEqual(['c2']);
  batch.actor.send({ type: 'retry.pressed' });
  batch.actor.send({ type: 'upload.pressed' });
  expect(batch.context().rows[0]?.failure).toBeNull();
  await batch.answer();
  expect(batch.completed).toEqual(['c2', 'c1']);
});

test.each<PortalError>([{ code: 'UNREACHABLE' }, { code: 'REJECTED', status: 429, reason: 'Enough for today.' }])(
  'an error that would stop every file ($code) stops the batch, and loses nothing',
  async (error) => {
    const batch = openBatch({ [A]: [match('c1')], [B]: [match('c2')] });
    await batch.choose(A, B);
    batch.actor.send({ type: 'upload.pressed' });
    await batch.answer({ type: 'upload.failed', error });
    expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'stays' });
    expect([batch.context().failure, batch.sent.length]).toEqual([error, 1]);
    expect(batch.context().rows.map(({ failure, isMatched }) => [failure, isMatched])).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(completableOf(batch.context())).toEqual([]);
    batch.actor.send({ type: 'upload.pressed' });
    expect(batch.sent.length).toBe(1);
    batch.actor.send({ type: 'retry.pressed' });
    await batch.settle();
    expect(batch.context().failure).toBeNull();
    batch.actor.send({ type: 'upload.pressed' });
    expect(batch.sent.map(({ key }) => key)).toEqual([A, A]);
  },
);

test('a person who cannot become Completed is said, and the next one is tried', async () => {
  const refusal: PortalError = { code: 'REJECTED', status: 409, reason: 'Person c1 is Cancelled.' };
  const batch = openBatch({ [A]: [match('c1')], [B]: [match('c2')] }, refusal);
  await batch.choose(A, B);
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  await batch.answer();
  expect(batch.context().refused).toEqual([
    { candidateId: 'c1', failure: refusal },
    { candidateId: 'c2', failure: refusal },
  ]);
  batch.actor.send({ type: 'retry.pressed' });
  expect(batch.context().refused).toEqual([]);
});

test('without the option no booking becomes Completed', async () => {
  const batch = openBatch({ [A]: [match('c1')] });
  await batch.choose(A);
  batch.actor.send({ type: 'completion.toggled' });
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  expect([batch.completed, batch.context().willComplete]).toEqual([[], false]);
});

test('a file without a person, with several, or of no known kind says so, and is not sent', async () => {
  const batch = openBatch({ [B]: [match('c1'), match('c2')], 'scan.pdf': [match('c3')], 'Person c4': [match('c4')] });
  await batch.choose(A, B, 'scan.pdf');
  const problems = () => batch.context().rows.map(problemOf);
  expect(problems()).toEqual([
    'Nobody was found by “a report.pdf”. Type a reference or a name.',
    '2 people fit. Choose one.',
    'Choose what it is.',
  ]);
  batch.actor.send({ type: 'upload.pressed' });
  expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'stays' });
  batch.actor.send({ type: 'kind.chosen', key: 'scan.pdf', kind: 'audiometry' });
  batch.actor.send({ type: 'candidate.chosen', key: B, candidateId: 'c2' });
  batch.actor.send({ type: 'search.entered', key: A, search: 'Person c4' });
  await batch.settle();
  expect(batch.asked.at(-1)).toEqual({ files: [{ name: A, size: 9, search: 'Person c4' }] });
  expect(problems()).toEqual([null, null, null]);
});

test('the same file dropped twice is one; more than 200 are cut, and said', async () => {
  const batch = openBatch({});
  await batch.choose(A);
  await batch.choose(A, ...Array.from({ length: 202 }, (_, nth) => `${nth}.pdf`));
  expect([batch.context().rows.length, batch.context().leftOut]).toEqual([200, 3]);
  batch.actor.send({ type: 'file.removed', key: A });
  expect([batch.context().rows.length, batch.context().leftOut]).toEqual([199, 0]);
  expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'stays' });
});

test('a batch is cleared at any moment but while files are sent, and takes more files in any', async () => {
  const batch = openBatch({ [A]: [match('c1')], [B]: [match('c2')] });
  const clear = () => {
    batch.actor.send({ type: 'batch.cleared' });
    expect([batch.state(), batch.context().rows]).toEqual([{ batch: 'empty', leaving: 'stays' }, []]);
  };
  const add = (key: string) => {
    batch.actor.send({ type: 'files.chosen', files: [chosen(key)] });
    expect(batch.state()).toEqual({ batch: 'matching', leaving: 'stays' });
  };
  add(A);
  add(B);
  clear();
  add(A);
  await batch.settle();
  clear();
  await batch.choose(A);
  batch.actor.send({ type: 'completion.toggled' });
  expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'stays' });
  batch.actor.send({ type: 'upload.pressed' });
  batch.actor.send({ type: 'batch.cleared' });
  expect(batch.context().rows).toHaveLength(1);
  await batch.answer();
  add(B);
  await batch.settle();
  expect(batch.context().rows.map(({ key }) => key)).toEqual([A, B]);
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  clear();
});

test('a file over 10 MB, or of another kind, is refused before it is sent, for any person', () => {
  const row = { key: 'k', name: A, size: 11 * 1024 * 1024, kind: 'audiometry' as const, search: '' };
  const rest = { matches: [match('c1')], isMatched: true, candidateId: 'c1', isSent: false, failure: null };
  expect(problemOf({ ...row, ...rest })).toBe('The file is larger than 10 MB.');
  const program = { ...row, ...rest, name: 'bad.exe', size: 9 };
  const refused = 'Only PDF, PNG, JPG and Word (.docx) files are taken.';
  expect(problemOf(program)).toBe(refused);
  expect(problemOf({ ...program, matches: [], candidateId: null })).toBe(refused);
});

test('names that could not be looked up are looked up again at a press', async () => {
  const batch = openBatch({ [A]: [match('c1')] });
  const broken = createActor(
    resultBatchMachine.provide({
      actors: { matchFiles: fromPromise(() => Promise.reject(new PortalFailure({ code: 'UNREACHABLE' }))) },
    }),
  ).start();
  broken.send({ type: 'files.chosen', files: [chosen(A)] });
  await batch.settle();
  expect(broken.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' });
  broken.send({ type: 'retry.pressed' });
  expect([broken.getSnapshot().value, broken.getSnapshot().context.failure]).toEqual([
    { batch: 'matching', leaving: 'stays' },
    null,
  ]);
});

test('a confirmed exit leaves files unsent', async () => {
  const batch = openBatch({ [A]: [match('c1')] });
  await batch.choose(A);
  batch.actor.send({ type: 'leave.requested' });
  batch.actor.send({ type: 'leave.confirmed' });
  expect([batch.left(), batch.state()]).toEqual([1, { batch: 'reviewing', leaving: 'left' }]);
});

test('leaving with files unsent opens a question; with nothing left it does not', async () => {
  const batch = openBatch({ [A]: [match('c1')] });
  await batch.choose(A);
  batch.actor.send({ type: 'leave.requested' });
  expect(batch.state()).toEqual({ batch: 'reviewing', leaving: 'asked' });
  batch.actor.send({ type: 'leave.cancelled' });
  expect(batch.left()).toBe(0);
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  expect(completableOf(batch.context())).toEqual([]);
  batch.actor.send({ type: 'leave.requested' });
  expect([batch.left(), batch.state()]).toEqual([1, { batch: 'done', leaving: 'left' }]);
});

test('[results.outcome] an outcome goes with Completed, and with restrictions only once they are written', async () => {
  const batch = openBatch({ [A]: [match('c1')], [B]: [match('c2')] });
  await batch.choose(A, B);
  const choose = (restrictions: string) =>
    batch.actor.send({
      type: 'outcome.chosen',
      candidateId: 'c1',
      choice: { outcome: 'Fit with restrictions', restrictions },
    });
  choose(' ');
  batch.actor.send({ type: 'upload.pressed' });
  expect([batch.state(), withoutRestrictions(batch.context())]).toEqual([
    { batch: 'reviewing', leaving: 'stays' },
    ['Person c1'],
  ]);
  choose('No heights.');
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  await batch.answer();
  await batch.settle();
  expect(batch.completed).toEqual(['c1', 'c2']);
  expect(batch.outcomes).toEqual([{ outcome: 'Fit with restrictions', restrictions: 'No heights.' }, null]);
});

test('an outcome is not required if no booking becomes Completed, and a cleared batch has none', async () => {
  const batch = openBatch({ [A]: [match('c1')] });
  await batch.choose(A);
  const choice = { outcome: 'Fit with restrictions', restrictions: '' } as const;
  batch.actor.send({ type: 'outcome.chosen', candidateId: 'c1', choice });
  batch.actor.send({ type: 'completion.toggled' });
  batch.actor.send({ type: 'upload.pressed' });
  expect(batch.sent).toHaveLength(1);
  await batch.answer();
  expect(batch.completed).toEqual([]);
  batch.actor.send({ type: 'batch.cleared' });
  expect(batch.context().outcomes).toEqual({});
});

test('[results.match] a name that is not the reference’s stops a file until a person chooses, and so does a visit to come', async () => {
  const named = 'PF-204900 Daniel Novak report.pdf';
  const bao = match('c1', { reference: 'PF-204900', candidateName: 'Bao Schmidt' });
  const daniel = match('c2', { reference: 'PF-204911', candidateName: 'Daniel Novak' });
  const early = { isToCome: true, appointmentTime: '2026-12-08T02:30:00Z', siteTimeZone: 'Australia/Perth' };
  const batch = openBatch({
    [named]: [bao, daniel],
    [A]: [match('c3', early)],
    [B]: [match('c4', { isToCome: true })],
  });
  await batch.choose(named, A, B);
  expect(batch.context().rows.map(problemOf)).toEqual([
    'PF-204900 is Bao Schmidt’s, but the file names Daniel Novak. Choose whose it is.',
    'Person c3 comes on 08/12/2026 at 10:30: results come after that.',
    'Person c4 has no appointment yet: results come after it.',
  ]);
  batch.actor.send({ type: 'upload.pressed' });
  expect(batch.sent).toEqual([]);
  batch.actor.send({ type: 'candidate.chosen', key: named, candidateId: 'c2' });
  batch.actor.send({ type: 'upload.pressed' });
  expect(batch.sent).toEqual([{ key: named, candidateId: 'c2', kind: 'medical_report' }]);
});

test('[results.arrived] a person whose result is awaited becomes Completed once it has arrived, person by person', async () => {
  const pending = { status: 'Pending Drug Results', canComplete: false };
  const batch = openBatch({ [A]: [match('c1', pending)], [B]: [match('c2', pending)] });
  await batch.choose(A, B);
  const tick = (candidateId: string) => batch.actor.send({ type: 'arrival.toggled', candidateId });
  for (const id of ['c1', 'c2', 'c2']) tick(id);
  batch.actor.send({ type: 'upload.pressed' });
  await batch.answer();
  await batch.answer();
  expect([batch.completed, batch.arrivals]).toEqual([['c1'], [true]]);
  batch.actor.send({ type: 'batch.cleared' });
  expect(batch.context().arrived).toEqual([]);
});
