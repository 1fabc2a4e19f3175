import { uuidv7 } from 'uuidv7';
import type { Caller } from '../../../access/caller.ts';
import { fail } from '../../../base/errors.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { findCandidate, lockBookedCandidate } from '../../record/candidates/booked-candidates.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import { claimId, refuseUsedId } from '../../shared/idempotency.ts';
import { addMessage, messagesOf } from './messages.ts';
import { openQuestions } from './open-questions.ts';
import * as routes from './questions.routes.ts';
import { receiveReply } from './replies.ts';

const sideOf = ({ isProvider }: Caller) => (isProvider ? 'clinic' : 'company');

/** Questions between company and clinic about a booking. */
export function questionRoutes(
  service: Service,
  { db, now, portal }: ServiceDeps,
  { announce }: { announce: Announce },
): void {
  operation(service, routes.listMessages, async (c) => {
    const { candidate_id: id } = await findCandidate(db, callerOf(c), c.req.valid('param').candidate_id);
    return c.json(await messagesOf(db, id), 200);
  });

  operation(service, routes.writeMessage, async (c) => {
    const caller = callerOf(c);
    const { message_id: messageId = uuidv7(), body, asks_back: asksBack } = c.req.valid('json');
    const { candidate_id: id } = await findCandidate(db, caller, c.req.valid('param').candidate_id);
    const written = body.trim();
    if (written === '') fail('INVALID', 'Write something first.', { field: 'body' });
    await db.transaction(async (tx) => {
      const candidate = await lockBookedCandidate(tx, id);
      const origin = originOf(c, now);
      const content = { id, written, asksBack };
      if (!(await claimId(tx, caller, { kind: 'message', id: messageId, content, now: origin.now }))) return;
      const message = { id: messageId, side: sideOf(caller), body: written, asksBack, ...origin } as const;
      if (!(await addMessage(tx, portal, { actor: caller, candidate, message }))) refuseUsedId();
    });
    await announce(candidatesChanged(id));
    return c.json(await messagesOf(db, id), 201);
  });

  operation(service, routes.listOpenQuestions, async (c) => {
    const caller = callerOf(c);
    return c.json(await openQuestions(db, scopeOf(caller, { isMine: false }), sideOf(caller)), 200);
  });

  operation(service, routes.receiveMail, async (c) => {
    const taken = await receiveReply(db, portal, {
      mail: c.req.valid('json'),
      raw: await c.req.text(),
      signature: c.req.valid('header')['x-signature'],
      ...originOf(c, now),
    });
    if (taken.isNew) await announce(candidatesChanged(taken.candidateId));
    return c.json({ is_new: taken.isNew }, 200);
  });
}
