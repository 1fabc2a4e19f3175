import { createService, type Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import { addAudit } from './audit.operations.ts';
import { addExports } from './exports.operations.ts';
import { addMonthEnd } from './month-end/month-end.operations.ts';
import { addStatements } from './statements/statements.operations.ts';

/** Files made of bookings, and the audit. */
export function reportingService(deps: ServiceDeps): Service {
  const service = createService(
    { name: 'reporting', title: 'Preflight: reporting', description: 'Exports of bookings, and the audit.' },
    deps,
  );
  addExports(service, deps);
  addAudit(service, deps);
  addStatements(service, deps);
  addMonthEnd(service, deps);
  return service;
}
