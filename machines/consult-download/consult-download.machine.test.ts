import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import { OTP_FORMAT } from '../rules/account/otp.ts';
import { type ConsultFile, consultDownloadMachine, OTP_RESENT } from './consult-download.machine.ts';

const file: ConsultFile = { fileId: 'f1', fileType: 'report', fileName: 'Report.pdf', size: 9, signedUrl: '/f1' };

/** The machine with a company that asks for one-time passwords; 204817 is the right one. */
function open(deviceId: string | null) {
  const done: string[] = [];
  const actor = createActor(
    consultDownloadMachine.provide({
      actors: {
        fetchFiles: fromPromise(async ({ input }) => {
          done.push(`fetch ${input.deviceId}`);
          if (input.deviceId !== 'proven') throw new PortalFailure({ code: 'OTP_REQUIRED' });
          return [file];
        }),
        verifyOtp: fromPromise(async ({ input }) => {
          if (input.otp !== '204817') throw new PortalFailure({ code: 'BAD_REQUEST', reason: 'Wrong.', fields: {} });
          return 'proven';
        }),
        resendOtp: fromPromise(async () => {}),
      },
      actions: {
        storeDevice: (_, saved) => void done.push(`store ${saved.deviceId}`),
        startDownloads: (_, { files }) => void done.push(`download ${files.length}`),
        showNotice: (_, { text }) => void done.push(text),
      },
    }),
    { input: { deviceId } },
  ).start();
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    expect.poll(() => actor.getSnapshot().matches(state)).toBe(true);
  return { actor, done, until };
}

test('[consult.direct] a stored device id goes along, and the download starts at once', async () => {
  const { done, until } = open('proven');
  await until('ready');
  expect(done).toEqual(['fetch proven', 'download 1']);
});

test('[consult.otp] a 428 is not told as an error; the proven device is stored and the download tried again', async () => {
  const { actor, done, until } = open('revoked');
  await until({ password: 'sent' });
  actor.send({ type: 'otp.typed', text: 'Your one-time password is 20' });
  actor.send({ type: 'otp.submitted' });
  expect(actor.getSnapshot().context.mistake).toBe(OTP_FORMAT);
  actor.send({ type: 'otp.typed', text: '204 816' });
  actor.send({ type: 'otp.submitted' });
  await until({ password: 'wrong' });
  actor.send({ type: 'otp.typed', text: '204 817' });
  actor.send({ type: 'otp.submitted' });
  await until('ready');
  expect(done).toEqual(['fetch revoked', 'store null', 'store proven', 'fetch proven', 'download 1']);
});

test('[consult.resend] another password is said to be on its way in the words of the specification', async () => {
  const { actor, done, until } = open(null);
  await until({ password: 'sent' });
  actor.send({ type: 'resend.pressed' });
  await until({ password: 'resent' });
  expect(done.at(-1)).toBe(OTP_RESENT);
  expect(OTP_RESENT).toBe('OTP has been resent successfully');
});

type Port = 'fetchFiles' | 'verifyOtp' | 'resendOtp' | 'provePasskey';

/** The machine with ports that answer by hand. */
function openByHand() {
  const { port, asked, answer, fail } = handPorts();
  let focused = 0;
  const actor = createActor(
    consultDownloadMachine.provide({
      actors: {
        fetchFiles: port<readonly ConsultFile[], { deviceId: string | null }>('fetchFiles'),
        verifyOtp: port<string, { otp: string }>('verifyOtp'),
        resendOtp: port<void>('resendOtp'),
        provePasskey: port<string>('provePasskey'),
      },
      actions: {
        focusOtp: () => {
          focused += 1;
        },
      },
    }),
    { input: { deviceId: null } },
  ).start();
  return {
    answer,
    fail,
    send: actor.send,
    /** Counts focuses of the field since the last call. */
    focuses: () => {
      const count = focused;
      focused = 0;
      return count;
    },
    asked: (name: Port) => asked(name).length,
    state: () => actor.getSnapshot().value,
    now: () => actor.getSnapshot().context,
  };
}

const otpRequired: PortalError = { code: 'OTP_REQUIRED' };
const over: PortalError = { code: 'REJECTED', status: 410, reason: 'This one-time password is no longer good.' };
const locked: PortalError = { code: 'REJECTED', status: 429, reason: 'Too many wrong one-time passwords.' };
const unreachable: PortalError = { code: 'UNREACHABLE' };

