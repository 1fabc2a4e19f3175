import { type SQL, sql } from 'drizzle-orm';
import type { TypedResponse } from 'hono';
import { type Actor, type AuditEvent, audit } from '../audit/audit.ts';
import { EVERYTHING, listFilterFrom } from '../booking/list/booking-filter.contract.ts';
import { companiesNamed, conditionsOf, scopeOf } from '../booking/list/booking-filter.ts';
import type { Copier } from '../database/copy-out.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../shared/http/errors.ts';
import { callerOf, operation, type Service, type ServiceDeps } from '../shared/http/service.ts';
import { byteStream } from './byte-stream.ts';
import { csvOf } from './csv.ts';
import { exportColumns } from './export-columns.ts';
import { exportRows, ofBooking } from './export-rows.ts';
import { CSV, type ExportQuery, exportBooking, exportBookings, XLSX } from './exports.routes.ts';
import { xlsxOf } from './xlsx.ts';

export function addExports(service: Service, { db, read, copiers, now }: ServiceDeps): void {
  operation(service, exportBookings, async (c) => {
    const [caller, query] = [callerOf(c), c.req.valid('query')];
    const { format, mine = false, sort, order, ...facts } = query;
    const filter = listFilterFrom(query);
    const scope = scopeOf(caller, { org: query.org, isMine: mine });
    const companyIds = await companiesNamed(read, filter, scope);
    const conditions = conditionsOf(filter, scope, { withStatus: true, companyIds });
    const candidateIds = await candidatesIn(read, conditions);
    await written(db, caller, {
      ...{ action: 'bookings.exported', entity: 'organisation', entityId: scope.orgId ?? caller.orgId, candidateIds },
      ...{ after: { format, mine, ...facts }, address: c.req.header('x-forwarded-for'), at: now() },
    });
    return fileOf(copiers.read, conditions, { format, sort, order, timeZone: filter.timeZone, at: now() });
  });

  operation(service, exportBooking, async (c) => {
    const [caller, { format, time_zone: timeZone }] = [callerOf(c), c.req.valid('query')];
    const bookingId = c.req.valid('param').booking_id;
    const scope = scopeOf(caller, { isMine: false });
    const all = conditionsOf(EVERYTHING, scope, { withStatus: true, companyIds: [] });
    const conditions = ofBooking(all, bookingId);
    if (!(await isAny(db, conditions))) notFound('Booking');
    await written(db, caller, {
      ...{ action: 'booking.exported', entity: 'booking', entityId: bookingId, bookingId },
      ...{ after: { format }, address: c.req.header('x-forwarded-for'), at: now() },
    });
    return fileOf(copiers.db, conditions, { format, sort: 'created_at', order: 'asc', timeZone, at: now() });
  });
}

/** Before anything leaves: what is not written down is not given out. */
const written = (db: Database, actor: Actor, event: AuditEvent) => db.transaction((tx) => audit(tx, actor, event));

/** Of a larger export the audit keeps whose bookings it could hold, not each of them. */
const MAX_AUDITED_CANDIDATES = 5_000;

/** Whose rows an export holds; undefined where there are too many to keep. */
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
function fileOf(copier: Copier, conditions: readonly SQL[], { format, at, ...input }: File) {
  const columns = exportColumns(input.timeZone);
  const rows = exportRows(copier, conditions, input);
  const file = format === 'csv' ? csvOf(columns, rows) : xlsxOf(columns, rows);
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(input.timeZone).toPlainDate();
  const response = new Response(byteStream(file), {
    headers: {
      'content-type': format === 'csv' ? `${CSV}; charset=utf-8` : XLSX,
      'content-disposition': `attachment; filename="bookings-${day}.${format}"`,
      'cache-control': 'no-store',
    },
  });
  return response as Response & TypedResponse<never, 200, string>;
}
