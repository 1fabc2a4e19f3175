import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { candidateInScope } from '../../record/candidates/candidate-scope.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { changeCandidateEarlierTime } from './earlier-time.routes.ts';
import { changeEarlierTime, earlierTimeOf } from './earlier-time.ts';

/** Operations of the company's people for a candidate who would rather come earlier. */
export function earlierTimeRoutes(
  service: Service,
  { db, now, portal }: ServiceDeps,
  { announce }: { announce: Announce },
): void {
  operation(service, changeCandidateEarlierTime, async (c) => {
    const { candidate_id: candidateId } = c.req.valid('param');
    const { do: wanted, before_day: beforeDay, time } = c.req.valid('json');
    const by = callerOf(c);
    await candidateInScope(db, by, candidateId);
    const change = { candidateId, by, ...originOf(c, now) };
    const changes = await changeEarlierTime(db, portal, change, { wanted, beforeDay, time });
    await announce([...changes, ...candidatesChanged(candidateId)]);
    return c.json({ earlier_time: await earlierTimeOf(db, candidateId, now()) }, 200);
  });
}
