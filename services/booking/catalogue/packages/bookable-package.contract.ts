import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { namedObject } from '../../../shared/http/route.ts';
import { assessment, id, serviceType } from '../../shared/booking.contract.ts';
import { packageNames } from '../../shared/booking.names.ts';

export const bookingPackage = namedObject(
  'Package',
  {
    package_id: id('Package.'),
    name: z.string().openapi({ example: 'PEM – Standard' }),
    service_type: serviceType,
    minutes: z.int().openapi({ description: 'Length of an appointment, in whole slots of 15 minutes.', example: 75 }),
    org_id: inGraphql(z.uuid().nullable(), { hidden: true }).openapi({
      description: 'Null = offered to every company.',
    }),
    assessments: z.array(assessment),
  },
  { names: packageNames },
);

export type BookablePackage = z.output<typeof bookingPackage>;
