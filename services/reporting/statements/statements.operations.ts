import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../../machines/rules/calendar/dates.ts';
import { recordAccess } from '../../audit/access-log.ts';
import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import { readsOf, type ServiceDeps } from '../../shared/http/service-deps.ts';
import { fileWriters } from '../export-file.ts';
import { exportResponse } from '../export-response.ts';
import { withoutDetails } from '../export-rows.ts';
import { readStatement } from './read-statement.ts';
import { statementColumns } from './statement-columns.ts';
import { statementFrom } from './statement-rows.ts';
import { exportStatement, getStatement, type Statement } from './statements.routes.ts';

/** Statements of companies for a period: shown, and as files for bookkeeping. */
export function statementRoutes(service: Service, deps: ServiceDeps): void {
  const { db, copiers, log, now } = deps;

  operation(service, getStatement, async (c) => {
    const [caller, period] = [callerOf(c), c.req.valid('query')];
    const orgId = c.req.valid('param').org_id;
    const statement = await readStatement({ ...readsOf(deps, caller), db, now: now() }, orgId, period);
    const candidateIds = idsOf(statement);
    const opened = { action: 'statement.opened', entity: 'organisation', entityId: orgId, after: period, candidateIds };
    const from = { address: c.req.header('x-forwarded-for'), at: now() };
    if (candidateIds.length > 0) await recordAccess(db, caller, { ...opened, ...from });
    return c.json(statement, 200);
  });

  operation(service, exportStatement, async (c) => {
    const [caller, { layout, format, ...period }] = [callerOf(c), c.req.valid('query')];
    const orgId = c.req.valid('param').org_id;
    const statement = await readStatement({ ...readsOf(deps, caller), db, now: now() }, orgId, period);
    await recordAccess(db, caller, {
      action: 'statement.exported',
      entity: 'organisation',
      entityId: orgId,
      after: { ...period, layout, format },
      candidateIds: idsOf(statement),
      address: c.req.header('x-forwarded-for'),
      at: now(),
    });
    const writer = fileWriters[format];
    const columns = statementColumns(layout, period, deps.provider.current);
    const isImport = layout !== 'statement';
    const rows = sql`select ${writer.fields(columns)}
      ${statementFrom(orgId, period, isImport ? sql`and c.price_cents is not null` : sql``)}`;
    // A replica may not have the number yet.
    async function* once() {
      yield await copiers.db.slice(rows, writer.copyFormat);
    }
    const body = writer.file(columns, withoutDetails(once(), log), 'Statement');
    return exportResponse(body, { name: layout, format, timeZone: DEFAULT_TIME_ZONE, at: now() });
  });
}

const idsOf = ({ rows }: Statement) => rows.map((row) => row.candidate_id);
