import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';
import { id, serviceType, text } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['Assessments'];
const path = '/booking/catalogue/services';
const name = text('As the menu and the booking show it.', 'Mask fit testing on site');
const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

export const serviceRecord = z
  .object({ service_id: id('The sid of the address.'), name, service_type: serviceType, updated_at: updatedAt })
  .openapi('ServiceRecord');

export const listServiceNames = createRoute({
  method: 'get',
  path,
  operationId: 'listServiceNames',
  summary: 'The services beside medical and fit test, to be renamed',
  description: 'In the menu’s order, 100 at most.',
  tags,
  responses: { 200: { description: 'The services.', content: json(z.object({ data: z.array(serviceRecord) })) } },
});

export const renameService = createRoute({
  method: 'put',
  path: `${path}/{service_id}`,
  operationId: 'renameService',
  summary: 'Rename a service',
  description: 'The menu of everybody shows the new name. Bookings keep the service, as do links with its sid.',
  tags,
  request: {
    params: z.object({ service_id: id('The service.') }),
    body: {
      content: json(
        z
          .strictObject({
            name,
            updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
          })
          .openapi('ServiceName'),
      ),
    },
  },
  responses: {
    200: { description: 'The service as it is now.', content: json(serviceRecord) },
    404: errorResponse('Unknown.'),
    409: errorResponse('EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`.'),
  },
});
