/** The form of deliveries to an endpoint: the Standard Webhooks specification, or that of a hiring system. */
export const DIALECTS = ['standard', 'greenhouse'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The name of the hiring system; null of a company's own program. */
export const hiringSystemOf: Readonly<Record<Dialect, string | null>> = { standard: null, greenhouse: 'Greenhouse' };
