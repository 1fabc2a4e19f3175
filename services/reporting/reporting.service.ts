import { createService, type Service, type ServiceDeps } from '../service.ts';

/** Exports and reports. It has no operations yet: its health and its document answer. */
export function reportingService(deps: ServiceDeps): Service {
  return createService(
    { name: 'reporting', title: 'Preflight: reporting', description: 'Exports and reports of bookings.' },
    deps,
  );
}
