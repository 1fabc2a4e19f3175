import { createRoute, z } from '@hono/zod-openapi';
import { MAX_PRICE_CENTS } from '../../../machines/rules/booking/price.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { day, id } from '../booking.contract.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const tags = ['Prices'];
const cents = z
  .int()
  .min(0)
  .max(MAX_PRICE_CENTS)
  .openapi({ description: 'Australian cents, without GST.', example: 18_500 });

export const price = z
  .object({
    price_id: id('The price.'),
    package_id: id('Its package.'),
    package_name: z.string().openapi({ example: 'Standard medical' }),
    company_id: z.uuid().nullable().openapi({ description: 'Null = for every company.' }),
    company_name: z.string().nullable().openapi({ example: 'Redgum Mining' }),
    from_day: day('From when on bookings are made at it.'),
    cents,
    set_by: z.string().openapi({ example: 'Helen Marsh' }),
  })
  .openapi('Price');

export const listPrices = createRoute({
  method: 'get',
  path: '/booking/prices',
  operationId: 'listPrices',
  summary: 'Prices of a package, or of a company',
  description: 'By package, those for every company first, latest first. The provider alone sees prices.',
  tags,
  request: {
    query: z.object({
      package_id: z.uuid().optional().openapi({ description: 'Only of this package.' }),
      company_id: z.uuid().optional().openapi({ description: "Only this company's own." }),
    }),
  },
  responses: { 200: { description: 'Prices, 1000 at most.', content: json(z.object({ data: z.array(price) })) } },
});

export const setPrice = createRoute({
  method: 'post',
  path: '/booking/prices',
  operationId: 'setPrice',
  summary: 'Set what a package costs from a day on',
  description: 'One of the same package, company and day takes its place. Bookings that were made keep theirs.',
  tags,
  request: {
    body: {
      content: json(
        z
          .strictObject({
            package_id: id('The package.'),
            company_id: z.uuid().nullish().openapi({ description: 'For this company alone.' }),
            from_day: day('From when on.'),
            cents,
          })
          .openapi('NewPrice'),
      ),
    },
  },
  responses: {
    201: { description: 'The price.', content: json(price) },
    404: errorResponse('The package or the company is unknown.'),
  },
});

export const removePrice = createRoute({
  method: 'delete',
  path: '/booking/prices/{price_id}',
  operationId: 'removePrice',
  summary: 'Take a price back',
  description: 'Bookings that were made at it keep it.',
  tags,
  request: { params: z.object({ price_id: id('The price.') }) },
  responses: { 204: { description: 'Gone.' }, 404: errorResponse('Unknown.') },
});
