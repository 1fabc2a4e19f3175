import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import type { Database } from '../../../database/database.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { type Origin, originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { candidateInScope } from '../../record/candidates/candidate-scope.ts';
import { endCandidateLinks } from '../../record/links/candidate-links.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { sendCandidateLink as sendLink } from './send-link.ts';
import { revokeCandidateLinks, sendCandidateLink } from './staff-links.routes.ts';

/** Operations of company and provider on a link: send one that did not arrive, end one in wrong hands. */
export function staffLinkRoutes(
  service: Service,
  { db, now, portal }: ServiceDeps,
  { announce }: { announce: Announce },
): void {
  operation(service, sendCandidateLink, async (c) => {
    const { candidate_id: candidateId } = c.req.valid('param');
    const change = { candidateId, ...originOf(c, now) };
    await sendLink(db, portal, callerOf(c), change);
    await announce(candidatesChanged(candidateId));
    return c.body(null, 204);
  });

  operation(service, revokeCandidateLinks, async (c) => {
    const { candidate_id: candidateId } = c.req.valid('param');
    const change = { candidateId, ...originOf(c, now) };
    await revokeLinks(db, callerOf(c), change);
    await announce(candidatesChanged(candidateId));
    return c.body(null, 204);
  });
}

interface LinkChange extends Origin {
  readonly candidateId: string;
}

async function revokeLinks(db: Database, caller: Caller, { candidateId, now, address }: LinkChange): Promise<void> {
  await candidateInScope(db, caller, candidateId);
  await db.transaction(async (tx) => {
    const { booking_id: bookingId } = await lockBookedCandidate(tx, candidateId);
    if (!(await endCandidateLinks(tx, candidateId, now))) return;
    await audit(tx, caller, {
      action: 'candidate.link-revoked',
      entity: 'candidate',
      entityId: candidateId,
      bookingId,
      address,
      at: now,
    });
  });
}
