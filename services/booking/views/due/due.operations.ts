import { dueDays } from '../../../../machines/rules/booking/due-days.ts';
import { dayIn } from '../../../../machines/rules/calendar/dates.ts';
import { recordAccess } from '../../../audit/access-log.ts';
import { fail } from '../../../base/errors.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import type { Service } from '../../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../../shared/http/service-deps.ts';
import { namesIn, scopeOf } from '../../record/rows/booking-filter.ts';
import * as routes from './due.routes.ts';
import { dueAgain } from './due.ts';

/** People due again, by the validity of packages. */
export function dueAgainRoutes(service: Service, deps: ServiceDeps): void {
  const { db, now } = deps;
  operation(service, routes.listDueAgain, async (c) => {
    const caller = callerOf(c);
    const { org, subsidiary, site_id: site, position, time_zone: zone, page, ...asked } = c.req.valid('query');
    const scope = scopeOf(caller, { org, isMine: false });
    const today = dayIn(now().toISOString(), zone);
    const { from: dueFrom, to: dueTo, fault } = dueDays(today, { from: asked.due_from, to: asked.due_to });
    if (fault) fail('INVALID', fault, { field: 'due_to' });
    const query = { scope, subsidiary, site, position, dueFrom, dueTo, today, page, pageSize: asked.page_size };
    const { read } = readsOf(deps, caller);
    const named = { company: org ? [org] : [], subsidiary: subsidiary ?? '', site: site ? [site] : [] };
    const [{ rows, ...counts }, filterNames] = await Promise.all([dueAgain(read, query), namesIn(read, named, scope)]);
    if (rows.length > 0) {
      await recordAccess(db, caller, {
        action: 'due.opened',
        entity: 'organisation',
        entityId: org ?? caller.orgId,
        candidateIds: rows.map(({ candidate_id }) => candidate_id),
        address: c.req.header('x-forwarded-for'),
        at: now(),
      });
    }
    return c.json({ ...counts, due_from: dueFrom, due_to: dueTo, filter_names: filterNames, rows }, 200);
  });
}
