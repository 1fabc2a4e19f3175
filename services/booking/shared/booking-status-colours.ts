import { type SQL, sql } from 'drizzle-orm';
import type { BookingStatus } from '../../../machines/rules/booking/booking-status.table.ts';

const PENDING_RESULT = '#d97706';
const WAITING = '#ea580c';

/** The colour of each status; screens keep its hue and choose the lightness themselves. */
export const statusColours: Readonly<Record<BookingStatus, string>> = {
  Pending: '#f59e0b',
  Confirmed: '#16a34a',
  Rescheduled: '#7c3aed',
  Arrived: '#0d9488',
  'In Progress': '#2563eb',
  Attended: '#0891b2',
  'Did Not Attend': '#dc2626',
  'Worker to Return': '#db2777',
  'Pending Occ-Phys': PENDING_RESULT,
  'Pending AMA Review': PENDING_RESULT,
  'Pending Lungscreen': PENDING_RESULT,
  'Pending RSHQ': PENDING_RESULT,
  'Pending GCMS': PENDING_RESULT,
  'Pending Chest X-Ray': PENDING_RESULT,
  'Pending Drug Results': PENDING_RESULT,
  'Pending Bloods': PENDING_RESULT,
  'Preparing Report': '#4f46e5',
  'Pending Correspondence': WAITING,
  'Awaiting Company': WAITING,
  'Awaiting Worker': WAITING,
  Completed: '#475569',
  Cancelled: '#6b7280',
};

/** A status's name outside the database: one spelling is older than the portal. */
export const shownStatusSql = (status: SQL) =>
  sql`case ${status} when 'PartialConfirmed' then 'Confirmed' else ${status} end`;

const cases = Object.entries({ ...statusColours, PartialConfirmed: statusColours.Confirmed })
  .map(([status, colour]) => `when '${status}' then '${colour}'`)
  .join(' ');
export const statusColourSql = (status: SQL) => sql`case ${status} ${sql.raw(cases)} else '#6b7280' end`;

/** The database's spellings of the statuses a filter names. */
export const storedStatuses = (statuses: readonly string[]) =>
  statuses.includes('Confirmed') ? [...statuses, 'PartialConfirmed'] : statuses;
