import { type BookingFilter, filterOf } from '../../../../machines/rules/booking/booking-filter.ts';
import { quickViews } from '../../../../machines/rules/booking/quick-views.ts';
import { dayIn } from '../../../../machines/rules/calendar/dates.ts';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import { fromRest } from '../../../shared/http/rest-names.ts';
import { EVERYTHING } from '../../record/rows/booking-filter.contract.ts';
import { conditionsOf, scopeOf } from '../../record/rows/booking-filter.ts';
import { NAMES_NOTHING } from '../../record/rows/booking-search.ts';
import { listFilterNames } from '../../shared/booking.names.ts';
import { countAll } from '../home/home.ts';
import { COUNT_CAP } from './list-counts.ts';
import { ownViews } from './list-views.ts';

interface CountRequest {
  /** Saved views of one's own bookings alone. */
  readonly isMine: boolean;
  readonly timeZone: string;
  readonly now: Date;
}

/** No list has rows between such days. */
export const isBackwards = ({ fromDate, toDate, createdFrom, createdTo }: BookingFilter) =>
  (toDate !== '' && toDate < fromDate) || (createdTo !== '' && createdTo < createdFrom);

/**
 * Counts the bookings of each tab and each saved view, in one statement with the list's own conditions. A search may
 * name companies, which takes a query of its own: views with one are not counted.
 */
export async function viewCounts(db: Database, caller: Caller, { isMine, timeZone, now }: CountRequest) {
  const today = dayIn(now.toISOString(), timeZone);
  const tabs = quickViews(today, caller.isProvider).map(({ name, filter }) => ({ view: name, filter, isSaved: false }));
  const saved = (await ownViews(db, caller)).flatMap(({ view_id: view, filter: stored }) => {
    const { search = '', sort: _sort, order: _order, columns: _columns, ...fields } = fromRest(listFilterNames, stored);
    const filter = filterOf(fields);
    return search.trim() !== '' || isBackwards(filter) ? [] : [{ view, filter, isSaved: true }];
  });
  const views = [...tabs, ...saved];
  const totals = await countAll(
    db,
    views.map(({ filter, isSaved }) => {
      const scope = scopeOf(caller, { isMine: isMine && isSaved });
      return conditionsOf({ ...EVERYTHING, ...filter, timeZone }, scope, { withStatus: true, named: NAMES_NOTHING });
    }),
  );
  return views.map(({ view }, at) => {
    const total = totals[at] ?? 0;
    return { view, total: Math.min(total, COUNT_CAP), total_capped: total > COUNT_CAP };
  });
}
