import { operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { runImport } from '../../shared/import/run-import.ts';
import * as routes from './import.routes.ts';
import { companyImporter } from './import-companies.ts';
import { subsidiaryImporter } from './import-subsidiaries.ts';

/** Companies and subsidiaries from CSV. */
export function companyImportRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, routes.importCompanies, async (c) => c.json(await runImport(deps, c, companyImporter), 200));
  operation(service, routes.importSubsidiaries, async (c) => c.json(await runImport(deps, c, subsidiaryImporter), 200));
}
