import { operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { importRoute, undoableImportRoute, undoImportRoute } from '../../../shared/import/import.contract.ts';
import { runImport } from '../../../shared/import/run-import.ts';
import { undoImport } from '../../../shared/import/undo-import.ts';
import { undoableImport } from '../../../shared/import/undoable-import.ts';
import { packageImporter } from './import-packages.ts';
import { packageUndo } from './undo-packages.ts';

const packages = { tag: 'Packages', what: 'packages' };

const importPackages = importRoute('importPackages', '/booking/imports/packages', packages);

const undoPackageImport = undoImportRoute('undoPackageImport', '/booking/imports/packages', packages);

const undoablePackageImport = undoableImportRoute('Package', '/booking/imports/packages', packages);

/** Packages from CSV. */
export function packageImportRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, importPackages, async (c) => c.json(await runImport(deps, c, packageImporter), 200));
  operation(service, undoablePackageImport, async (c) =>
    c.json({ import: await undoableImport(deps, c, packageUndo) }, 200),
  );
  operation(service, undoPackageImport, async (c) => {
    await undoImport(deps, c, { ...packageUndo, importId: c.req.valid('param').import_id });
    return c.body(null, 204);
  });
}
