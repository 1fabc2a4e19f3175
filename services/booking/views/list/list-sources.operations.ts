import { sql } from 'drizzle-orm';
import { BOOKING_STATUSES, nextStatuses } from '../../../../machines/rules/booking/booking-status.table.ts';
import type { Database } from '../../../database/database.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import { foldSql, hasWordsSql } from '../../../shared/sql/search.ts';
import { EVERYTHING } from '../../record/rows/booking-filter.contract.ts';
import { conditionsOf, type Scope, scopeOf } from '../../record/rows/booking-filter.ts';
import { NAMES_NOTHING } from '../../record/rows/booking-search.ts';
import { statusColours } from '../../shared/booking-status-colours.ts';
import * as routes from './list-sources.routes.ts';

const MAX_SOURCES = 1_000;

/** Records that a list of bookings can be narrowed to. */
export function listSourceRoutes(service: Service, deps: ServiceDeps): void {
  operation(service, routes.listStatuses, (c) => {
    const statuses = BOOKING_STATUSES.map((status) => ({
      status,
      color: statusColours[status],
      next: [...nextStatuses(status)],
    }));
    return c.json({ statuses }, 200);
  });

  operation(service, routes.listBookingCompanies, async (c) => {
    const { name, org } = c.req.valid('query');
    const caller = callerOf(c);
    const scope = scopeOf(caller, { org, isMine: false });
    return c.json({ companies: await companiesWithBookings(readsOf(deps, caller).read, name, scope) }, 200);
  });
}

/** One short look into each company's bookings, not a walk over all of them. */
async function companiesWithBookings(db: Database, name: string | undefined, scope: Scope) {
  const some = conditionsOf(EVERYTHING, scope, { withStatus: false, named: NAMES_NOTHING }).map(
    (condition) => sql`exists (select from booking.candidates c where c.org_id = o.id and ${condition})`,
  );
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select o.id, o.company_name as name from companies.organisations o
    where ${name ? hasWordsSql(foldSql(sql`o.company_name`), name) : sql`true`} and (${sql.join(some, sql` or `)})
    order by lower(o.company_name), o.id limit ${MAX_SOURCES}`);
  return rows;
}
