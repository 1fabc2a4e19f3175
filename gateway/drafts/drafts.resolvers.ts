import { fromRest, sameNames } from '../../services/shared/http/rest-names.ts';
import { toCreatedBooking } from '../bookings/created-booking.ts';
import type { ServiceClients } from '../context.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Draft, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';
import { toDraftHold } from '../slots/hold.ts';

export const draftsResolvers: Resolvers = {
  Query: {
    async drafts(_root, { serviceType }, { booking }) {
      const query = omitNullish({ service_type: serviceType });
      return unwrap(await booking.GET('/booking/drafts', { params: { query } })).drafts.map(toDraft);
    },
    draft: (_root, { draftId }, { booking }) => getDraft(booking, draftId),
  },
  Mutation: {
    async createDraft(_root, { serviceType, sid, body, draftId, writer, sequence }, { booking }) {
      const draft = {
        service_type: serviceType,
        body,
        sequence: sequence ?? 0,
        ...omitNullish({ sid, writer, draft_id: draftId }),
      };
      return toDraft(unwrap(await booking.POST('/booking/drafts', { body: draft })));
    },
    async saveDraft(_root, { draftId, revision, body, writer, sequence }, { booking }) {
      const answer = await booking.PUT('/booking/drafts/{draft_id}', {
        params: { path: { draft_id: draftId } },
        body: { revision, body, sequence: sequence ?? 0, ...omitNullish({ writer }) },
      });
      if (isChangedElsewhere(answer.error)) {
        const newer = await getDraft(booking, draftId);
        return { draftId, revision: newer.revision, updatedAt: newer.updatedAt, conflict: newer };
      }
      const saved = unwrap(answer);
      return { draftId, revision: saved.revision, updatedAt: saved.updated_at, conflict: null };
    },
    async deleteDraft(_root, { draftId }, { booking }) {
      return unwrapEmpty(
        await booking.DELETE('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } }),
      );
    },
  },
};

async function getDraft(booking: ServiceClients['booking'], draftId: string): Promise<Draft> {
  return toDraft(unwrap(await booking.GET('/booking/drafts/{draft_id}', { params: { path: { draft_id: draftId } } })));
}

const isChangedElsewhere = (error: components['schemas']['Error'] | undefined) => error?.error.code === 'DRAFT_CHANGED';

export const toDraft = ({ holds, booking, ...draft }: components['schemas']['Draft']): Draft => ({
  ...fromRest(sameNames, draft),
  holds: holds.map(toDraftHold),
  booking: booking ? toCreatedBooking(booking) : null,
});
