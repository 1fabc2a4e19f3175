import { readBirthday } from '../../machines/rules/calendar/birth-date.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../machines/rules/calendar/dates.ts';
import { fillIn } from './fill-in.ts';
import { OUT_OF_REACH, type Visit } from './visit.ts';

export async function openByBirthDate(visit: Visit): Promise<Response> {
  const typed = visit.text('birth_date');
  const { day, message } = readBirthday(typed, dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE));
  if (day === null) return visit.askBirthDate(422, { typed, message: message ?? 'Date of birth is required' });
  const body = { link: visit.link, date_of_birth: day };
  const { data, error, response } = await visit.client.POST('/booking/own-appointment/open', { body });
  if (data) return opened(visit, data.pass);
  if (response.status === 404) return visit.ended();
  const status = response.status === 422 || response.status === 429 ? response.status : 503;
  return visit.askBirthDate(status, { typed, message: error?.error.message ?? OUT_OF_REACH });
}

export async function openByCode(visit: Visit): Promise<Response> {
  const typed = visit.text('code');
  const body = { link: visit.link, code: typed.replace(/\D/g, '') || '-' };
  const { data, error, response } = await visit.client.POST('/booking/own-appointment/open', { body });
  if (data) return opened(visit, data.pass);
  if (response.status === 404) return visit.ended();
  const end = await phoneEnd(visit);
  if (typeof end !== 'string') return end;
  const isWrong = response.status === 400 || response.status === 422;
  const status = isWrong ? 422 : response.status === 429 ? 429 : 503;
  return visit.askCode(status, end, true, { typed, message: error?.error.message ?? OUT_OF_REACH });
}

export async function sendCode(visit: Visit): Promise<Response> {
  const { error, response } = await visit.client.POST('/booking/own-appointment/code', { body: { link: visit.link } });
  if (response.ok && Object.keys(visit.kept).length === 0) return visit.back();
  if (response.status === 404) return visit.ended();
  const end = await phoneEnd(visit);
  if (typeof end !== 'string') return end;
  // A redirect would lose what was typed.
  if (response.ok) return visit.askCode(200, end, true, null);
  const status = response.status === 409 || response.status === 429 ? response.status : 503;
  return visit.askCode(status, end, false, { typed: '', message: error?.error.message ?? OUT_OF_REACH });
}

/** The last digits of the mobile; a page where nothing asks for a code. */
async function phoneEnd({ client, link, ended, guessed, back, failed }: Visit): Promise<string | Response> {
  const { data, response } = await client.POST('/booking/own-appointment/read', { body: { link, pass: null } });
  if (response.status === 404) return ended();
  if (response.status === 429) return guessed();
  return data ? (data.phone_end ?? back()) : failed();
}

/** The proof is good again: what was typed before it ended is saved now. */
function opened(visit: Visit, pass: string): Promise<Response> | Response {
  visit.keepPass(pass);
  return Object.keys(visit.kept).length === 0 ? visit.back() : fillIn(visit);
}
