import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { PortalError } from '../lib/portal-error.ts';
import { type Uploadable, type UploadNews, uploadMachine } from './upload.machine.ts';

const form = { name: 'form.pdf', size: 9 };
const film = { name: 'film.mp4', size: 99 };
const GOING = { uploading: 'going' };
const tooLarge: PortalError = { code: 'BAD_REQUEST', reason: 'Too large.', fields: {} };

type Pressed =
  | ('upload.cancelled' | 'retry.pressed' | 'failure.dismissed')
  | `leave.${'requested' | 'confirmed' | 'cancelled'}`;

/** An upload whose stream is sent by hand; files over ten bytes are refused. */
function openUpload() {
  const told: string[] = [];
  const sending: string[] = [];
  const machine = uploadMachine<Uploadable, string>({
    done: 'Stored.',
    failed: 'Not stored.',
    mistakeOf: ({ size }) => (size > 10 ? tooLarge : null),
  });
  const upload = createActor(
    machine.provide({
      actors: {
        sendFile: fromCallback(({ input }) => {
          sending.push(`begin ${input.file.name}`);
          return () => {
            sending.push('end');
          };
        }),
      },
      actions: {
        notifyUploaded: (_, { answer }) => told.push(answer),
        leave: () => told.push('gone'),
        showNotice: (_, { text }) => told.push(text),
      },
    }),
  ).start();
  return {
    told,
    sending,
    choose: (file: Uploadable) => upload.send({ type: 'file.chosen', file }),
    hear: (news: UploadNews<string>) => upload.send(news),
    press: (type: Pressed) => upload.send({ type }),
    state: () => upload.getSnapshot().value,
    now: () => upload.getSnapshot().context,
  };
}

test('a file goes up with its progress, is said to be stored, and makes room for the next', () => {
  const upload = openUpload();
  upload.choose(form);
  expect(upload.state()).toEqual(GOING);
  upload.hear({ type: 'upload.progressed', sent: 4 });
  expect([upload.now().sent, upload.state()]).toEqual([4, GOING]);
  upload.hear({ type: 'upload.answered', answer: 'w1' });
  expect([upload.state(), upload.told]).toEqual(['idle', ['w1', 'Stored.']]);
  expect(upload.now(), 'nothing of it is left').toEqual({ file: null, sent: 0, failure: null });
  upload.choose(form);
  expect(upload.sending).toEqual(['begin form.pdf', 'end', 'begin form.pdf']);
});

test('one file after the other: what is chosen meanwhile is not begun', () => {
  const upload = openUpload();
  upload.choose(form);
  upload.hear({ type: 'upload.progressed', sent: 4 });
  upload.choose({ ...form, name: 'second.pdf' });
  expect([upload.state(), upload.now().sent, upload.now().file?.name]).toEqual([GOING, 4, 'form.pdf']);
  expect(upload.sending).toEqual(['begin form.pdf']);
});

test('it can be called off, and then nothing more is sent', () => {
  const upload = openUpload();
  upload.choose(form);
  upload.press('upload.cancelled');
  expect([upload.state(), upload.sending.at(-1), upload.told]).toEqual(['idle', 'end', []]);
});

test('an upload that fails says so with its reason, and is tried again with the same file, or put away', () => {
  const upload = openUpload();
  upload.choose(form);
  upload.hear({ type: 'upload.progressed', sent: 4 });
  upload.hear({ type: 'upload.failed', error: { code: 'UNREACHABLE' } });
  expect([upload.state(), upload.told, upload.now().failure]).toEqual([
    'failed',
    ['Not stored.'],
    { code: 'UNREACHABLE' },
  ]);
  upload.press('retry.pressed');
  expect([upload.state(), upload.now().failure, upload.now().sent]).toEqual([GOING, null, 0]);
  expect(upload.sending.filter((one) => one === 'begin form.pdf')).toHaveLength(2);
  upload.hear({ type: 'upload.failed', error: { code: 'UNREACHABLE' } });
  upload.press('failure.dismissed');
  expect([upload.state(), upload.now()]).toEqual(['idle', { file: null, sent: 0, failure: null }]);
});

test('a file that the rules refuse is never sent, not even by trying again; another one may be chosen', () => {
  const upload = openUpload();
  upload.choose(film);
  expect([upload.state(), upload.now().failure]).toEqual(['failed', tooLarge]);
  upload.press('retry.pressed');
  expect([upload.state(), upload.sending]).toEqual(['failed', []]);
  upload.choose(form);
  expect([upload.state(), upload.sending]).toEqual([GOING, ['begin form.pdf']]);
});

test('leaving during an upload opens a question, and the upload continues meanwhile; otherwise there is no question', () => {
  const upload = openUpload();
  upload.press('leave.requested');
  expect([upload.state(), upload.told.splice(0)]).toEqual(['idle', ['gone']]);
  upload.choose(form);
  upload.press('leave.requested');
  upload.hear({ type: 'upload.progressed', sent: 4 });
  expect([upload.state(), upload.now().sent]).toEqual([{ uploading: 'asked' }, 4]);
  upload.press('leave.requested'); // a second request changes nothing
  expect(upload.state()).toEqual({ uploading: 'asked' });
  upload.press('leave.cancelled');
  expect([upload.state(), upload.sending, upload.told]).toEqual([GOING, ['begin form.pdf'], []]);
  upload.press('leave.requested');
  upload.press('leave.confirmed');
  expect([upload.state(), upload.sending.at(-1), upload.told.splice(0)]).toEqual(['idle', 'end', ['gone']]);
  // An upload that ends meanwhile answers the question.
  upload.choose(form);
  upload.press('leave.requested');
  upload.hear({ type: 'upload.answered', answer: 'w1' });
  expect([upload.state(), upload.told.splice(0)]).toEqual(['idle', ['w1', 'Stored.']]);
  upload.choose(form);
  upload.press('leave.requested');
  upload.hear({ type: 'upload.failed', error: { code: 'UNREACHABLE' } });
  upload.press('leave.requested');
  expect([upload.state(), upload.told]).toEqual(['failed', ['Not stored.', 'gone']]);
});
