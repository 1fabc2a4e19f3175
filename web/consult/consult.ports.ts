import { fromPromise } from 'xstate';
import { type ConsultFile, consultDownloadMachine } from '../../machines/consult-download/consult-download.machine.ts';
import { localKeys } from '../../machines/lib/storage-keys.ts';
import type { Gateway } from '../app/api/gateway-client.ts';
import { signByPasskey } from '../app/passkeys/ask-device.ts';
import { notifyBy } from '../ui/feedback/toasts.ts';
import { startDownload } from '../ui/start-download.ts';
import {
  BeginPasskeyProofDocument,
  ConsultFilesDocument,
  ProvePasskeyDocument,
  ResendOtpDocument,
  VerifyOtpDocument,
} from './consult.documents.ts';
import type { WantedFiles } from './wanted-files.ts';

interface Host {
  readonly gateway: Gateway;
  readonly wanted: WantedFiles;
  /** Of the account that is signed in: the password was mailed there. */
  readonly email: string;
  readonly focusOtp: () => void;
}

/** The machine with the real services, the browser's storage and its downloads. */
export function consultDownload({ gateway, wanted, email, focusOtp }: Host) {
  const variables = { ...wanted, files: [...wanted.files] };
  return consultDownloadMachine.provide({
    actors: {
      fetchFiles: fromPromise<readonly ConsultFile[], { deviceId: string | null }>(async ({ input, signal }) => {
        const { consultFiles } = await gateway.request(ConsultFilesDocument, variables, { signal, ...input });
        return consultFiles;
      }),
      verifyOtp: fromPromise<string, { otp: string }>(async ({ input, signal }) => {
        const variables = { email, request: 'register_device' as const, ...input };
        return (await gateway.request(VerifyOtpDocument, variables, { signal })).verifyOtp.deviceId;
      }),
      resendOtp: fromPromise(async ({ signal }) => {
        await gateway.request(ResendOtpDocument, { email, request: 'register_device' }, { signal });
      }),
      provePasskey: fromPromise(async ({ signal }) => {
        const { beginPasskeyProof } = await gateway.request(BeginPasskeyProofDocument, {}, { signal });
        const credential = await signByPasskey(beginPasskeyProof, signal);
        return (await gateway.request(ProvePasskeyDocument, { credential }, { signal })).provePasskey;
      }),
    },
    actions: {
      storeDevice: (_, { deviceId }) => storeDevice(deviceId),
      startDownloads: (_, { files }) => {
        for (const { signedUrl } of files) startDownload(signedUrl);
      },
      focusOtp,
      showNotice: notifyBy,
    },
  });
}

export const storedDevice = () => localStorage.getItem(localKeys.deviceId);

const storeDevice = (deviceId: string | null) =>
  deviceId === null ? localStorage.removeItem(localKeys.deviceId) : localStorage.setItem(localKeys.deviceId, deviceId);
