/** The steps in which a provider sets up a new portal, in their order: each needs what the ones before it made. */
export const FIRST_STEPS = ['site', 'doctor', 'hours', 'assessments', 'package', 'company', 'account'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
