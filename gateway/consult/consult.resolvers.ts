import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import { letDownload } from '../files/let-download.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, withServiceMessage } from '../rest/rest-error.ts';

export const consultResolvers: Resolvers = {
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
  },
};
