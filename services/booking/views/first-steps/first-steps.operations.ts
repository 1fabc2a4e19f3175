import { operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { getFirstSteps } from './first-steps.routes.ts';
import { firstSteps } from './first-steps.ts';

/** Steps of setting up a new portal that are done. Not from a replica: the page asks right after a step was done. */
export function firstStepRoutes(service: Service, { db }: ServiceDeps): void {
  operation(service, getFirstSteps, async (c) => c.json(await firstSteps(db), 200));
}
