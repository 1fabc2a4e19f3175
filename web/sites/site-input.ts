import type { SiteFields } from '../../machines/forms/catalogue-forms.ts';
import { MOST_OVER_PLAN } from '../../machines/rules/booking/over-plan.ts';
import { MOST_TRAVEL_MINUTES } from '../../machines/rules/booking/travel-time.ts';
import { wholeNumber } from '../../machines/rules/text/whole-number.ts';
import type { ServiceType } from '../generated/graphql.ts';

const isServiceType = (value: string): value is ServiceType => value === 'pem' || value === 'fit_test';

/** A form's site as the gateway takes it. */
export const siteInput = <Site extends SiteFields>({ serviceTypes, travelMinutes, mostOverPlan, ...site }: Site) => ({
  ...site,
  travelMinutes: wholeNumber(travelMinutes, MOST_TRAVEL_MINUTES) ?? 0,
  mostOverPlan: wholeNumber(mostOverPlan, MOST_OVER_PLAN) ?? 0,
  serviceTypes: serviceTypes.filter(isServiceType),
});
