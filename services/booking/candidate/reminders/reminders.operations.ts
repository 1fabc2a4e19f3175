import { fail } from '../../../base/errors.ts';
import { isSigned } from '../../../mail/sms-signature.ts';
import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { chooseReminders, reminderChoice } from '../../record/mails/reminder-settings.ts';
import { type Announce, candidatesChanged } from '../../shared/changes.ts';
import * as routes from './reminders.routes.ts';
import { readReply } from './sms-replies.ts';

/** Reminders of candidates, and their answers. */
export function reminderRoutes(service: Service, deps: ServiceDeps, { announce }: { announce: Announce }): void {
  const { db, now, portal, smsSecret } = deps;

  operation(service, routes.getReminderSettings, async (c) => {
    const { org_id: orgId } = c.req.valid('param');
    return c.json(await reminderChoice(db, callerOf(c), orgId), 200);
  });

  operation(service, routes.updateReminderSettings, async (c) => {
    const { org_id: orgId } = c.req.valid('param');
    const { updated_at: seen, ...wanted } = c.req.valid('json');
    const change = { orgId, seen, wanted, ...originOf(c, now) };
    return c.json(await chooseReminders(db, callerOf(c), change), 200);
  });

  operation(service, routes.receiveSms, async (c) => {
    const { 'x-timestamp': timestamp, 'x-signature': signature } = c.req.valid('header');
    const signed = { timestamp, signature, body: await c.req.text() };
    if (smsSecret === null || !isSigned(smsSecret, signed, now())) fail('UNAUTHENTICATED', 'This is not signed.');
    const { id, from, text } = c.req.valid('json');
    const { meaning, candidateId } = await readReply(db, portal, { id, from, text, now: now() });
    if (candidateId) await announce(candidatesChanged(candidateId));
    return c.json({ meaning }, 200);
  });
}
