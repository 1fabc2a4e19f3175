import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type ConsultFile, consultDownloadMachine, OTP_RESENT } from './consult-download.machine.ts';
import { PortalFailure } from './portal-error.ts';
import { OTP_FORMAT } from './rules/otp.ts';

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
        storeDevice: (_, kept) => void done.push(`store ${kept.deviceId}`),
        startDownloads: (_, { files }) => void done.push(`download ${files.length}`),
        showNotice: (_, { text }) => void done.push(text),
        showError: (_, { error }) => void done.push(error.code),
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
  expect(done).toEqual(['fetch revoked', 'store null', 'BAD_REQUEST', 'store proven', 'fetch proven', 'download 1']);
});

test('[consult.resend] another password is said to be on its way in the words of the specification', async () => {
  const { actor, done, until } = open(null);
  await until({ password: 'sent' });
  actor.send({ type: 'resend.pressed' });
  await until({ password: 'resent' });
  expect(done.at(-1)).toBe(OTP_RESENT);
  expect(OTP_RESENT).toBe('OTP has been resent successfully');
});
