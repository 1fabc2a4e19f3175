import type { components } from '../generated/booking.openapi.ts';
import type { NewPackageInput, Resolvers } from '../generated/resolvers.ts';
import { unwrap } from '../rest/rest-error.ts';
import { toPackage } from './lookups.resolvers.ts';

const paths = {
  position: '/companies/positions',
  project: '/companies/projects',
  pi: '/companies/pi',
  po: '/companies/po',
} as const;

const packageBody = ({
  name,
  serviceType,
  assessments,
}: NewPackageInput): components['schemas']['NewPackageInBooking'] => ({
  name,
  service_type: serviceType,
  assessments: assessments.map((part) => ({ category_name: part.category, assessment_name: part.name, checked: true })),
});

export const addNewResolvers: Resolvers = {
  Mutation: {
    async addItem(_root, { list, org, name }, { companies }) {
      return unwrap(await companies.POST(paths[list], { body: { name, company_id: org } }));
    },
    async addPackageInBooking(_root, { org, input }, { booking }) {
      const params = { query: { org } };
      return toPackage(unwrap(await booking.POST('/booking/new-packages', { params, body: packageBody(input) })));
    },
    async addCustomPackage(_root, { packageId, org, draftId, input }, { booking }) {
      const body = { package_id: packageId, draft_id: draftId, ...packageBody(input) };
      return toPackage(unwrap(await booking.POST('/booking/custom-packages', { params: { query: { org } }, body })));
    },
  },
};
