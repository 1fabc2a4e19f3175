import { html, raw } from 'hono/html';
import type { components } from '../../gateway/generated/booking.openapi.ts';
import { SEXES } from '../../machines/rules/booking/sexes.ts';
import type { Html } from './html-parts.ts';

type Own = components['schemas']['OwnAppointment'];
export type DetailName = Own['missing'][number];

/** The typed text and the error of each field; `message` where nothing could be saved. */
export interface RefusedDetails {
  readonly typed: Readonly<Partial<Record<DetailName, string>>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly message?: string;
}

export const DETAIL_NAMES: readonly DetailName[] = [
  ...(['candidate_dob', 'candidate_gender', 'candidate_email', 'candidate_position'] as const),
];

const fields: Readonly<Record<DetailName, { label: string; hint: string; input: string }>> = {
  candidate_dob: {
    label: 'Date of birth',
    hint: 'Day, month and year, such as 14/03/1991.',
    input: 'inputmode="text" autocomplete="bday" placeholder="DD/MM/YYYY" maxlength="40"',
  },
  candidate_gender: { label: 'Assigned Sex at Birth', hint: '', input: '' },
  candidate_email: {
    label: 'Email',
    hint: 'We mail you the appointment and what to bring.',
    input: 'type="email" autocomplete="email" maxlength="254"',
  },
  candidate_position: {
    label: 'Position',
    hint: 'The job that you are examined for.',
    input: 'autocomplete="organization-title" maxlength="200"',
  },
};

export type TypedDetails = RefusedDetails['typed'];

const isTyped = (typed: TypedDetails) => DETAIL_NAMES.some((name) => typed[name] !== undefined);

/** Hidden fields with details that were typed before the proof ended: in the page alone, never in an address. */
export const hiddenDetails = (typed: TypedDetails): Html =>
  html`${DETAIL_NAMES.filter((name) => typed[name] !== undefined).map(
    (name) => html`<input type="hidden" name="${name}" value="${typed[name] ?? ''}">`,
  )}`;

export const typedDetailsNote = (typed: TypedDetails, proof: 'date of birth' | 'mobile'): Html =>
  isTyped(typed)
    ? html`<p class="note" role="status">What you typed is kept. Confirm your ${proof} again to save it.</p>`
    : html``;

/** A form for the details that the company left open; empty where nothing is missing. */
export function detailsSection(
  { missing, company_name }: Pick<Own, 'missing' | 'company_name'>,
  refused: RefusedDetails | null,
): Html {
  if (missing.length === 0) return html``;
  const first = missing.find((name) => refused?.errors[name]);
  return html`<section aria-labelledby="details"><h2 id="details">Your details</h2>
<p>${company_name} left these for you to fill in. The clinic needs them before you come.</p>
${refused?.message ? html`<p class="bad" role="alert">${refused.message}</p>` : ''}
<form method="post" action="?do=details" novalidate>
${missing.map((name) => field(name, refused, name === first))}
<button class="main">Save my details</button></form></section>`;
}

function field(name: DetailName, refused: RefusedDetails | null, isFirst: boolean): Html {
  const { label, hint, input } = fields[name];
  const [typed, error] = [refused?.typed[name] ?? '', refused?.errors[name]];
  const described = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(' ');
  const state = `${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''}${isFirst ? ' autofocus' : ''}`;
  return html`<div class="detail"><label for="${name}">${label}</label>
${hint ? html`<p class="soft hint" id="${name}-hint">${hint}</p>` : ''}
${
  name === 'candidate_gender'
    ? html`<select id="${name}" name="${name}" required${raw(state)}><option value="">Choose one</option>${SEXES.map(
        (sex) => html`<option${raw(sex === typed ? ' selected' : '')}>${sex}</option>`,
      )}</select>`
    : html`<input id="${name}" name="${name}" value="${typed}" ${raw(input)} required${raw(state)}>`
}
${error ? html`<p class="error" id="${name}-error"${raw(isFirst ? ' role="alert"' : '')}>${error}</p>` : ''}</div>`;
}
