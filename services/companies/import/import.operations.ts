import { operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { runImport } from '../../shared/import/run-import.ts';
import { undoImport } from '../../shared/import/undo-import.ts';
import { undoableImport } from '../../shared/import/undoable-import.ts';
import * as routes from './import.routes.ts';
import { companyImporter } from './import-companies.ts';
import { subsidiaryImporter } from './import-subsidiaries.ts';
import { companyUndo, subsidiaryUndo } from './undo-imports.ts';

/** Companies and subsidiaries from CSV. */
export function companyImportRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, routes.importCompanies, async (c) => c.json(await runImport(deps, c, companyImporter), 200));
  operation(service, routes.importSubsidiaries, async (c) => c.json(await runImport(deps, c, subsidiaryImporter), 200));
  operation(service, routes.undoableCompanyImport, async (c) =>
    c.json({ import: await undoableImport(deps, c, companyUndo) }, 200),
  );
  operation(service, routes.undoableSubsidiaryImport, async (c) =>
    c.json({ import: await undoableImport(deps, c, subsidiaryUndo) }, 200),
  );
  operation(service, routes.undoCompanyImport, async (c) => {
    await undoImport(deps, c, { ...companyUndo, importId: c.req.valid('param').import_id });
    return c.body(null, 204);
  });
  operation(service, routes.undoSubsidiaryImport, async (c) => {
    await undoImport(deps, c, { ...subsidiaryUndo, importId: c.req.valid('param').import_id });
    return c.body(null, 204);
  });
}
