import { z } from '@hono/zod-openapi';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { hasWords } from '../../machines/rules/text/fold.ts';
import { operation } from '../shared/http/operation.ts';
import { answer, namedObject, routesOf } from '../shared/http/route.ts';
import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';

const route = routesOf('Lookups');

/** Every country of ISO 3166-1 by its English name; of several names the first is the usual one. */
const countries = Object.entries<string | string[]>(english.countries)
  .map(([code, names]) => ({ code, name: [names].flat()[0] ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const listCountries = route('listCountries', 'get', '/countries/countries', {
  graphql: { query: 'countries', only: ['search'], pick: 'data', nullable: true },
  summary: 'Countries',
  description: 'Countries whose name contains the text, or all of them. The list is short: it has no pages.',
  request: {
    query: z.object({
      name: z.string().trim().max(100).optional().openapi({ description: 'Part of the name.', example: 'austr' }),
      search: z.string().trim().max(100).optional().openapi({ description: 'The same as name.', example: 'austr' }),
    }),
  },
  responses: {
    200: answer(
      'Countries by name.',
      z.object({
        data: z.array(
          namedObject('Country', {
            code: z.string().length(2).openapi({ description: 'ISO 3166-1 alpha-2.', example: 'AU' }),
            name: z.string().openapi({ example: 'Australia' }),
          }),
        ),
      }),
    ),
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
    const words = search || name || '';
    return c.json({ data: countries.filter((country) => hasWords(country.name, words)) }, 200);
  });
  return service;
}
