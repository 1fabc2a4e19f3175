import type { BookingStatus } from './booking-status.table.ts';

/** Statuses of examined candidates: from Attended to Completed. Statements have these and no others. */
export const BILLED_STATUSES = [
  'Attended',
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
  'Preparing Report',
  'Pending Correspondence',
  'Awaiting Company',
  'Awaiting Worker',
  'Completed',
] as const satisfies readonly BookingStatus[];

export const isBilled = (status: string) => BILLED_STATUSES.some((billed) => billed === status);
