/** First contents of a test's database: the tables alone, or the demo's rows that do not depend on the day, too. */
export type Filling = 'schema' | 'demo';

/** The database that every test's own is copied from. */
export const templateDatabase = (filling: Filling): string => `preflight_${filling}`;
