import { operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { importRoute } from '../../../shared/import/import.contract.ts';
import { runImport } from '../../../shared/import/run-import.ts';
import { packageImporter } from './import-packages.ts';

const importPackages = importRoute('importPackages', '/booking/imports/packages', {
  tag: 'Packages',
  what: 'packages',
});

/** Packages from CSV. */
export function packageImportRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, importPackages, async (c) => c.json(await runImport(deps, c, packageImporter), 200));
}
