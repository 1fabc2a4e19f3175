import { toType } from '../derived/to-type.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Draft, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap } from '../rest/rest-error.ts';

export const draftsResolvers: Resolvers = {
  Mutation: {
    async saveDraft(_root, { draftId, revision, body, writer, sequence }, { booking }) {
      const params = { path: { draft_id: draftId } };
      const answer = await booking.PUT('/booking/drafts/{draft_id}', {
        params,
        body: { revision, body, sequence: sequence ?? 0, ...omitNullish({ writer }) },
      });
      if (isChangedElsewhere(answer.error)) {
        const newer = unwrap(await booking.GET('/booking/drafts/{draft_id}', { params }));
        const conflict = toType<Draft>('Draft', newer);
        return { draftId, revision: conflict.revision, updatedAt: conflict.updatedAt, conflict };
      }
      const saved = unwrap(answer);
      return { draftId, revision: saved.revision, updatedAt: saved.updated_at, conflict: null };
    },
  },
};

const isChangedElsewhere = (error: components['schemas']['Error'] | undefined) => error?.error.code === 'DRAFT_CHANGED';