/** Asked for a password, which is typed. */
async function asksForOtp(typed = '204817') {
  const download = openByHand();
  await download.fail('fetchFiles', otpRequired);
  download.send({ type: 'otp.typed', text: typed });
  return download;
}

/** A password that was refused like this. */
async function refusedWith(error: PortalError) {
  const download = await asksForOtp();
  download.send({ type: 'otp.submitted' });
  await download.fail('verifyOtp', error);
  return download;
}

test('files that cannot be fetched say so, and the same can be tried again', async () => {
  const download = openByHand();
  await download.fail('fetchFiles', unreachable);
  expect([download.state(), download.now().failure]).toEqual(['failed', unreachable]);
  download.send({ type: 'retry.pressed' });
  expect([download.state(), download.asked('fetchFiles')]).toEqual(['fetching', 2]);
  await download.answer('fetchFiles', [file]);
  expect(download.state()).toBe('ready');
  download.send({ type: 'download.againPressed' });
  expect([download.state(), download.asked('fetchFiles')]).toEqual(['fetching', 3]);
});

test.each([
  ['expired', over],
  ['locked', locked],
] as const)(
  '[consult.lockout] a password that is %s can be typed no more: only another one helps',
  async (name, error) => {
    const download = await refusedWith(error);
    expect(download.state()).toEqual({ password: name });
    expect(download.now().refusal?.code).toBe('REJECTED');
    download.send({ type: 'otp.typed', text: '111111' });
    download.send({ type: 'otp.submitted' });
    expect(download.state()).toEqual({ password: name });
    expect(download.now().otp).toBe('204817');
    expect(download.asked('verifyOtp')).toBe(1);
    download.send({ type: 'resend.pressed' });
    expect(download.state()).toEqual({ password: 'resending' });
    await download.fail('resendOtp', unreachable);
    expect(download.state(), 'without another one it is as it was').toEqual({ password: name });
    download.send({ type: 'resend.pressed' });
    await download.answer('resendOtp');
    expect(download.state()).toEqual({ password: 'resent' });
    download.send({ type: 'otp.typed', text: '111111' });
    expect(download.now().otp).toBe('111111');
  },
);

test('[consult.lockout] a password that was not checked can be sent again, and so can the request for a new one', async () => {
  const download = await refusedWith(unreachable);
  expect(download.state()).toEqual({ password: 'unanswered' });
  download.send({ type: 'otp.submitted' });
  expect([download.state(), download.asked('verifyOtp')]).toEqual([{ password: 'verifying' }, 2]);
  await download.fail('verifyOtp', { code: 'BAD_REQUEST', reason: 'Wrong.', fields: {} });
  expect(download.state()).toEqual({ password: 'wrong' });
  download.send({ type: 'resend.pressed' });
  await download.fail('resendOtp', unreachable);
  expect(download.state()).toEqual({ password: 'unanswered' });
  expect(download.now().failure).toEqual(unreachable);
});

test.each([
  ['is checked', 'verifyOtp', { type: 'otp.submitted' }, 'verifying'],
  ['is sent again', 'resendOtp', { type: 'resend.pressed' }, 'resending'],
] as const)(
  'while a password %s nothing is typed, sent or asked for a second time',
  async (_how, port, event, state) => {
    const download = await asksForOtp();
    download.send(event);
    download.send({ type: 'otp.typed', text: '111111' });
    download.send({ type: 'otp.submitted' });
    download.send({ type: 'resend.pressed' });
    expect(download.state()).toEqual({ password: state });
    expect(download.now().otp).toBe('204817');
    expect([download.asked('verifyOtp'), download.asked('resendOtp')].sort()).toEqual([0, 1]);
    expect(download.asked(port)).toBe(1);
  },
);

test('[consult.otp] a proven device that was revoked meanwhile must be proven again; any other failure of the download is shown', async () => {
  const revoked = await asksForOtp();
  revoked.send({ type: 'otp.submitted' });
  await revoked.answer('verifyOtp', 'proven');
  expect(revoked.state()).toBe('registered');
  await revoked.fail('fetchFiles', otpRequired);
  expect(revoked.state()).toEqual({ password: 'sent' });
  expect(revoked.now()).toMatchObject({ otp: '', deviceId: null });
  const lost = await asksForOtp();
  lost.send({ type: 'otp.submitted' });
  await lost.answer('verifyOtp', 'proven');
  await lost.fail('fetchFiles', unreachable);
  expect(lost.state()).toBe('failed');
  lost.send({ type: 'retry.pressed' });
  expect(lost.now().deviceId).toBe('proven');
  expect(lost.state()).toBe('fetching');
});

