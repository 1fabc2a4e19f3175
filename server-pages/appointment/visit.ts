import { type CookieOptions, cookie } from '../../gateway/cookie.ts';
import type { components } from '../../gateway/generated/booking.openapi.ts';
import type { PartOptions } from '../../gateway/part.ts';
import {
  appointmentPage,
  birthDatePage,
  endedPage,
  failedPage,
  guessedPage,
  headingOf,
  page,
  type Refused,
  restingPage,
} from './appointment-html.ts';
import { codePage, type RefusedCode } from './code-html.ts';
import type { TypedDetails } from './details-html.ts';
import type { Html } from './html-parts.ts';
import { noStore, pageHeaders } from './own-answers.ts';
import { linkPhaseOf } from './phases.ts';

export type Own = components['schemas']['OwnAppointment'];
export type PagesOptions = PartOptions;

/** The proof of the date of birth. Lax: the mail program that opens the link is another site. */
const APPOINTMENT_PASS: CookieOptions = {
  name: 'appointment_pass',
  path: '/appointment',
  maxAge: 12 * 60 * 60,
  sameSite: 'Lax',
  pattern: /^[\w.-]{1,200}$/,
};

export const OUT_OF_REACH = 'The portal cannot be reached right now. Try again in a minute.';

/** One request of a candidate, and what it can be answered with. */
export type Visit = Awaited<ReturnType<ReturnType<typeof visits>>>;

export function visits({ publicClients, provider, isHttps }: PagesOptions) {
  return async (request: Request, link: string, form: URLSearchParams | null, kept: TypedDetails) => {
    const { pathname } = new URL(request.url);
    const pass = cookie(request, APPOINTMENT_PASS, { isHttps });
    const { providerName, phone, openingHours } = await provider();
    const contact = phone === '' ? null : { name: providerName, phone, openingHours };
    const { booking: client } = publicClients(request);
    const withCookie = () => {
      const header = pass.header();
      return header === null ? {} : { 'set-cookie': header };
    };
    const show = (status: number, title: string, body: Html) =>
      new Response(String(page(title, providerName, body)), {
        status,
        headers: { ...pageHeaders(isHttps), 'content-type': 'text/html; charset=utf-8', ...withCookie() },
      });
    const title = (refused: object | null) => (refused ? 'Error: your appointment' : 'Your appointment');
    const askBirthDate = (status: number, refused: Refused | null) =>
      show(status, title(refused), birthDatePage(refused, kept));
    const askCode = (status: number, phoneEnd: string, isSent: boolean, refused: RefusedCode | null) =>
      show(status, title(refused), codePage(phoneEnd, isSent, refused, kept));
    const ended = () => show(404, 'Link ended', endedPage(contact));
    const guessed = () => show(429, 'Too many links', guessedPage(contact));
    const failed = () => show(503, 'That did not work', failedPage(OUT_OF_REACH, form?.get('message') ?? ''));

    /** The appointment; a page where the link or its proof does not open it. */
    async function read(): Promise<Own | Response> {
      const body = { link, pass: pass.value() };
      const { data, response } = await client.POST('/booking/own-appointment/read', { body });
      if (response.status === 404) return ended();
      if (response.status === 429) return guessed();
      if (!data) return failed();
      const phase = linkPhaseOf(data, Date.now());
      if (data.appointment && phase.matches({ live: 'open' })) return data.appointment;
      if (phase.matches({ live: 'resting' })) return show(200, 'Your appointment', restingPage());
      return phase.matches({ live: { asking: 'code' } })
        ? askCode(200, data.phone_end ?? '', phase.matches({ live: { asking: { code: 'sent' } } }), null)
        : askBirthDate(200, null);
    }

    return {
      request,
      link,
      client,
      form,
      kept,
      show,
      askBirthDate,
      askCode,
      ended,
      guessed,
      failed,
      read,
      text: (name: string) => form?.get(name) ?? '',
      /** The link and its proof, as the service takes them. */
      proof: () => ({ link, pass: pass.value() ?? '' }),
      keepPass: pass.keep,
      /** To the page itself, which then shows the present state. */
      back: (place = '') =>
        new Response(null, { status: 303, headers: { location: pathname + place, ...noStore, ...withCookie() } }),
      again: (own: Own, status: number, refused: Refused) =>
        show(status, `Error: ${headingOf(own)}`, appointmentPage(own, refused)),
    };
  };
}
