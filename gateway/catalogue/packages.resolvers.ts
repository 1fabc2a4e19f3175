import type { components } from '../generated/booking.openapi.ts';
import type { CheckedAssessmentInput, PackageRecord, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest-error.ts';

type Assessment = components['schemas']['PackageAssessment'];

const toAssessment = ({ category_name, assessment_name, minutes, checked }: Assessment) => ({
  ...{ category: category_name, name: assessment_name, minutes, checked },
});

const toPackage = (record: components['schemas']['PackageRecord']): PackageRecord => ({
  id: record.package_id,
  name: record.name,
  serviceType: record.service_type,
  orgId: record.org_id,
  isActive: record.is_active,
  minutes: record.minutes,
  duration: record.duration,
  inUse: record.in_use,
  updatedAt: record.updated_at,
  assessments: record.assessments.map(toAssessment),
});

const checked = (assessments: readonly CheckedAssessmentInput[]) =>
  assessments.map(({ category, name }) => ({ category_name: category, assessment_name: name, checked: true }));

export const packagesResolvers: Resolvers = {
  Query: {
    async packages(_root, { org, search, active, page }, { booking }) {
      const status = typeof active === 'boolean' ? [active ? ('active' as const) : ('inactive' as const)] : null;
      const query = { is_count: true, ...omitNullish({ org, query: search, page, status }) };
      const answer = unwrap(await booking.GET('/booking/packages', { params: { query } }));
      return { packages: answer.data.map(toPackage), page: answer.page, pages: answer.pages, total: answer.count };
    },
    async package(_root, { id }, { booking }) {
      const path = { package_id: id };
      return toPackage(unwrap(await booking.GET('/booking/packages/{package_id}', { params: { path } })));
    },
    async assessments(_root, _args, { booking }) {
      return unwrap(await booking.GET('/booking/assessments')).data.map(toAssessment);
    },
  },
  Mutation: {
    async addPackage(_root, { org, input }, { booking }) {
      const { name, serviceType, assessments } = input;
      const body = { name, service_type: serviceType, assessments: checked(assessments) };
      return toPackage(
        unwrap(await booking.POST('/booking/packages', { params: { query: omitNullish({ org }) }, body })),
      );
    },
    async changePackage(_root, { id, input }, { booking }) {
      const { name, isActive, assessments, updatedAt } = input;
      const wanted = omitNullish({ name, is_active: isActive, assessments: assessments ? checked(assessments) : null });
      const mask = (['name', 'is_active', 'assessments'] as const).filter((field) => field in wanted);
      const params = { path: { package_id: id } };
      const body = { ...wanted, update_mask: mask, updated_at: updatedAt };
      return toPackage(unwrap(await booking.PUT('/booking/packages/{package_id}', { params, body })));
    },
    async deletePackage(_root, { id }, { booking }) {
      return unwrapEmpty(
        await booking.DELETE('/booking/packages/{package_id}', { params: { path: { package_id: id } } }),
      );
    },
  },
};
