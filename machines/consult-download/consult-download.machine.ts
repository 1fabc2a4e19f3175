import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port, type ToastMessage } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { otpDigits, otpMessage } from '../rules/account/otp.ts';
import type { FieldMessage } from '../rules/text/required.ts';

export const OTP_RESENT = 'OTP has been resent successfully';

/** A file that may be downloaded now: `signedUrl` opens it for a minute. `size` is in bytes. */
export type ConsultFile = { fileId: string; fileType: string; fileName: string; size: number; signedUrl: string };

/** Sent with every request if the company requires one-time passwords; null before the device is proven. */
type DeviceId = string | null;

const isRequired = (thrown: unknown) => toPortalError(thrown).code === 'OTP_REQUIRED';
const isStatus = (error: PortalError | null, status: number) => error?.code === 'REJECTED' && error.status === status;
/** Older than ten minutes, used, or never sent. */
const isOver = (error: PortalError | null) => isStatus(error, 410);
const isLocked = (error: PortalError | null) => isStatus(error, 429);

const noPassword = { 'otp.typed': {}, 'otp.submitted': {} };

/** Nothing came of another way to prove the device: the password is as good or as bad as before. */
const failedBeside = [
  { guard: 'wasOver', target: 'expired', actions: withEvent('setFailure') },
  { guard: 'wasLocked', target: 'locked', actions: withEvent('setFailure') },
  { target: 'unanswered', actions: withEvent('setFailure') },
] as const;

/**
 * Results are downloaded: directly on a proven device, else after a one-time password that proves this one.
 * `sent`, `wrong`, `resent` and `unanswered` take a password; `expired` and `locked` only another one helps.
 *
 * Ports: `fetchFiles` device id → files · `verifyOtp` six digits → device id · `resendOtp` → nothing ·
 * `provePasskey` → device id, after the person has answered the device.
 * Actions: `storeDevice` keeps a device id, or forgets one that is no longer good (null) · `startDownloads`.
 * Errors: OTP_REQUIRED is never shown and starts the one-time password. Why a password was refused is `refusal`; any
 * other failure is `failure`, and the same can be tried again.
 * Source: product specification, section 4, "Consult file download"; sections 7 and 8.
 */
