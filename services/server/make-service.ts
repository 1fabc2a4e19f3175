import type { Service } from '../shared/http/service.ts';
import type { ServiceDeps } from '../shared/http/service-deps.ts';
import type { ServiceName } from '../shared/service-names.ts';

/** Creates one service without loading the others, so that a single role starts fast. */
export async function makeService(name: ServiceName, deps: ServiceDeps): Promise<Service> {
  switch (name) {
    case 'auth':
      return (await import('../auth/auth.service.ts')).authService(deps);
    case 'companies':
      return (await import('../companies/companies.service.ts')).companiesService(deps);
    case 'booking':
      return (await import('../booking/booking.service.ts')).bookingService(deps);
    case 'reporting':
      return (await import('../reporting/reporting.service.ts')).reportingService(deps);
    case 'countries':
      return (await import('../countries/countries.service.ts')).countriesService(deps);
  }
}
