import { makeService } from '../services/server/make-service.ts';
import type { ServiceDeps } from '../services/shared/http/service-deps.ts';
import type { ServiceName } from '../services/shared/service-names.ts';

/** A service that only describes itself: whatever it would work with is not there, and using it fails. */
const nothing = new Proxy({} as ServiceDeps, {
  get: () => () => {
    throw new Error('A service used its database while it was described.');
  },
});

/** The OpenAPI 3.1 document of a service, without a database. */
export async function describeService(name: ServiceName): Promise<object> {
  return (await makeService(name, nothing)).document();
}