export const consultDownloadMachine = setup({
  types: {
    context: {} as {
      deviceId: DeviceId;
      files: readonly ConsultFile[];
      otp: string;
      /** Error of the password as it is typed. */
      mistake: FieldMessage;
      refusal: PortalError | null;
      failure: PortalError | null;
    },
    input: {} as { deviceId: DeviceId },
    events: {} as
      | { type: 'otp.typed'; text: string }
      | { type: 'otp.submitted' }
      | { type: 'resend.pressed' }
      | { type: 'passkey.pressed' }
      | { type: 'download.againPressed' }
      | { type: 'retry.pressed' },
    tags: {} as 'busy' | 'password',
  },
  actors: {
    fetchFiles: port<readonly ConsultFile[], { deviceId: DeviceId }>(),
    verifyOtp: port<string, { otp: string }>(),
    resendOtp: port<void>(),
    provePasskey: port<string>(),
  },
  actions: {
    storeDevice: (_, _kept: { deviceId: DeviceId }) => {},
    startDownloads: (_, _ready: { files: readonly ConsultFile[] }) => {},
    focusOtp: () => {},
    showNotice: (_, _notice: ToastMessage) => {},
    setOtp: assign((_, { text }: { text: string }) => ({ otp: otpDigits(text), mistake: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
    setRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toPortalError(error) })),
    clearAttempt: assign({ otp: '', mistake: null, refusal: null, failure: null }),
  },
  guards: {
    isOtpRequired: (_, { error }: { error: unknown }) => isRequired(error),
    isWhole: ({ context }) => otpMessage(context.otp) === null,
    isWrong: (_, { error }: { error: unknown }) => toPortalError(error).code === 'BAD_REQUEST',
    isOver: (_, { error }: { error: unknown }) => isOver(toPortalError(error)),
    isLocked: (_, { error }: { error: unknown }) => isLocked(toPortalError(error)),
    wasOver: ({ context }) => isOver(context.refusal),
    wasLocked: ({ context }) => isLocked(context.refusal),
  },
}).createMachine({
  id: 'consultDownload',
  context: ({ input }) => ({ ...input, files: [], otp: '', mistake: null, refusal: null, failure: null }),
  initial: 'fetching',
  states: {
    fetching: {
      tags: 'busy',
      entry: 'clearAttempt',
      invoke: {
        id: 'fetchFiles',
        src: 'fetchFiles',
        input: ({ context }) => ({ deviceId: context.deviceId }),
        onDone: { target: 'ready', actions: assign({ files: ({ event }) => event.output }) },
        onError: [
          { guard: withEvent('isOtpRequired'), target: 'password' },
          { target: 'failed', actions: withEvent('setFailure') },
        ],
      },
    },
    password: {
      tags: 'password',
      entry: [assign({ deviceId: null }), { type: 'storeDevice', params: { deviceId: null } }],
      initial: 'sent',
      on: {
        'otp.typed': { actions: withEvent('setOtp') },
        'otp.submitted': [
          { guard: 'isWhole', target: '.verifying' },
          { actions: [assign({ mistake: ({ context }) => otpMessage(context.otp) }), 'focusOtp'] },
        ],
        'resend.pressed': '.resending',
        'passkey.pressed': '.proving',
      },
      states: {
        sent: { entry: 'focusOtp' },
        resent: { entry: 'focusOtp' },
        wrong: { entry: 'focusOtp' },
        unanswered: {},
        expired: { on: noPassword },
        locked: { on: noPassword },
        verifying: {
          tags: 'busy',
          entry: assign({ refusal: null, failure: null }),
          invoke: {
            id: 'verifyOtp',
            src: 'verifyOtp',
            input: ({ context }) => ({ otp: context.otp }),
            onDone: {
              target: '#consultDownload.registered',
              actions: assign({ deviceId: ({ event }) => event.output }),
            },
            onError: [
              { guard: withEvent('isWrong'), target: 'wrong', actions: withEvent('setRefusal') },
              { guard: withEvent('isOver'), target: 'expired', actions: withEvent('setRefusal') },
              { guard: withEvent('isLocked'), target: 'locked', actions: withEvent('setRefusal') },
              { target: 'unanswered', actions: withEvent('setFailure') },
            ],
          },
          on: { ...noPassword, 'resend.pressed': {}, 'passkey.pressed': {} },
        },
        resending: {
          tags: 'busy',
          entry: assign({ mistake: null, failure: null }),
          invoke: {
            id: 'resendOtp',
            src: 'resendOtp',
            onDone: {
              target: 'resent',
              actions: ['clearAttempt', { type: 'showNotice', params: { tone: 'good', text: OTP_RESENT } }],
            },
            onError: failedBeside,
          },
          on: { ...noPassword, 'resend.pressed': {}, 'passkey.pressed': {} },
        },
        /** A passkey of the account, in place of the password. */
        proving: {
          tags: 'busy',
          entry: assign({ mistake: null, failure: null }),
          invoke: {
            id: 'provePasskey',
            src: 'provePasskey',
            onDone: {
              target: '#consultDownload.registered',
              actions: assign({ deviceId: ({ event }) => event.output }),
            },
            onError: failedBeside,
          },
          on: { ...noPassword, 'resend.pressed': {}, 'passkey.pressed': {} },
        },
      },
    },
    /** This device is proven: the download is tried again. */
    registered: {
      tags: 'busy',
      entry: { type: 'storeDevice', params: ({ context }) => ({ deviceId: context.deviceId }) },
      invoke: {
        id: 'fetchFiles',
        src: 'fetchFiles',
        input: ({ context }) => ({ deviceId: context.deviceId }),
        onDone: { target: 'ready', actions: assign({ files: ({ event }) => event.output }) },
        onError: [
          {
            guard: withEvent('isOtpRequired'), // revoked in that very moment
            target: 'password',
            actions: 'clearAttempt',
          },
          { target: 'failed', actions: withEvent('setFailure') },
        ],
      },
    },
    ready: {
      entry: { type: 'startDownloads', params: ({ context }) => ({ files: context.files }) },
      on: { 'download.againPressed': 'fetching' },
    },
    failed: {
      on: { 'retry.pressed': 'fetching' },
    },
  },
});
