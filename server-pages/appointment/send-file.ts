import { IDENTIFICATION } from './files-html.ts';
import { readAnswer } from './own-forms.ts';
import { OUT_OF_REACH, type PagesOptions, type Visit } from './visit.ts';

/** A file goes past this server as it comes, however slow the line; nothing of it is held here. */
export async function sendFile(visit: Visit, formId: string, { passOn }: PagesOptions): Promise<Response> {
  const isForm = /^[\da-f-]{36}$/.test(formId);
  const path = `/booking/own-appointment/files${isForm ? `?paperwork_id=${formId}` : ''}`;
  const { link, pass } = visit.proof();
  const proof = { 'appointment-link': link, 'appointment-pass': pass };
  const { status, body } = await readAnswer(await passOn(visit.request, 'booking', path, proof));
  if (status === 201) return visit.back('#files');
  // The link or the proof is over, the appointment has begun, or the form is no longer wanted: shows the present state.
  if (status === 401 || status === 404 || status === 409) return visit.back();
  const own = await visit.read();
  if (own instanceof Response) return own;
  const message = body?.error?.message ?? OUT_OF_REACH;
  return visit.again(own, status, { typed: '', message, form: isForm ? formId : IDENTIFICATION });
}
