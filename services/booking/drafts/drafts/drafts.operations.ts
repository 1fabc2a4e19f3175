import { authorizeInQuery, callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { beginOrder } from '../../orders/make-from-order.ts';
import type { Announce } from '../../shared/changes.ts';
import { answerOnce, keyOf } from '../../shared/idempotency.ts';
import * as routes from './drafts.routes.ts';
import { dropDraft } from './drop-draft.ts';
import { ownDraft, ownDrafts } from './own-drafts.ts';
import { beginDraft, writeDraft } from './save-draft.ts';

export function draftRoutes(service: Service, { db, now }: ServiceDeps, { announce }: { announce: Announce }): void {
  operation(service, routes.listDrafts, async (c) =>
    c.json({ drafts: await ownDrafts(db, callerOf(c), c.req.valid('query').service_type, now()) }, 200),
  );

  operation(
    service,
    routes.createDraft,
    async (c) => {
      const asked = c.req.valid('json');
      const {
        draft_id,
        service_type: serviceType,
        sid = null,
        order_id: orderId,
        order_changed_at: readAt = null,
        writer = null,
        sequence = 0,
        body,
      } = asked;
      const begun = { draftId: draft_id ?? undefined, serviceType, sid, body, writer, sequence };
      const origin = originOf(c, now);
      const authorization = authorizeInQuery(c, origin.now);
      const { answer } = await answerOnce(db, keyOf(c, asked, origin.now), async (one) => {
        if (!orderId) return { answer: await beginDraft(one, authorization, begun), changes: [] };
        const answer = await one.transaction(async (tx) => {
          const made = await beginDraft(tx, authorization, begun);
          await beginOrder(tx, callerOf(c), { orderId, readAt, draftId: made.draft_id, ...origin });
          return made;
        });
        return { answer, changes: [] };
      });
      return c.json(answer, 201);
    },
    { inlineAuthorization: true },
  );

  operation(service, routes.getDraft, async (c) =>
    c.json(await ownDraft(db, callerOf(c), c.req.valid('param').draft_id, now()), 200),
  );

  operation(
    service,
    routes.saveDraft,
    async (c) => {
      const { draft_id: draftId } = c.req.valid('param');
      const { writer = null, sequence = 0, ...change } = c.req.valid('json');
      const at = now();
      const saved = { draftId, ...change, writer, sequence, now: at };
      return c.json(await writeDraft(db, authorizeInQuery(c, at), saved), 200);
    },
    { inlineAuthorization: true },
  );

  operation(service, routes.deleteDraft, async (c) => {
    await announce(await dropDraft(db, callerOf(c), c.req.valid('param').draft_id, now()));
    return c.body(null, 204);
  });
}
