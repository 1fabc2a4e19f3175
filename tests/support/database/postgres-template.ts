import type { Filling } from './database.ts';

/** The database that every test's own is copied from. */
export const templateDatabase = (filling: Filling): string => `preflight_${filling}`;
