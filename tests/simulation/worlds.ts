import { oneWizard } from './one-wizard.ts';
import { oneTime } from './reservation-world.ts';

/** Each with machines of the product beside a model of their service. */
export const worlds = [oneTime, oneWizard] as const;
