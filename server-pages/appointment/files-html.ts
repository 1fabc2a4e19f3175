import { html, raw } from 'hono/html';
import type { components } from '../../gateway/generated/booking.openapi.ts';
import { shownAppointment } from '../../machines/rules/calendar/dates.ts';
import type { Html } from './html-parts.ts';

type Own = components['schemas']['OwnAppointment'];

/** Of the form that sends the photo identification, which has no paperwork's id. */
export const IDENTIFICATION = 'identification';

/** File types of a phone's camera, scanner or files; the service checks the content. */
const ACCEPTED =
  'application/pdf,image/png,image/jpeg,image/heic,image/heif,image/webp,.pdf,.png,.jpg,.jpeg,.heic,.heif,.webp,.docx';
const nothing = html``;

/** A form for each thing that can be sent before the appointment. @param refused what is wrong with the file of one */
export function filesSection(own: Own, refused: { form: string; message: string } | null): Html {
  const { files, may_send: maySend } = own;
  if (!maySend && files.every(({ file_name: name }) => name === null)) return nothing;
  return html`<section id="files" aria-label="Send ahead"><h2>${maySend ? 'Send ahead' : 'What you sent'}</h2>
${maySend ? html`<p class="soft">A photo or a scan is enough, up to 10 MB. PDF, JPG, PNG, HEIC, WebP or Word. Only the clinic opens it.</p>` : nothing}
${files.map((file) => oneFile(own, file, refused))}</section>`;
}

function oneFile(own: Own, file: Own['files'][number], refused: { form: string; message: string } | null): Html {
  const { paperwork_id: paperworkId, paper_work: name, file_name: sent, sent_at: sentAt } = file;
  const form = paperworkId ?? IDENTIFICATION;
  const fault = refused?.form === form ? refused.message : null;
  const id = `file-${form}`;
  const { day, time } = shownAppointment(sentAt, own.timezone ?? 'Australia/Perth');
  const state = sent === null ? nothing : html`<p class="sent" id="${id}-sent">Sent: ${sent}, ${day} at ${time}.</p>`;
  if (!own.may_send) return sent === null ? nothing : html`<h3>${name}</h3>${state}`;
  const described = [sent === null ? '' : `${id}-sent`, fault === null ? '' : `${id}-error`].filter(Boolean).join(' ');
  return html`<form method="post" action="?do=send&amp;form=${form}" enctype="multipart/form-data" class="file">
<label for="${id}">${name}</label>
${state}
<input id="${id}" type="file" name="file" accept="${ACCEPTED}" required${fault === null ? '' : raw(' aria-invalid="true" autofocus')}${described === '' ? '' : html` aria-describedby="${described}"`}>
${fault === null ? nothing : html`<p class="error" id="${id}-error" role="alert">${fault}</p>`}
<button>${sent === null ? 'Send' : 'Replace'} <span class="unseen">${name}</span></button></form>`;
}
