import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { orgQuery } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, routesOf } from '../../../shared/http/route.ts';
import { bookingPackage } from '../../catalogue/packages/bookable-package.contract.ts';
import { id, newId, serviceType, text } from '../../shared/booking.contract.ts';
import { assessmentNames } from '../../shared/booking.names.ts';

const route = routesOf('packages');

const wanted = {
  name: text('Its name.', 'Standard medical'),
  service_type: serviceType,
  assessments: z
    .array(
      inGraphql(
        z.strictObject({
          category_name: text('Its category.', 'Function'),
          assessment_name: text('Its name.', 'Musculoskeletal assessment'),
          checked: inGraphql(z.boolean().default(true), { hidden: true }),
        }),
        { type: 'CheckedAssessmentInput', names: assessmentNames },
      ),
    )
    .max(200)
    .openapi({ description: 'From the assessment list; those that are not checked may be left out.' }),
};
const query = z.object({ org: inGraphql(orgQuery, { required: true }) });
const faults = errorResponse('Nothing is checked, or something is not in the assessment list; `field` says which.');

export const addPackageInBooking = route('addPackageInBooking', 'post', '/booking/new-packages', {
  graphql: { mutation: 'addPackageInBooking' },
  summary: 'Add a package while booking',
  description: 'The new-package variant: kept for the company of `org`, and offered to its next bookings too.',
  request: { query, body: namedBody('NewPackageInBooking', wanted) },
  responses: {
    201: answer('The package.', bookingPackage),
    404: errorResponse('`org` is unknown, or another company’s.'),
    409: errorResponse('DUPLICATE at `name`: the company has a package of this name.'),
    422: faults,
  },
});

export const addCustomPackage = route('addCustomPackage', 'post', '/booking/custom-packages', {
  graphql: { mutation: 'addCustomPackage', args: { packageId: 'package_id', draftId: 'draft_id' } },
  summary: 'Make a custom package',
  description: 'For one candidate of the booking that the draft becomes. It is in no list.',
  request: {
    query,
    body: namedBody(
      'NewCustomPackage',
      {
        package_id: inGraphql(newId, { required: true }),
        draft_id: id('The draft of the booking.'),
        ...wanted,
      },
      { type: 'NewPackageInBooking' },
    ),
  },
  responses: {
    201: answer('The package.', bookingPackage),
    404: errorResponse('The draft, or `org`, is unknown or somebody else’s.'),
    409: errorResponse(
      'DRAFT_SENT: it has become a booking. TOO_MANY: twenty custom packages are enough for five people.',
    ),
    422: errorResponse(
      'Nothing is checked, or something is not in the assessment list; `field` says which. IDEMPOTENCY_KEY_REUSED: another package was made under this id.',
    ),
  },
});
