import type { Context } from 'hono';
import { API_KEY_START } from '../../../access/api-keys.ts';
import { orgScope } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { noteCallbackError } from '../../../webhooks/endpoints/callback-endpoint.ts';
import type { Announce } from '../../shared/changes.ts';
import { findOrder } from '../change-order.ts';
import { orderReads } from '../order-reads.ts';
import * as routes from './greenhouse.routes.ts';
import { listTests } from './greenhouse-tests.ts';
import { GREENHOUSE, sendTest } from './send-test.ts';
import { statusOf } from './test-status.ts';

/** The API key of a request; null where a person or a token asks. */
function secretOf(c: Context): string | null {
  const [, bearer = ''] = c.req.header('authorization')?.split(' ') ?? [];
  return bearer.startsWith(API_KEY_START) ? bearer : null;
}

/** The calls that Greenhouse makes to a partner for assessments, over the orders of the company. */
export function greenhouseRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, portal, log } = deps;
  const noteRead = orderReads(deps);

  operation(service, routes.listGreenhouseTests, async (c) =>
    c.json(await listTests(db, orgScope(callerOf(c), undefined)), 200),
  );

  operation(service, routes.sendGreenhouseTest, async (c) => {
    const test = { test: c.req.valid('json'), secret: secretOf(c), ...originOf(c, now) };
    const { order_id, org_id } = await sendTest(deps, callerOf(c), test);
    await announce([{ org_id }]);
    return c.json({ partner_interview_id: order_id }, 200);
  });

  operation(service, routes.getGreenhouseTestStatus, async (c) => {
    const row = await findOrder(db, callerOf(c), c.req.valid('query').partner_interview_id);
    await noteRead(c, { action: 'order.opened', entity: 'order', entityId: row.order_id }, [row]);
    return c.json(statusOf(row, portal.publicUrl), 200);
  });

  operation(service, routes.noteGreenhouseError, async (c) => {
    const [caller, { api_call, errors, partner_interview_id: test }] = [callerOf(c), c.req.valid('json')];
    const { now: at, address } = originOf(c, now);
    const after = { api_call, errors, ...(test && { partner_interview_id: test }) };
    await db.transaction(async (tx) => {
      await noteCallbackError(tx, caller, { dialect: GREENHOUSE, error: `${api_call}: ${errors.join('; ')}`, now: at });
      const entry = { action: 'order.answer-refused', entity: 'organisation', entityId: caller.orgId };
      await audit(tx, caller, { ...entry, at, address, after });
    });
    log.note(`Greenhouse could not read an answer of the portal to company ${caller.orgId}; the audit has it.`);
    return c.json({ status: 200 } as const, 200);
  });
}
