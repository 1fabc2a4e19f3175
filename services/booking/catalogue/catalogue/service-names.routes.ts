import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { id, serviceType, text } from '../../shared/booking.contract.ts';
import { serviceNames } from '../../shared/booking.names.ts';

const route = routesOf('Assessments');

const path = '/booking/catalogue/services';
const name = text('As the menu and the booking show it.', 'Mask fit testing on site');
const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

export const serviceRecord = namedObject(
  'ServiceRecord',
  {
    service_id: id('The sid of the address.'),
    name,
    service_type: serviceType,
    updated_at: updatedAt,
  },
  { type: 'CatalogueService', names: serviceNames },
);

export const listServiceNames = route('listServiceNames', 'get', path, {
  graphql: { query: 'catalogueServices', pick: 'data' },
  summary: 'The services beside medical and fit test, to be renamed',
  description: 'In the menu’s order, 100 at most.',
  responses: { 200: answer('The services.', z.object({ data: z.array(serviceRecord) })) },
});

export const renameService = route('renameService', 'put', `${path}/{service_id}`, {
  graphql: { mutation: 'renameService', args: { id: 'service_id' }, flat: true },
  summary: 'Rename a service',
  description: 'The menu of everybody shows the new name. Bookings keep the service, as do links with its sid.',
  request: {
    params: z.object({ service_id: id('The service.') }),
    body: namedBody('ServiceName', {
      name,
      updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
    }),
  },
  responses: {
    200: answer('The service as it is now.', serviceRecord),
    404: errorResponse('Unknown.'),
    409: errorResponse('EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`.'),
  },
});
