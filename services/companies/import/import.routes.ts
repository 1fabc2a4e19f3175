import { createRoute } from '@hono/zod-openapi';
import { importRoute } from '../../shared/import/import.contract.ts';

export const importCompanies = createRoute(
  importRoute({
    operationId: 'importCompanies',
    path: '/companies/imports/companies',
    tags: ['Companies'],
    what: 'companies',
  }),
);

export const importSubsidiaries = createRoute(
  importRoute({
    operationId: 'importSubsidiaries',
    path: '/companies/imports/subsidiaries',
    tags: ['Subsidiaries'],
    what: 'subsidiaries',
  }),
);
