import { createRoute, z } from '@hono/zod-openapi';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { createService, operation, type Service, type ServiceDeps } from '../shared/http/service.ts';

/** Every country of ISO 3166-1 by its English name; of several names the first is the usual one. */
const countries = Object.entries<string | string[]>(english.countries)
  .map(([code, names]) => ({ code, name: [names].flat()[0] ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const listCountries = createRoute({
  method: 'get',
  path: '/countries/countries',
  operationId: 'listCountries',
  tags: ['Lookups'],
  summary: 'Countries',
  description: 'Countries whose name contains the text, or all of them. The list is short: it has no pages.',
  request: {
    query: z.object({
      name: z.string().trim().max(100).optional().openapi({ description: 'Part of the name.', example: 'austr' }),
      search: z.string().trim().max(100).optional().openapi({ description: 'The same as name.', example: 'austr' }),
    }),
  },
  responses: {
    200: {
      description: 'Countries by name.',
      content: {
        'application/json': {
          schema: z.object({
            data: z.array(
              z
                .object({
                  code: z.string().length(2).openapi({ description: 'ISO 3166-1 alpha-2.', example: 'AU' }),
                  name: z.string().openapi({ example: 'Australia' }),
                })
                .openapi('Country'),
            ),
          }),
        },
      },
    },
  },
});

/** Countries, from the ISO list that comes with the product. */
export function countriesService(deps: ServiceDeps): Service {
  const service = createService(
    { name: 'countries', title: 'Preflight: countries', description: 'Countries by name.' },
    deps,
  );
  operation(service, listCountries, (c) => {
    const { search, name } = c.req.valid('query');
    const text = (search || name || '').toLowerCase();
    return c.json({ data: countries.filter((country) => country.name.toLowerCase().includes(text)) }, 200);
  });
  return service;
}
