import { readBirthday } from '../../machines/rules/calendar/birth-date.ts';
import { DEFAULT_TIME_ZONE, dayIn, isoDay } from '../../machines/rules/calendar/dates.ts';
import { readDay } from '../../machines/rules/calendar/typed-day.ts';
import { type CookieOptions, cookie } from '../cookie.ts';
import { passOn } from '../files/file-proxy.ts';
import type { components, paths } from '../generated/booking.openapi.ts';
import { type PartOptions, publicClients } from '../part.ts';
import { requestIdOf } from '../request.ts';
import {
  appointmentPage,
  birthDatePage,
  endedPage,
  failedDetailsPage,
  failedPage,
  guessedPage,
  headingOf,
  page,
  type Refused,
  restingPage,
} from './appointment-html.ts';
import { codePage, type RefusedCode } from './code-html.ts';
import type { RefusedDetails, TypedDetails } from './details-html.ts';
import { IDENTIFICATION } from './files-html.ts';
import { timesPage } from './move-html.ts';
import { calendar, cookieHeader, noStore, pageHeaders } from './own-answers.ts';
import { fieldErrors, formOf, messageFault, readAnswer, typedDetails } from './own-forms.ts';
import { linkPhaseOf, pagePhase } from './phases.ts';

type Own = components['schemas']['OwnAppointment'];

/** The proof of the date of birth. Lax: the mail program that opens the link is another site. */
const APPOINTMENT_PASS: CookieOptions = {
  name: 'appointment_pass',
  path: '/appointment',
  maxAgeSeconds: 12 * 60 * 60,
  sameSite: 'Lax',
  pattern: /^[\w.-]{1,200}$/,
};

const OUT_OF_REACH = 'The portal cannot be reached right now. Try again in a minute.';

/**
 * A candidate's own appointment: GET shows it, POST `?do=code|open|details|confirm|ask|earlier|take|decline|hold|move|release` takes a form, POST
 * `?do=send&form=ID` a file, GET `?calendar` is the calendar entry, GET `?move=DAY` has the times to choose from. Pages of the server's alone: readable before, and without, any script. A link that opens nothing answers 404 whyever it does not.
 */