test('[consult.otp] the field has the focus as it appears, where the password was not whole or wrong, and for another one', async () => {
  const download = await asksForOtp('20');
  expect(download.focuses()).toBe(1);
  download.send({ type: 'otp.submitted' });
  expect([download.focuses(), download.now().mistake]).toEqual([1, OTP_FORMAT]);
  download.send({ type: 'otp.typed', text: '204816' });
  expect(download.now().mistake).toBeNull();
  download.send({ type: 'otp.submitted' });
  expect(download.focuses()).toBe(0);
  await download.fail('verifyOtp', { code: 'BAD_REQUEST', reason: 'Wrong.', fields: {} });
  expect(download.focuses()).toBe(1);
  download.send({ type: 'resend.pressed' });
  await download.answer('resendOtp');
  expect([download.focuses(), download.now().otp, download.now().refusal]).toEqual([1, '', null]);
});

test('the error of a password is hidden while it is checked, and while a new one is requested', async () => {
  const refused = await refusedWith({ code: 'BAD_REQUEST', reason: 'Wrong.', fields: {} });
  expect(refused.now().refusal?.code).toBe('BAD_REQUEST');
  refused.send({ type: 'otp.submitted' });
  expect(refused.now().refusal).toBeNull();
  await refused.fail('verifyOtp', unreachable);
  refused.send({ type: 'otp.submitted' });
  expect(refused.now().failure).toBeNull();
  await refused.fail('verifyOtp', unreachable);
  refused.send({ type: 'otp.typed', text: '20' });
  refused.send({ type: 'otp.submitted' });
  refused.send({ type: 'resend.pressed' });
  expect([refused.now().mistake, refused.now().failure]).toEqual([null, null]);
});

test.each([over, locked])('why another password than $status could not be sent is known', async (error) => {
  const download = await refusedWith(error);
  download.send({ type: 'resend.pressed' });
  await download.fail('resendOtp', unreachable);
  expect(download.now().failure).toEqual(unreachable);
});

test('a download that is tried again begins with no password and no failure', async () => {
  const download = await asksForOtp();
  download.send({ type: 'otp.submitted' });
  await download.answer('verifyOtp', 'proven');
  await download.fail('fetchFiles', unreachable);
  expect(download.now()).toMatchObject({ otp: '204817', failure: unreachable });
  download.send({ type: 'retry.pressed' });
  expect(download.now()).toMatchObject({ otp: '', failure: null });
});

test('[passkey.results] a passkey in place of the password registers the device, and nothing else is taken meanwhile', async () => {
  const download = await asksForOtp();
  download.send({ type: 'passkey.pressed' });
  for (const type of ['passkey.pressed', 'resend.pressed', 'otp.submitted'] as const) download.send({ type });
  download.send({ type: 'otp.typed', text: '111111' });
  expect(download.state()).toEqual({ password: 'proving' });
  expect([download.now().otp, download.asked('provePasskey'), download.asked('resendOtp')]).toEqual(['204817', 1, 0]);
  await download.answer('provePasskey', 'proven');
  expect(download.state()).toBe('registered');
  expect(download.now().deviceId).toBe('proven');
});

test.each([
  [null, 'unanswered'],
  [over, 'expired'],
  [locked, 'locked'],
] as const)(
  '[passkey.results] a refused passkey says why and leaves the password as it was: %o, %s',
  async (error, state) => {
    const download = error ? await refusedWith(error) : await asksForOtp();
    const isNew = { code: 'BAD_REQUEST', reason: 'This passkey is new.', fields: {} } as const;
    download.send({ type: 'passkey.pressed' });
    await download.fail('provePasskey', isNew);
    expect(download.state()).toEqual({ password: state });
    expect(download.now()).toMatchObject({ failure: isNew, otp: '204817' });
    download.send({ type: 'passkey.pressed' });
    expect(download.now().failure).toBeNull();
  },
);
