import { recordAccess } from '../../../audit/access-log.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { jsonText } from '../../shared/json-text.ts';
import { matchResults } from './match-results.ts';
import { setOutcome } from './outcome.ts';
import { acknowledgeResults } from './receipt.ts';
import * as routes from './results.routes.ts';

export function resultRoutes(service: Service, { db, now }: ServiceDeps, { announce }: { announce: Announce }): void {
  operation(service, routes.matchResults, async (c) => {
    const { files } = c.req.valid('json');
    const { json, candidateIds } = await matchResults(db, files, now());
    if (candidateIds.length > 0) {
      const address = c.req.header('x-forwarded-for');
      const shown = { entity: 'results', entityId: 'batch', candidateIds, after: { files: files.length } };
      await recordAccess(db, callerOf(c), { action: 'results.matched', ...shown, address, at: now() });
    }
    return jsonText(json, 200);
  });

  operation(service, routes.setOutcome, async (c) => {
    const { candidate_id: candidateId } = c.req.valid('param');
    const at = originOf(c, now);
    const outcome = await setOutcome(db, callerOf(c), { candidateId, ...c.req.valid('json'), ...at });
    await announce(candidatesChanged(candidateId));
    return c.json({ outcome }, 200);
  });

  operation(service, routes.acknowledgeResults, async (c) => {
    const { candidate_id: candidateId } = c.req.valid('param');
    const address = c.req.header('x-forwarded-for');
    const acknowledged = await acknowledgeResults(db, callerOf(c), { candidateId, now: now(), address });
    await announce(candidatesChanged(candidateId));
    return c.json({ acknowledged }, 200);
  });
}
