import { Hono } from 'hono';
import { requestIdOf } from '../../gateway/request.ts';
import { askForChange, changeEarlier, confirm } from './answer-invitation.ts';
import { appointmentPage, headingOf } from './appointment-html.ts';
import { detailsFailed, fillIn } from './fill-in.ts';
import { changeTime, showTimes } from './move.ts';
import { openByBirthDate, openByCode, sendCode } from './open-link.ts';
import { calendar } from './own-answers.ts';
import { formOf, typedDetails } from './own-forms.ts';
import { sendFile } from './send-file.ts';
import { OUT_OF_REACH, type PagesOptions, type Visit, visits } from './visit.ts';

/** The work of each form of the pages, by its `?do=`. */
const FORMS: ReadonlyMap<string, (visit: Visit) => Promise<Response>> = new Map([
  ['code', sendCode],
  ['open', (visit: Visit) => (visit.form?.has('code') ? openByCode(visit) : openByBirthDate(visit))],
  ['details', fillIn],
  ['confirm', confirm],
  ['ask', askForChange],
  ['earlier', changeEarlier('ask')],
  ['take', changeEarlier('take')],
  ['decline', changeEarlier('decline')],
  ['hold', changeTime('hold')],
  ['move', changeTime('take')],
  ['release', changeTime('release')],
]);

/**
 * A candidate's own appointment: GET shows it, POST `?do=` takes a form, POST `?do=send&form=ID` a file, GET `?calendar` is the
 * calendar entry, GET `?move=DAY` has the times to choose from. Pages without script, made on the server. A link that opens nothing
 * answers 404, for any reason.
 */
export function ownAppointmentPages(options: PagesOptions) {
  const visitOf = visits(options);
  const app = new Hono<{ Variables: { visit: Visit } }>().basePath('/appointment');
  app.use(async ({ req, set }, next) => {
    const form = req.method === 'POST' && req.query('do') !== 'send' ? await formOf(req.raw) : null;
    set('visit', await visitOf(req.raw, req.path.split('/')[2] ?? '', form, form ? typedDetails(form) : {}));
    await next();
  });
  app.post('/:link{[\\w-]{20,100}}', ({ req, var: { visit } }) => {
    const doing = req.query('do') ?? '';
    if (doing === 'send') return sendFile(visit, req.query('form') ?? '', options);
    return FORMS.get(doing)?.(visit) ?? visit.ended();
  });
  app.get('/:link{[\\w-]{20,100}}', async ({ req, var: { visit } }) => {
    const own = await visit.read();
    if (own instanceof Response) return own;
    const asked = req.query();
    if (asked['calendar'] !== undefined && own.calendar !== null) return calendar(own.calendar);
    if (asked['move'] !== undefined) return showTimes(visit, own, asked['move']);
    const isSaved = asked['saved'] !== undefined;
    return visit.show(200, headingOf(own), appointmentPage(own, null, { isSaved }));
  });
  app.notFound(({ var: { visit } }) => visit.ended());
  app.onError((error, { req, var: { visit } }) => {
    options.onFault(error, requestIdOf(req.raw));
    const doing = req.query('do');
    if (doing === 'details') return detailsFailed(visit);
    if (doing !== 'open') return visit.failed();
    return visit.askBirthDate(503, { typed: visit.text('birth_date'), message: OUT_OF_REACH });
  });
  return async (request: Request): Promise<Response> => app.fetch(request);
}
