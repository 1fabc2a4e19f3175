import { oneWizard } from './one-wizard.ts';
import { oneTime } from './reservation-world.ts';
import { twoPeople } from './two-people.ts';
import { twoTabs } from './two-tabs.ts';

/** Each with machines of the product beside a model of their service. */
export const worlds = [oneTime, oneWizard, twoTabs, twoPeople] as const;
