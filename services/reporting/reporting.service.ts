import { createService, type Service, type ServiceDeps } from '../service.ts';
import { addExports } from './exports.operations.ts';

/** Files made of bookings. */
export function reportingService(deps: ServiceDeps): Service {
  const service = createService(
    { name: 'reporting', title: 'Preflight: reporting', description: 'Exports and reports of bookings.' },
    deps,
  );
  addExports(service, deps);
  return service;
}
