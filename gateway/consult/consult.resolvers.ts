import { bookingNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import { toTime } from '../bookings/booking-row.ts';
import { letDownload } from '../files/let-download.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Resolvers, ResultMatch } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty, withServiceMessage } from '../rest/rest-error.ts';

function toResultMatch(match: components['schemas']['ResultMatch']): ResultMatch {
  const fields = fromRest({ ...bookingNames, dateOfBirth: 'candidate_dob', status: 'status' }, match);
  return { ...fields, appointmentTime: toTime(fields.appointmentTime) };
}

type Body = components['schemas']['CandidateOutcome'];
/** Any word goes to the service, which knows them. */
function toOutcome(outcome: string | null | undefined): Body['outcome'];
function toOutcome(outcome: string | null | undefined) {
  return outcome ?? null;
}

export const consultResolvers: Resolvers = {
  Query: {
    async matchResults(_root, { files }, { booking }) {
      const matched = unwrap(await booking.POST('/booking/results/match', { body: { files: [...files] } })).files;
      return matched.map(({ candidates }) => ({ candidates: candidates.map(toResultMatch) }));
    },
    async devices(_root, _input, { auth }) {
      const { devices } = unwrap(await auth.GET('/auth/devices'));
      return devices.map((device) => fromRest(sameNames, device));
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
      return files.map((file) => fromRest(sameNames, file));
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
    async acknowledgeResults(_root, { candidateId }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const path = '/booking/candidates/{candidate_id}/results-acknowledgement';
      return unwrap(await booking.POST(path, { params }), withServiceMessage).acknowledged;
    },
    async setOutcome(_root, { candidateId, outcome, restrictions }, { booking }) {
      const params = { path: { candidate_id: candidateId } };
      const body = { outcome: toOutcome(outcome), restrictions };
      const path = '/booking/candidates/{candidate_id}/outcome';
      return unwrap(await booking.PUT(path, { params, body }), withServiceMessage).outcome;
    },
    async revokeDevice(_root, { id }, { auth }) {
      return unwrapEmpty(await auth.DELETE('/auth/devices/{id}', { params: { path: { id } } }));
    },
  },
};
