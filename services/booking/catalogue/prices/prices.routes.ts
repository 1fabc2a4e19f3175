import { z } from '@hono/zod-openapi';
import { MAX_PRICE_CENTS } from '../../../../machines/rules/booking/price.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { day, id } from '../../shared/booking.contract.ts';

const route = routesOf('Prices');

const cents = z
  .int()
  .min(0)
  .max(MAX_PRICE_CENTS)
  .openapi({ description: 'Australian cents, without GST.', example: 18_500 });

export const price = namedObject('Price', {
  price_id: id('The price.'),
  package_id: id('Its package.'),
  package_name: z.string().openapi({ example: 'Standard medical' }),
  company_id: z.uuid().nullable().openapi({ description: 'Null = for every company.' }),
  company_name: z.string().nullable().openapi({ example: 'Redgum Mining' }),
  from_day: day('From when on bookings are made at it.'),
  cents,
  set_by: z.string().openapi({ example: 'Helen Marsh' }),
});

export const listPrices = route('listPrices', 'get', '/booking/prices', {
  graphql: { query: 'prices', pick: 'data' },
  summary: 'Prices of a package, or of a company',
  description: 'By package, those for every company first, latest first. The provider alone sees prices.',
  request: {
    query: z.object({
      package_id: z.uuid().optional().openapi({ description: 'Only of this package.' }),
      company_id: z.uuid().optional().openapi({ description: "Only this company's own." }),
    }),
  },
  responses: { 200: answer('Prices, 1000 at most.', z.object({ data: z.array(price) })) },
});

export const setPrice = route('setPrice', 'post', '/booking/prices', {
  graphql: { mutation: 'setPrice' },
  summary: 'Set what a package costs from a day on',
  description: 'One of the same package, company and day takes its place. Bookings that were made keep theirs.',
  request: {
    body: namedBody(
      'NewPrice',
      {
        package_id: id('The package.'),
        company_id: z.uuid().nullish().openapi({ description: 'For this company alone.' }),
        from_day: day('From when on.'),
        cents,
      },
      { type: 'PriceInput' },
    ),
  },
  responses: {
    201: answer('The price.', price),
    404: errorResponse('The package or the company is unknown.'),
  },
});

export const removePrice = route('removePrice', 'delete', '/booking/prices/{price_id}', {
  graphql: { mutation: 'removePrice' },
  summary: 'Take a price back',
  description: 'Bookings that were made at it keep it.',
  request: { params: z.object({ price_id: id('The price.') }) },
  responses: { 204: { description: 'Gone.' }, 404: errorResponse('Unknown.') },
});
