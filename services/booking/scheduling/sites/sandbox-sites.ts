import { type SQL, sql } from 'drizzle-orm';

/**
 * True if a company may book at clinic `k`: a sandbox company at sandbox clinics alone, so that a test takes no doctor's time, and
 * every other company at the others.
 * @param org the company's id
 */
export const isOpenTo = (org: SQL) => sql`k.sandbox = coalesce((
  select company.sandbox from companies.organisations company where company.id = ${org}), false)`;

/** Refusal of a clinic that `isOpenTo` leaves out. */
export const notOpenTo = (isSandbox: boolean) =>
  isSandbox ? 'This company is a sandbox: choose a sandbox clinic.' : 'This is a sandbox clinic: choose another one.';
