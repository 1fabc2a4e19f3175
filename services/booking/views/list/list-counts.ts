import { type SQL, sql } from 'drizzle-orm';
import { inlineNumber } from '../../../database/statement.ts';
import { and, conditionsOf, type Scope } from '../../record/rows/booking-filter.ts';
import type { NamedRecords } from '../../record/rows/booking-search.ts';
import { storedStatuses } from '../../shared/booking-status-colours.ts';
import type { ListQuery } from './bookings.routes.ts';

/** Counts are exact to here; counting further costs seconds and helps no one. */
export const COUNT_CAP = 2_000;

export type Counted = { total: number; confirmed: number; pending: number };

/** Counts the matches, and the Confirmed and Pending ones of the filter without its status: each to the cap. */
export function countsQuery({ filter }: ListQuery, scope: Scope, named: NamedRecords): SQL {
  const all = conditionsOf(filter, scope, { withStatus: true, named });
  const anyStatus = conditionsOf(filter, scope, { withStatus: false, named });
  const withStatus = (...statuses: string[]) =>
    anyStatus.map((condition) =>
      and([
        condition,
        sql`c.status in (${sql.join(
          storedStatuses(statuses).map((status) => sql`${status}`),
          sql`, `,
        )})`,
      ]),
    );
  // Without a status in the filter these two are parts of the whole, which then need not be counted above the cap.
  const whole =
    filter.statuses.length === 0
      ? sql`case when confirmed + pending > ${inlineNumber(COUNT_CAP)} then confirmed + pending else ${capped(all)} end`
      : capped(all);
  return sql`
    by_status as materialized (
      select ${capped(withStatus('Confirmed'))} as confirmed, ${capped(withStatus('Pending'))} as pending),
    counted as (select ${whole} as total, confirmed, pending from by_status)`;
}

export function countsOf({ total = 0, confirmed = 0, pending = 0 }: Partial<Counted> = {}) {
  return {
    total: Math.min(total, COUNT_CAP),
    isCapped: total > COUNT_CAP,
    confirmed: Math.min(confirmed, COUNT_CAP),
    pending: Math.min(pending, COUNT_CAP),
  };
}

/** The number of rows the alternatives have together; one more than the cap where there are more. */
export function capped(alternatives: readonly SQL[]): SQL {
  const some = alternatives.map(
    (condition) => sql`(select 1 from booking.candidates c where ${condition} limit ${inlineNumber(COUNT_CAP + 1)})`,
  );
  return sql`(select count(*)::int from (${sql.join(some, sql` union all `)}) counted)`;
}
