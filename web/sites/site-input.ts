import type { SiteFields } from '../../machines/forms/catalogue-forms.ts';
import { parseTravelMinutes } from '../../machines/rules/booking/travel-time.ts';
import type { ServiceType } from '../generated/graphql.ts';

const isServiceType = (value: string): value is ServiceType => value === 'pem' || value === 'fit_test';

/** A form's site as the gateway takes it. */
export const siteInput = <Site extends SiteFields>({ serviceTypes, travelMinutes, ...site }: Site) => ({
  ...site,
  travelMinutes: parseTravelMinutes(travelMinutes) ?? 0,
  serviceTypes: serviceTypes.filter(isServiceType),
});
