import { catalogueNames, serviceNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

const toAssessment = (record: components['schemas']['AssessmentRecord']) => fromRest(catalogueNames, record);

const toService = (record: components['schemas']['ServiceRecord']) => fromRest(serviceNames, record);

const one = (id: string) => ({ path: { assessment_id: id } });
const onePath = '/booking/catalogue/assessments/{assessment_id}';

/** A form sends every field; a price that is not given is none. */
const written = ['category', 'name', 'minutes', 'price_cents', 'preparation'] as const;

export const assessmentsResolvers: Resolvers = {
  Query: {
    async catalogue(_root, { search, active, page, pageSize }, { booking }) {
      const status = typeof active === 'boolean' ? [active ? ('active' as const) : ('inactive' as const)] : null;
      const query = omitNullish({ search, page, page_size: pageSize, status });
      const answer = unwrap(await booking.GET('/booking/catalogue/assessments', { params: { query } }));
      return {
        assessments: answer.data.map(toAssessment),
        page: answer.page,
        pages: answer.pages,
        total: answer.count,
      };
    },
    async assessmentEffects(_root, { id }, { booking }) {
      const effects = unwrap(await booking.GET(`${onePath}/effects`, { params: one(id) }));
      return { ...effects, packages: effects.packages.map((affected) => fromRest(sameNames, affected)) };
    },
    async catalogueServices(_root, _args, { booking }) {
      return unwrap(await booking.GET('/booking/catalogue/services')).data.map(toService);
    },
  },
  Mutation: {
    async addAssessment(_root, { input: { priceCents = null, ...input } }, { booking }) {
      const body = toRest(sameNames, { ...input, priceCents });
      return toAssessment(unwrap(await booking.POST('/booking/catalogue/assessments', { body })));
    },
    async changeAssessment(_root, { id, input: { priceCents = null, ...input } }, { booking }) {
      const body = { ...toRest(sameNames, { ...input, priceCents }), update_mask: [...written] };
      return toAssessment(unwrap(await booking.PUT(onePath, { params: one(id), body })));
    },
    async switchAssessment(_root, { id, isActive, updatedAt }, { booking }) {
      const body = { is_active: isActive, updated_at: updatedAt, update_mask: ['is_active' as const] };
      return toAssessment(unwrap(await booking.PUT(onePath, { params: one(id), body })));
    },
    async moveAssessment(_root, { id, before }, { booking }) {
      const body = { before: before ?? null };
      return unwrapEmpty(await booking.PUT(`${onePath}/place`, { params: one(id), body }));
    },
    async renameService(_root, { id, name, updatedAt }, { booking }) {
      const params = { path: { service_id: id } };
      const body = { name, updated_at: updatedAt };
      return toService(unwrap(await booking.PUT('/booking/catalogue/services/{service_id}', { params, body })));
    },
    async deleteAssessment(_root, { id }, { booking }) {
      return unwrapEmpty(await booking.DELETE(onePath, { params: one(id) }));
    },
  },
};
