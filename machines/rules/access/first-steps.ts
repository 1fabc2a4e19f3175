/** How a provider sets up a new portal, in this order: each needs what the ones before it made. */
export const FIRST_STEPS = ['site', 'doctor', 'hours', 'assessments', 'package', 'company', 'account'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
