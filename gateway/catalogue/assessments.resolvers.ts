import { catalogueNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';

const toAssessment = (record: components['schemas']['AssessmentRecord']) => fromRest(catalogueNames, record);

const one = (id: string) => ({ path: { assessment_id: id } });
const onePath = '/booking/catalogue/assessments/{assessment_id}';

/** A form sends every field; a price that is not given is none. */
const written = ['category', 'name', 'minutes', 'price_cents', 'preparation'] as const;

export const assessmentsResolvers: Resolvers = {
  Mutation: {
    async changeAssessment(_root, { id, input: { priceCents = null, ...input } }, { booking }) {
      const body = { ...toRest(sameNames, { ...input, priceCents }), update_mask: [...written] };
      return toAssessment(unwrap(await booking.PUT(onePath, { params: one(id), body })));
    },
    async switchAssessment(_root, { id, isActive, updatedAt }, { booking }) {
      const body = { is_active: isActive, updated_at: updatedAt, update_mask: ['is_active' as const] };
      return toAssessment(unwrap(await booking.PUT(onePath, { params: one(id), body })));
    },
  },
};
