import { assessmentNames, packageNames } from '../../services/booking/shared/booking.names.ts';
import { fromRest, sameNames, toRest } from '../../services/shared/http/rest-names.ts';
import { changeBody } from '../change-body.ts';
import type { components } from '../generated/booking.openapi.ts';
import type { CheckedAssessmentInput, PackageRecord, Resolvers } from '../generated/resolvers.ts';
import { omitNullish } from '../omit-nullish.ts';
import { unwrap, unwrapEmpty } from '../rest/rest-error.ts';

type Rest = components['schemas'];

const toAssessment = (assessment: Rest['PackageAssessment']) => fromRest(assessmentNames, assessment);

const toPackage = (record: Rest['PackageRecord']): PackageRecord => ({
  ...fromRest(packageNames, record),
  assessments: record.assessments.map(toAssessment),
});

const checked = (assessments: readonly CheckedAssessmentInput[]) =>
  assessments.map(({ category, name }) => ({ ...toRest(assessmentNames, { category, name }), checked: true }));

export const packagesResolvers: Resolvers = {
  Query: {
    async packages(_root, { org, search, active, page, pageSize }, { booking }) {
      const status = typeof active === 'boolean' ? [active ? ('active' as const) : ('inactive' as const)] : null;
      const query = { is_count: true, ...omitNullish({ org, query: search, page, page_size: pageSize, status }) };
      const answer = unwrap(await booking.GET('/booking/packages', { params: { query } }));
      return { packages: answer.data.map(toPackage), page: answer.page, pages: answer.pages, total: answer.count };
    },
    async package(_root, { id }, { booking }) {
      const path = { package_id: id };
      return toPackage(unwrap(await booking.GET('/booking/packages/{package_id}', { params: { path } })));
    },
    async packageUses(_root, { id }, { booking }) {
      const params = { path: { package_id: id } };
      return fromRest(sameNames, unwrap(await booking.GET('/booking/packages/{package_id}/uses', { params })));
    },
    async assessments(_root, _args, { booking }) {
      return unwrap(await booking.GET('/booking/assessments')).data.map(toAssessment);
    },
  },
  Mutation: {
    async addPackage(_root, { org, input }, { booking }) {
      const facts = { ...input, validityMonths: input.validityMonths ?? 0 };
      const body = { ...toRest(packageNames, facts), assessments: checked(input.assessments) };
      return toPackage(
        unwrap(await booking.POST('/booking/packages', { params: { query: omitNullish({ org }) }, body })),
      );
    },
    async changePackage(_root, { id, input }, { booking }) {
      const { assessments, updatedAt, ...facts } = input;
      const wanted = { ...toRest(packageNames, facts), assessments: assessments ? checked(assessments) : null };
      const params = { path: { package_id: id } };
      const body = { ...changeBody(wanted), updated_at: updatedAt };
      return toPackage(unwrap(await booking.PUT('/booking/packages/{package_id}', { params, body })));
    },
    async deletePackage(_root, { id }, { booking }) {
      return unwrapEmpty(
        await booking.DELETE('/booking/packages/{package_id}', { params: { path: { package_id: id } } }),
      );
    },
  },
};
