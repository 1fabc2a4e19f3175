import type { ModelEvent } from '../../lab/model/model-of.ts';
import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type ConsultFile, consultDownloadMachine } from './consult-download.machine.ts';

const file = (fileId: string): ConsultFile => ({
  fileId,
  fileType: 'medical_report',
  fileName: 'Medical report PF-204817.pdf',
  size: 1_204,
  signedUrl: `https://portal.example/files/booking/${fileId}`,
});

/** The words are the service's. */
export const consultRefusals = {
  required: { code: 'OTP_REQUIRED' },
  wrong: { code: 'BAD_REQUEST', reason: 'Wrong one-time password. 4 tries are left.', fields: {} },
  over: { code: 'REJECTED', status: 410, reason: 'This one-time password is no longer good. Ask for a new one.' },
  locked: { code: 'REJECTED', status: 429, reason: 'Too many wrong one-time passwords. Ask for a new one.' },
  cut: { code: 'UNREACHABLE' },
} as const;

const NEW_PASSKEY =
  'This passkey is new: it opens results from 24/11/2026 09:00 (Perth) on. Use the one-time password until then.';

export const consultDownloadEvents: readonly ModelEvent<typeof consultDownloadMachine>[] = [
  answers('fetchFiles', [file('f1')]),
  answers('fetchFiles', [file('f1'), file('f2')]),
  fails('fetchFiles', consultRefusals.required),
  fails('fetchFiles', consultRefusals.cut),
  { type: 'otp.typed', text: '204 817' },
  { type: 'otp.typed', text: '20' },
  { type: 'otp.submitted' },
  { type: 'resend.pressed' },
  answers('verifyOtp', 'a-device'),
  fails('verifyOtp', consultRefusals.wrong),
  fails('verifyOtp', consultRefusals.over),
  fails('verifyOtp', consultRefusals.locked),
  fails('verifyOtp', consultRefusals.cut),
  answers('resendOtp'),
  fails('resendOtp', consultRefusals.cut),
  { type: 'download.againPressed' },
  { type: 'retry.pressed' },
];

export const consultDownloadModel = modelOfFolder('consult-download', 'Consult download', consultDownloadMachine, {
  'on a device that is not proven': {
    input: { deviceId: null },
    events: consultDownloadEvents,
    withIgnored: true,
    facts: ({ deviceId, otp, refusal, files }) => [
      deviceId !== null,
      otp,
      refusal && 'status' in refusal && refusal.status,
      files.length,
    ],
  },
  'with a passkey': {
    input: { deviceId: null },
    events: [
      answers('fetchFiles', [file('f1')]),
      fails('fetchFiles', consultRefusals.required),
      { type: 'otp.typed', text: '204 817' },
      { type: 'otp.submitted' },
      { type: 'resend.pressed' },
      answers('resendOtp'),
      { type: 'passkey.pressed' },
      answers('provePasskey', 'a-device'),
      fails('provePasskey', { code: 'BAD_REQUEST', reason: NEW_PASSKEY, fields: {} }),
      fails('verifyOtp', consultRefusals.over),
      fails('verifyOtp', consultRefusals.locked),
    ],
    withIgnored: true,
    facts: ({ deviceId, otp, refusal, files }) => [
      deviceId !== null,
      otp,
      refusal && 'status' in refusal && refusal.status,
      files.length,
    ],
  },
});
