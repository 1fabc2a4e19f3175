import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './notifications.routes.ts';
import { confirmationWarning, sendConfirmation } from './notifications.ts';

export function notificationRoutes(service: Service, { db, now, portal }: ServiceDeps): void {
  operation(service, routes.getConfirmationWarning, async (c) =>
    c.json(
      await confirmationWarning(db, callerOf(c), portal, {
        candidateId: c.req.valid('query').candidate_id,
        now: now(),
      }),
      200,
    ),
  );

  operation(service, routes.sendNotification, async (c) => {
    const deliveries = await sendConfirmation(db, callerOf(c), portal, {
      bookingId: c.req.valid('param').booking_id,
      candidateId: c.req.valid('json').candidate_id,
      ...originOf(c, now),
    });
    return c.json({ deliveries }, 201);
  });
}
