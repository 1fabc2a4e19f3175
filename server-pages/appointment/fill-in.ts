import { readBirthday } from '../../machines/rules/calendar/birth-date.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../machines/rules/calendar/dates.ts';
import { appointmentPage, failedDetailsPage, headingOf, SAID } from './appointment-html.ts';
import { fieldErrors } from './own-forms.ts';
import { OUT_OF_REACH, type Visit } from './visit.ts';

/** The typed details again, where nothing can be saved now. */
export const detailsFailed = ({ show, kept }: Visit) =>
  show(503, 'That did not work', failedDetailsPage(OUT_OF_REACH, kept));

/** Saves the typed details. Where the proof ended meanwhile, the page asks for it again and holds them. */
export async function fillIn(visit: Visit): Promise<Response> {
  const { client, kept: typed, read, show, back } = visit;
  const own = await read().catch(() => detailsFailed(visit));
  if (own instanceof Response) return own.status === 503 ? detailsFailed(visit) : own;
  const today = dayIn(new Date().toISOString(), DEFAULT_TIME_ZONE);
  const dob = typed.candidate_dob === undefined ? undefined : readBirthday(typed.candidate_dob, today).day;
  const body = { ...visit.proof(), ...typed, ...(dob && { candidate_dob: dob }) };
  const { data, error, response } = await client.POST('/booking/own-appointment/details', { body });
  if (data) {
    visit.keepPass(data.pass);
    return back(`?saved${SAID}`);
  }
  if (response.status === 401) {
    const again = await read();
    return again instanceof Response ? again : back();
  }
  if (response.status !== 422 && response.status !== 400) return detailsFailed(visit);
  const details = { typed, errors: fieldErrors(error) };
  return show(422, `Error: ${headingOf(own)}`, appointmentPage(own, null, { details }));
}
