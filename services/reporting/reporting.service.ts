import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { auditRoutes } from './audit.operations.ts';
import { exportRoutes } from './exports.operations.ts';
import { monthEndRoutes } from './month-end/month-end.operations.ts';
import { statementRoutes } from './statements/statements.operations.ts';

/** Files made of bookings, and the audit. */
export function reportingService(deps: ServiceDeps): Service {
  const service = createService(
    { name: 'reporting', title: 'Preflight: reporting', description: 'Exports of bookings, and the audit.' },
    deps,
  );
  exportRoutes(service, deps);
  auditRoutes(service, deps);
  statementRoutes(service, deps);
  monthEndRoutes(service, deps);
  return service;
}
