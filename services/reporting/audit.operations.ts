import { isNotNull, sql } from 'drizzle-orm';
import type { Context, TypedResponse } from 'hono';
import { recordAccess } from '../audit/access-log.ts';
import { checks } from '../audit/audit.tables.ts';
import { jsonText } from '../booking/shared/json-text.ts';
import type { Database } from '../database/database.ts';
import { callerOf, operation } from '../shared/http/operation.ts';
import type { Service, ServiceEnv } from '../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../shared/http/service-deps.ts';
import * as routes from './audit.routes.ts';
import { auditEvents } from './audit-events.ts';
import { auditFile } from './audit-export.ts';
import { auditSearch } from './audit-filter.ts';
import { listAudit } from './audit-list.ts';
import { exportResponse } from './export-response.ts';
import type { SeenFilter } from './seen-people.routes.ts';
import * as seenRoutes from './seen-people.routes.ts';
import { listSeen, seenFile, seenSearch } from './seen-people.ts';

/** All actions, and all accesses to people's data: searched and exported by administrators of the provider. */
export function auditRoutes(service: Service, deps: ServiceDeps): void {
  const { db, log, now } = deps;
  operation(service, routes.listAuditEntries, async (c) => {
    const [caller, query] = [callerOf(c), c.req.valid('query')];
    const { cursor, page_size: _size, ...filter } = query;
    const page = await listAudit(readsOf(deps, caller).read, query);
    if (cursor === undefined) {
      await recordAccess(db, caller, {
        action: 'audit.searched',
        entity: 'organisation',
        entityId: caller.orgId,
        after: filter,
        address: c.req.header('x-forwarded-for'),
        at: now(),
      });
    }
    return jsonText(page, 200);
  });

  operation(service, routes.exportAuditEntries, async (c) => {
    const [caller, filter] = [callerOf(c), c.req.valid('query')];
    const { read, copier } = readsOf(deps, caller);
    const search = await auditSearch(read, filter);
    await recordAccess(db, caller, {
      action: 'audit.exported',
      entity: 'organisation',
      entityId: caller.orgId,
      after: filter,
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    const body = auditFile({ db: read, copier, log }, search, filter.time_zone);
    return exportResponse(body, { name: 'audit', format: 'csv', timeZone: filter.time_zone, at: now() });
  });

  operation(service, seenRoutes.listSeenPeople, async (c) => {
    const [caller, query] = [callerOf(c), c.req.valid('query')];
    const { cursor: _cursor, page_size: _size, ...filter } = query;
    const { page, candidateIds } = await listSeen(readsOf(deps, caller).read, query);
    await recordSeen(c, 'audit.people-listed', filter, candidateIds);
    return jsonText(page, 200);
  });

  operation(service, seenRoutes.exportSeenPeople, async (c) => {
    const [caller, filter] = [callerOf(c), c.req.valid('query')];
    const { read, copier } = readsOf(deps, caller);
    const search = seenSearch(filter);
    await recordSeen(c, 'audit.people-exported', filter);
    const body = seenFile({ db: read, copier, log }, search, filter.time_zone);
    return exportResponse(body, { name: 'seen-people', format: 'csv', timeZone: filter.time_zone, at: now() });
  });

  const recordSeen = (c: Context<ServiceEnv>, action: string, filter: SeenFilter, candidateIds?: readonly string[]) =>
    recordAccess(db, callerOf(c), {
      action,
      entity: 'account',
      entityId: filter.account_id,
      after: filter,
      ...(candidateIds && { candidateIds }),
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });

  operation(service, routes.followAudit, async (c) => {
    const [caller, query] = [callerOf(c), c.req.valid('query')];
    const lines = await auditEvents(db, caller, query, now());
    if (query.after === undefined) {
      await recordAccess(db, caller, {
        action: 'audit.followed',
        entity: 'organisation',
        entityId: caller.orgId,
        address: c.req.header('x-forwarded-for'),
        at: now(),
      });
    }
    return new Response(lines, {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
    }) as Response & TypedResponse<never, 200, string>;
  });

  operation(service, routes.getAuditCheck, async (c) =>
    c.json({ check: await lastCheck(readsOf(deps, callerOf(c)).read) }, 200),
  );
}

async function lastCheck(db: Database) {
  const [found] = await db
    .select()
    .from(checks)
    .where(isNotNull(checks.finishedAt))
    .orderBy(sql`${checks.day} desc`)
    .limit(1);
  if (!found?.finishedAt) return null;
  const { finishedAt, chains, entries, breakCount, breaks } = found;
  return {
    finished_at: finishedAt.toISOString(),
    chains,
    entries,
    break_count: breakCount,
    breaks: breaks.map(({ bookingId, reference, fault }) => ({ booking_id: bookingId, reference, fault })),
  };
}
