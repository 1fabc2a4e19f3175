import { callerOf, operation } from '../../shared/http/operation.ts';
import type { Service } from '../../shared/http/service.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { endMyOtherSessions, endMySession, listSessions } from './own-sessions.routes.ts';
import { endOwnSession, sessionsOf } from './own-sessions.ts';
import { endSessionsOf } from './sessions.ts';

/** The places where an account is signed in. */
export function ownSessionRoutes(service: Service, { db, now }: ServiceDeps): void {
  operation(service, listSessions, async (c) => c.json(await sessionsOf(db, callerOf(c), now()), 200));

  operation(service, endMySession, async (c) => {
    await endOwnSession(db, callerOf(c), c.req.valid('param').session_id, now());
    return c.body(null, 204);
  });

  operation(service, endMyOtherSessions, async (c) => {
    const caller = callerOf(c);
    const { accountId, orgId, name, sessionId } = caller;
    const ended = await db.transaction((tx) =>
      endSessionsOf(tx, { accountId, orgId, name }, 'ended-by-holder', now(), sessionId),
    );
    return c.json({ ended }, 200);
  });
}
