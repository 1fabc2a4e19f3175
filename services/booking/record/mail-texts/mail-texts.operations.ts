import { callerOf, operation } from '../../../shared/http/operation.ts';
import { originOf } from '../../../shared/http/origin.ts';
import type { Service } from '../../../shared/http/service.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import * as routes from './mail-texts.routes.ts';
import { findMailText, listMailTexts, saveMailText } from './mail-texts.ts';
import { sendTestMail, shownPreview } from './preview-mail.ts';

/** Texts of the portal's mails, which the provider may rewrite. */
export function mailTextRoutes(service: Service, { db, now, portal }: ServiceDeps): void {
  operation(service, routes.listMailTexts, async (c) => c.json({ data: await listMailTexts(db) }, 200));

  operation(service, routes.getMailText, async (c) => c.json(await findMailText(db, c.req.valid('param').kind), 200));

  operation(service, routes.saveMailText, async (c) => {
    const { version: seen, ...text } = c.req.valid('json');
    const written = originOf(c, now);
    return c.json(await saveMailText(db, callerOf(c), { ...c.req.valid('param'), text, seen, ...written }), 200);
  });

  operation(service, routes.previewMailText, async (c) => {
    const { reference, ...text } = c.req.valid('json');
    return c.json(
      await shownPreview(db, callerOf(c), portal, { ...c.req.valid('param'), text, reference, now: now() }),
      200,
    );
  });

  operation(service, routes.sendTestMail, async (c) => {
    const { reference, ...text } = c.req.valid('json');
    const input = { ...c.req.valid('param'), text, reference, ...originOf(c, now) };
    return c.json({ recipient: await sendTestMail(db, callerOf(c), portal, input) }, 201);
  });
}
