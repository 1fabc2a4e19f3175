import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Actor, AuditEvent } from '../audit/audit-event.ts';
import { notFound } from '../base/errors.ts';
import { bookingSearchFrom, EVERYTHING } from '../booking/record/rows/booking-filter.contract.ts';
import { conditionsOf, scopeOf } from '../booking/record/rows/booking-filter.ts';
import { NAMES_NOTHING, recordsNamed } from '../booking/record/rows/booking-search.ts';
import type { Database } from '../database/database.ts';
import { callerOf, operation } from '../shared/http/operation.ts';
import type { Service } from '../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../shared/http/service-deps.ts';
import { exportColumns } from './export-columns.ts';
import { fileWriters } from './export-file.ts';
import { exportResponse } from './export-response.ts';
import { type ExportSource, exportRows, ofBooking, ofCandidates } from './export-rows.ts';
import { type ExportQuery, exportBooking, exportBookings } from './exports.routes.ts';

export function exportRoutes(service: Service, deps: ServiceDeps): void {
  const { db, copiers, log, now } = deps;
  operation(service, exportBookings, async (c) => {
    const [caller, query] = [callerOf(c), c.req.valid('query')];
    const { format, mine = false, sort, order, candidate_ids: chosen, ...facts } = query;
    const filter = bookingSearchFrom(query);
    const scope = scopeOf(caller, { org: query.org, isMine: mine });
    const { read, copier } = readsOf(deps, caller);
    const named = await recordsNamed(read, filter, scope);
    const all = conditionsOf(filter, scope, { withStatus: true, named });
    const conditions = chosen ? ofCandidates(all, chosen) : all;
    const candidateIds = await candidatesIn(read, conditions);
    await written(db, caller, {
      action: 'bookings.exported',
      entity: 'organisation',
      entityId: scope.orgId ?? caller.orgId,
      candidateIds,
      after: { format, mine, ...facts },
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    return fileOf({ db: read, copier, log }, conditions, {
      format,
      sort,
      order,
      timeZone: filter.timeZone,
      at: now(),
    });
  });

  operation(service, exportBooking, async (c) => {
    const [caller, { format, time_zone: timeZone }] = [callerOf(c), c.req.valid('query')];
    const bookingId = c.req.valid('param').booking_id;
    const scope = scopeOf(caller, { isMine: false });
    const all = conditionsOf(EVERYTHING, scope, { withStatus: true, named: NAMES_NOTHING });
    const conditions = ofBooking(all, bookingId);
    if (!(await isAny(db, conditions))) notFound('Booking');
    await written(db, caller, {
      action: 'booking.exported',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      after: { format },
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    return fileOf({ db, copier: copiers.db, log }, conditions, {
      format,
      sort: 'created_at',
      order: 'asc',
      timeZone,
      at: now(),
    });
  });
}

/** Before anything leaves: what is not written down is not given out. */
const written = (db: Database, actor: Actor, event: AuditEvent) => db.transaction((tx) => audit(tx, actor, event));

/** Of a larger export the audit keeps whose bookings it could hold, not each of them. */
const MAX_AUDITED_CANDIDATES = 5_000;

/** The candidates whose rows an export holds; undefined where there are too many to keep. */
async function candidatesIn(db: Database, conditions: readonly SQL[]): Promise<readonly string[] | undefined> {
  const some = conditions.map(
    (condition) => sql`(select c.id from booking.candidates c where ${condition} limit ${MAX_AUDITED_CANDIDATES + 1})`,
  );
  const { rows } = await db.execute<{ ids: string }>(sql`
    select coalesce(json_agg(id), '[]')::text as ids from (${sql.join(some, sql` union all `)}) shown`);
  const ids = JSON.parse(rows[0]?.ids ?? '[]') as string[];
  return ids.length > MAX_AUDITED_CANDIDATES ? undefined : ids;
}

async function isAny(db: Database, conditions: readonly SQL[]): Promise<boolean> {
  const some = conditions.map((condition) => sql`(select 1 from booking.candidates c where ${condition} limit 1)`);
  const { rows } = await db.execute(sql.join(some, sql` union all `));
  return rows.length > 0;
}

type File = Pick<ExportQuery, 'format' | 'sort' | 'order'> & { timeZone: string; at: Date };

/** Written as it is read: who stops reading stops the questions to the database. */
function fileOf(source: ExportSource, conditions: readonly SQL[], { format, sort, order, timeZone, at }: File) {
  const writer = fileWriters[format];
  const columns = exportColumns(timeZone);
  const query = { conditions, order: { sort, order }, fields: writer.fields(columns), format: writer.copyFormat };
  const body = writer.file(columns, exportRows(source, query), 'Bookings');
  return exportResponse(body, { name: 'bookings', format, timeZone, at });
}
