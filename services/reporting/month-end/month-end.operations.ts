import { type SQL, sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../../machines/rules/calendar/dates.ts';
import { recordAccess } from '../../audit/access-log.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../shared/http/service-deps.ts';
import { fileWriters } from '../export-file.ts';
import { exportResponse } from '../export-response.ts';
import { withoutDetails } from '../export-rows.ts';
import { statementColumns } from '../statements/statement-columns.ts';
import { addNumbers } from '../statements/statement-numbers.ts';
import { statementFrom } from '../statements/statement-rows.ts';
import { exportMonthEnd, getMonthEnd } from './month-end.routes.ts';
import { billedCompanies, periodOf, readMonthEnd } from './month-end.ts';

/** So many companies at once, where the database answers one question at a time. */
const SLICE_COMPANIES = 50;

/** The end of a month for all companies at once: what is missing, and one file for bookkeeping. */
export function monthEndRoutes(service: Service, deps: ServiceDeps): void {
  const { db, copiers, log, now, provider } = deps;

  operation(service, getMonthEnd, async (c) => {
    const { month, search, attention = false, page, page_size: pageSize } = c.req.valid('query');
    const { read } = readsOf(deps, callerOf(c));
    const asked = { period: periodOf(month), search, needsAttention: attention, page, pageSize };
    return c.json(await readMonthEnd(read, asked), 200);
  });

  operation(service, exportMonthEnd, async (c) => {
    const [caller, { month, layout }] = [callerOf(c), c.req.valid('query')];
    const period = periodOf(month);
    const { companyIds, candidateIds } = await billedCompanies(db, period);
    await addNumbers(db, null, period, now());
    await recordAccess(db, caller, {
      action: 'month-end.exported',
      entity: 'organisation',
      entityId: caller.orgId,
      after: { month, layout },
      candidateIds,
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    const writer = fileWriters.csv;
    const columns = statementColumns(layout, period, provider.current);
    const rowsOf = (more: SQL) =>
      sql`select ${writer.fields(columns)} ${statementFrom(null, period, sql`and c.price_cents is not null ${more}`)}`;
    async function* inSlices() {
      for (let at = 0; at < companyIds.length; at += SLICE_COMPANIES) {
        const ids = `{${companyIds.slice(at, at + SLICE_COMPANIES).join(',')}}`;
        yield await copiers.db.slice(rowsOf(sql`and c.org_id = any (${ids}::uuid[])`), writer.copyFormat);
      }
    }
    // A replica may not have the numbers yet.
    const rows = copiers.db.inOneGo(rowsOf(sql``), writer.copyFormat) ?? inSlices();
    const body = writer.file(columns, withoutDetails(rows, log), 'Invoices');
    return exportResponse(body, { name: `${layout}-${month}`, format: 'csv', timeZone: DEFAULT_TIME_ZONE, at: now() });
  });
}
