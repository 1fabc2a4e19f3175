import { letDownload } from '../files/let-download.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty, withServiceMessage } from '../rest-error.ts';

export const consultResolvers: Resolvers = {
  Query: {
    async devices(_root, _input, { auth }) {
      const { devices } = unwrap(await auth.GET('/auth/devices'));
      return devices.map((device) => ({
        id: device.id,
        userAgent: device.user_agent,
        createdAt: device.created_at,
        usedAt: device.used_at,
        isCurrent: device.is_current,
      }));
    },
  },
  Mutation: {
    async consultFiles(_root, { org, candidateId, files: wanted }, { booking, request, fileAccess }) {
      const [only, ...more] = wanted;
      const isSingle = only !== undefined && more.length === 0 && candidateId;
      const answer = isSingle
        ? await booking.GET('/booking/consult-files', {
            params: {
              query: { ...omitNullish({ org }), candidate_id: candidateId, file_id: only.fileId, type: only.type },
            },
          })
        : await booking.POST('/booking/consult-files', {
            params: { query: omitNullish({ org }) },
            body: { file_request_list: wanted.map(({ fileId, type }) => ({ file_id: fileId, type })) },
          });
      const { files } = unwrap(answer, withServiceMessage);
      letDownload(request, fileAccess);
      return files.map((file) => ({
        fileId: file.file_id,
        fileType: file.file_type,
        fileName: file.file_name,
        size: file.size,
        signedUrl: file.signed_url,
      }));
    },
    async verifyOtp(_root, { email, request, otp }, { auth }) {
      const { device_id: deviceId } = unwrap(await auth.POST('/auth/verify-otp', { body: { email, request, otp } }));
      return { deviceId };
    },
    async resendOtp(_root, { email, request }, { auth }) {
      return unwrap(await auth.POST('/auth/resend-otp', { body: { email, request } })).done;
    },
    async withdrawConsultFile(_root, { fileId, reason, tellReaders }, { booking }) {
      const params = { path: { file_id: fileId } };
      const body = { reason, tell_readers: tellReaders };
      return unwrap(await booking.POST('/booking/consult-files/{file_id}/withdraw', { params, body })).told;
    },
    async revokeDevice(_root, { id }, { auth }) {
      return unwrapEmpty(await auth.DELETE('/auth/devices/{id}', { params: { path: { id } } }));
    },
  },
};