export function ownAppointmentPages(
  options: Pick<PartOptions, 'booking' | 'timeoutMs' | 'provider' | 'isHttps' | 'onFault'>,
) {
  const { booking, timeoutMs, provider, isHttps, onFault } = options;
  const clientOf = publicClients<paths>(booking, timeoutMs);

  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const link = /^\/appointment\/([\w-]{20,100})$/.exec(pathname)?.[1] ?? '';
    const pass = cookie(request, APPOINTMENT_PASS, { isHttps });
    const { providerName, phone, openingHours } = await provider();
    const contact = phone === '' ? null : { name: providerName, phone, openingHours };
    const client = clientOf(request);

    const show = (status: number, title: string, body: Parameters<typeof page>[2], setCookie: string | null = null) =>
      new Response(String(page(title, providerName, body)), {
        status,
        headers: { ...pageHeaders(isHttps), 'content-type': 'text/html; charset=utf-8', ...cookieHeader(setCookie) },
      });
    let ownPass = pass.value();
    /** Of a form, what the candidate typed of the own details. */
    let kept: TypedDetails = {};
    const ended = () => show(404, 'Link ended', endedPage(contact));
    const failed = (message = '') => show(503, 'That did not work', failedPage(OUT_OF_REACH, message));
    const askBirthDate = (status: number, refused: Refused | null) =>
      show(status, refused ? 'Error: your appointment' : 'Your appointment', birthDatePage(refused, kept));
    const askCode = (status: number, phoneEnd: string, isSent: boolean, refused: RefusedCode | null) =>
      show(status, refused ? 'Error: your appointment' : 'Your appointment', codePage(phoneEnd, isSent, refused, kept));
    const back = (setCookie: string | null = null, place = '') =>
      new Response(null, {
        status: 303,
        headers: { location: pathname + place, ...noStore, ...cookieHeader(setCookie) },
      });

    async function read(message = ''): Promise<Own | Response> {
      const body = { link, pass: ownPass };
      const { data, response } = await client.POST('/booking/own-appointment/read', { body });
      if (response.status === 404) return ended();
      if (response.status === 429) return show(429, 'Too many links', guessedPage(contact));
      if (!data) return failed(message);
      const phase = linkPhaseOf(data, Date.now());
      if (data.appointment && phase.matches({ live: 'open' })) return data.appointment;
      if (phase.matches({ live: 'resting' })) return show(200, 'Your appointment', restingPage());
      return phase.matches({ live: { asking: 'code' } })
        ? askCode(200, data.phone_end ?? '', phase.matches({ live: { asking: { code: 'sent' } } }), null)
        : askBirthDate(200, null);
    }

    async function open(typed: string): Promise<Response> {
      const { day, message } = readBirthday(typed, dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE));
      if (day === null) return askBirthDate(422, { typed, message: message ?? 'Date of birth is required' });
      const body = { link, date_of_birth: day };
      const { data, error, response } = await client.POST('/booking/own-appointment/open', { body });
      if (data) return opened(data.pass);
      if (response.status === 404) return ended();
      const status = response.status === 422 || response.status === 429 ? response.status : 503;
      return askBirthDate(status, { typed, message: error?.error.message ?? OUT_OF_REACH });
    }

    /** Which digits the mobile ends with; an answer where nothing asks for a code. */
    async function phoneEnd(): Promise<string | Response> {
      const { data, response } = await client.POST('/booking/own-appointment/read', { body: { link, pass: null } });
      if (response.status === 404) return ended();
      if (response.status === 429) return show(429, 'Too many links', guessedPage(contact));
      return data ? (data.phone_end ?? back()) : failed();
    }

    async function sendCode(): Promise<Response> {
      const { error, response } = await client.POST('/booking/own-appointment/code', { body: { link } });
      if (response.ok && Object.keys(kept).length === 0) return back();
      if (response.status === 404) return ended();
      const end = await phoneEnd();
      if (typeof end !== 'string') return end;
      // A redirect would lose what was typed.
      if (response.ok) return askCode(200, end, true, null);
      const status = response.status === 409 || response.status === 429 ? response.status : 503;
      return askCode(status, end, false, { typed: '', message: error?.error.message ?? OUT_OF_REACH });
    }

    async function openByCode(typed: string): Promise<Response> {
      const code = typed.replace(/\D/g, '');
      const body = { link, code: code || '-' };
      const { data, error, response } = await client.POST('/booking/own-appointment/open', { body });
      if (data) return opened(data.pass);
      if (response.status === 404) return ended();
      const end = await phoneEnd();
      if (typeof end !== 'string') return end;
      const isWrong = response.status === 400 || response.status === 422;
      const status = isWrong ? 422 : response.status === 429 ? 429 : 503;
      return askCode(status, end, true, { typed, message: error?.error.message ?? OUT_OF_REACH });
    }

    /** The proof is good again: what was typed before it ended is saved now. */
    function opened(newPass: string): Promise<Response> | Response {
      pass.keep(newPass);
      ownPass = newPass;
      return Object.keys(kept).length === 0 ? back(pass.header()) : fillIn(kept);
    }

    async function fillIn(typed: TypedDetails): Promise<Response> {
      const lost = () => show(503, 'That did not work', failedDetailsPage(OUT_OF_REACH, typed), pass.header());
      const own = await read().catch(lost);
      if (own instanceof Response) return own.status === 503 ? lost() : own;
      const today = dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE);
      const dob = typed.candidate_dob === undefined ? undefined : readBirthday(typed.candidate_dob, today).day;
      const body = { link, pass: ownPass ?? '', ...typed, ...(dob && { candidate_dob: dob }) };
      const { data, error, response } = await client.POST('/booking/own-appointment/details', { body });
      if (data) {
        pass.keep(data.pass);
        return back(pass.header(), '?saved');
      }
      if (response.status === 401) return readAgain();
      if (response.status !== 422 && response.status !== 400) return lost();
      const errors = fieldErrors(error);
      const refused: RefusedDetails = { typed, errors };
      return show(422, `Error: ${headingOf(own)}`, appointmentPage(own, null, { details: refused }), pass.header());
    }

    /** The proof ended between two requests: asks for it again. */
    async function readAgain(): Promise<Response> {
      const own = await read();
      return own instanceof Response ? own : back();
    }

    async function change(doing: 'confirm' | 'ask', typed: string): Promise<Response> {
      const own = await read(typed);
      if (own instanceof Response) return own;
      const proof = { link, pass: ownPass ?? '' };
      const fault = doing === 'ask' ? messageFault(typed) : null;
      if (fault !== null) return again(own, 422, { typed, message: fault });
      const { error, response } =
        doing === 'ask'
          ? await client.POST('/booking/own-appointment/ask', { body: { ...proof, message: typed } })
          : await client.POST('/booking/own-appointment/confirm', { body: proof });
      // Another request was quicker, or the appointment changed meanwhile: the page shows its present state.
      if (response.ok || response.status === 409) return back();
      if (doing === 'confirm') return failed();
      const isRefused = response.status === 400 || response.status === 422;
      if (isRefused && error) return again(own, 422, { typed, message: error.error.message });
      return again(own, 503, { typed, message: OUT_OF_REACH });
    }
    /** A refused day is shown again with its error; after any other failure the page shows the present state. */
    async function changeEarlier(
      wanted: 'ask' | 'take' | 'decline',
      { typed = '', time = null }: { typed?: string; time?: string | null },
    ): Promise<Response> {
      const own = await read();
      if (own instanceof Response) return own;
      const { day, message } = readDay(typed);
      const refuse = (words: string) => again(own, 422, { typed, message: words, field: 'before_day' });
      if (wanted === 'ask' && day === null) return refuse(message ?? 'Choose a day.');
      const body = { link, pass: ownPass ?? '', do: wanted, before_day: wanted === 'ask' ? day : null, time };
      const { error, response } = await client.POST('/booking/own-appointment/earlier', { body });
      if (response.ok || response.status === 409) return back();
      if (response.status !== 422 || !error) return failed();
      return wanted === 'ask' ? refuse(error.error.message) : back();
    }
    /** The times to choose from; where the appointment may not be moved, the page shows its present state. */
    async function choose(own: Own, day: string | null, refused: string | null = null): Promise<Response> {
      const body = { link, pass: ownPass ?? '', day };
      const { data, response } = await client.POST('/booking/own-appointment/times', { body });
      if (!data) return response.status === 409 ? back() : failed();
      const title = refused === null ? 'Choose another time' : 'Error: choose another time';
      return show(refused === null ? 200 : 409, title, timesPage(own, data, refused));
    }

    async function changeTime(wanted: 'hold' | 'take' | 'release', time: string): Promise<Response> {
      const own = await read();
      if (own instanceof Response) return own;
      const body = { link, pass: ownPass ?? '', do: wanted, time: time || null };
      const { error, response } = await client.POST('/booking/own-appointment/move', { body });
      if (response.ok) return back();
      if (response.status >= 500 || !error) return failed();
      return own.move === null ? back() : choose(own, isoDay(time.slice(0, 10)), error.error.message);
    }
    /** A file goes past this server as it comes, however slow the line; nothing of it is held here. */
    async function send(formId: string | null): Promise<Response> {
      const isForm = formId !== null && /^[\da-f-]{36}$/.test(formId);
      const path = `/booking/own-appointment/files${isForm ? `?paperwork_id=${formId}` : ''}`;
      const proof = { 'appointment-link': link, 'appointment-pass': ownPass ?? '' };
      const { status, body } = await readAnswer(await passOn(request, booking, path, timeoutMs, proof));
      if (status === 201) return back(null, '#files');
      // The link or the proof is over, the appointment has begun, or the form is no longer wanted: shows the present
      // state.
      if (status === 401 || status === 404 || status === 409) return back();
      const own = await read();
      if (own instanceof Response) return own;
      const refused = {
        typed: '',
        message: body?.error?.message ?? OUT_OF_REACH,
        form: isForm ? formId : IDENTIFICATION,
      };
      return again(own, status, refused);
    }
    const again = (own: Own, status: number, refused: Refused) =>
      show(status, `Error: ${headingOf(own)}`, appointmentPage(own, refused));

    if (link === '') return ended();
    const isFile = request.method === 'POST' && searchParams.get('do') === 'send';
    const form = request.method === 'POST' && !isFile ? await formOf(request) : null;
    const [birthDate, message] = [form?.get('birth_date') ?? '', form?.get('message') ?? ''];
    const doing = searchParams.get('do');
    kept = form ? typedDetails(form) : {};
    try {
      if (isFile) return await send(searchParams.get('form'));
      if (form) {
        if (doing === 'code') return await sendCode();
        if (doing === 'open' && form.has('code')) return await openByCode(form.get('code') ?? '');
        if (doing === 'open') return await open(birthDate);
        if (doing === 'details') return await fillIn(kept);
        if (doing === 'earlier') return await changeEarlier('ask', { typed: form.get('before_day') ?? '' });
        if (doing === 'hold' || doing === 'release') return await changeTime(doing, form.get('time') ?? '');
        if (doing === 'move') return await changeTime('take', form.get('time') ?? '');
        if (doing === 'take' || doing === 'decline') return await changeEarlier(doing, { time: form.get('time') });
        if (doing === 'confirm' || doing === 'ask') return await change(doing, message);
        return ended();
      }
      const own = await read();
      if (own instanceof Response) return own;
      if (searchParams.has('calendar') && own.calendar !== null) return calendar(own.calendar);
      if (searchParams.has('move')) {
        if (!pagePhase(own, Date.now()).can({ type: 'times.opened' })) return back();
        return await choose(own, isoDay(searchParams.get('move') ?? ''));
      }
      return show(200, headingOf(own), appointmentPage(own, null, { isSaved: searchParams.has('saved') }));
    } catch (thrown) {
      onFault(thrown, requestIdOf(request));
      if (form && doing === 'details')
        return show(503, 'That did not work', failedDetailsPage(OUT_OF_REACH, typedDetails(form)));
      if (form && doing === 'open') return askBirthDate(503, { typed: birthDate, message: OUT_OF_REACH });
      return failed(message);
    }
  };
}
