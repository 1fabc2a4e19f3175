import { z } from '@hono/zod-openapi';
import { namedObject } from '../../../shared/http/route.ts';
import { assessment, id, serviceType } from '../../shared/booking.contract.ts';

export const bookingPackage = namedObject('Package', {
  package_id: id('Package.'),
  name: z.string().openapi({ example: 'PEM – Standard' }),
  service_type: serviceType,
  minutes: z.int().openapi({ description: 'Length of an appointment, in whole slots of 15 minutes.', example: 75 }),
  org_id: z.uuid().nullable().openapi({ description: 'Null = offered to every company.' }),
  assessments: z.array(assessment),
});

export type BookablePackage = z.output<typeof bookingPackage>;
