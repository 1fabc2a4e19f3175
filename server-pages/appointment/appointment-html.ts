import { html, raw } from 'hono/html';
import type { components } from '../../gateway/generated/booking.openapi.ts';
import type { OwnSnapshot } from '../../machines/own-appointment/own-appointment.machine.ts';
import { shownAppointment, shownDay, zoneLabel } from '../../machines/rules/calendar/dates.ts';
import { lengthLabel } from '../../machines/rules/calendar/length-label.ts';
import { style } from './appointment-style.ts';
import {
  DETAIL_NAMES,
  detailsSection,
  hiddenDetails,
  type RefusedDetails,
  type TypedDetails,
  typedDetailsNote,
} from './details-html.ts';
import { filesSection } from './files-html.ts';
import { type Html, longDay } from './html-parts.ts';
import { moveSection } from './move-html.ts';
import { MESSAGE_MOST } from './own-forms.ts';
import { pagePhase } from './phases.ts';

type Own = components['schemas']['OwnAppointment'];

/** A refused form: the typed text and the error message. */
export interface Refused {
  readonly typed: string;
  readonly message: string;
  /** Of a page with several forms; the message's unless it says so. */
  readonly field?: 'before_day';
  /** The form whose file was refused. */
  readonly form?: string;
}

const nothing = html``;

const phoneLink = (phone: string, words: string) =>
  html`<a class="button" href="tel:${phone.replace(/[^\d+]/g, '')}">${words}</a>`;

/** A whole page, without any script: what it does, it does by forms. */
export const page = (title: string, provider: string, body: Html) => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title}</title><style>${raw(style)}</style></head>
<body><main><p class="provider">${provider}</p>${body}<p class="soft"><a href="/accessibility">Accessibility</a></p></main></body>
</html>
`;

/** Asks for the date of birth, which proves that the link belongs to the candidate. */
export const birthDatePage = (refused: Refused | null, kept: TypedDetails = {}): Html => html`<h1>Your appointment</h1>
${typedDetailsNote(kept, 'date of birth')}
<form method="post" action="?do=open" class="card" novalidate>${hiddenDetails(kept)}
<label for="birth">Date of birth</label>
<p class="soft hint" id="birth-hint">Day, month and year, such as 14/03/1991. It shows us that this link is yours.</p>
<input id="birth" name="birth_date" value="${refused?.typed ?? ''}" inputmode="text" autocomplete="bday" placeholder="DD/MM/YYYY" maxlength="40" required${refused ? raw(' aria-invalid="true" autofocus') : ''} aria-describedby="birth-hint${refused ? ' birth-error' : ''}">
${refused ? html`<p class="error" id="birth-error" role="alert">${refused.message}</p>` : nothing}
<button class="main">See my appointment</button>
</form>`;

/** For a link that takes neither a date of birth nor a code for a while. */
export const restingPage = (): Html => html`<h1>Your appointment</h1>
<section><p role="status">Too many wrong dates of birth or codes were typed. Try again in a quarter of an hour.</p>
<p><a class="button" href="?">Try again</a></p></section>`;

export interface ProviderContact {
  readonly name: string;
  readonly phone: string;
  readonly openingHours: string;
}

const askForLink = (
  contact: ProviderContact | null,
) => html`<p>Look for a newer mail from us, or ask the person at your company who booked the appointment to send the confirmation again.</p>
${contact === null ? nothing : html`<p>Or call us:</p><p>${phoneLink(contact.phone, `Call ${contact.name}, ${contact.phone}`)}</p>${contact.openingHours === '' ? nothing : html`<p class="soft">${contact.openingHours}</p>`}`}`;

/** For a link that opens nothing, for any reason. */
export const endedPage = (
  contact: ProviderContact | null = null,
): Html => html`<h1>This link does not open an appointment</h1>
<section><p>Links end a day after the appointment, when a new one was sent in their place, and when the address that they were mailed to was corrected.</p>
${askForLink(contact)}</section>`;

/** For a link that opens nothing, where too many such links were tried. */
export const guessedPage = (
  contact: ProviderContact | null = null,
): Html => html`<h1>Too many links were tried from here</h1>
<section><p>This link does not open an appointment, and others that were tried from your network did not either. Try again in a quarter of an hour.</p>
${askForLink(contact)}</section>`;

/** Nothing could be read or written now. A typed message is filled in again, ready to resend. */
export const failedPage = (words: string, message: string): Html => html`<h1>That did not work</h1>
<section><p>${words}</p>${
  message === ''
    ? html`<p><a class="button" href="?">Try again</a></p>`
    : html`<form method="post" action="?do=ask" novalidate><label for="message">Your message</label>
<textarea id="message" name="message" maxlength="${MESSAGE_MOST}">${message}</textarea><button>Try again</button></form>`
}</section>`;

/** The typed details could not be saved now: the form shows them again, ready to resend. */
export const failedDetailsPage = (words: string, typed: TypedDetails): Html => html`<h1>That did not work</h1>
${detailsSection(
  { missing: DETAIL_NAMES.filter((name) => typed[name] !== undefined), company_name: 'Your company' },
  { typed, errors: {}, message: words },
)}`;

const headings: Readonly<Record<Own['state'], string>> = {
  ahead: 'Your appointment',
  arranging: 'Your appointment is being arranged',
  past: 'Your appointment has passed',
  cancelled: 'Your appointment is cancelled',
};

export const headingOf = ({ state }: Own): string => headings[state];

/** Each part is there where the machine of the own appointment allows what it does. */
export function appointmentPage(
  own: Own,
  refused: Refused | null,
  {
    details = null,
    now = Date.now(),
    isSaved = false,
  }: { details?: RefusedDetails | null; now?: number; isSaved?: boolean } = {},
): Html {
  const { state, candidate_name, company_name, reference, package_name } = own;
  const phase = pagePhase(own, now);
  const isHolding = phase.can({ type: 'time.taken' });
  const move = state === 'ahead' ? moveSection(own, phase) : nothing;
  return html`<h1>${headingOf(own)}</h1>
${isSaved && own.missing.length === 0 ? said('good', 'Your details are saved.') : nothing}
${notices(own, phase)}
${isHolding ? move : nothing}
${state === 'arranging' ? wishes(own) : place(own)}
${phase.can({ type: 'details.saved' }) ? detailsSection(own, details) : nothing}
${state === 'ahead' ? [offer(own, phase), isHolding ? nothing : [confirmation(own, phase), move], toBring(own), sendAhead(own, refused), earlier(own, phase, refused), request(own, phase, refused)] : sendAhead(own, refused)}
<footer><p>${candidate_name}, booked by ${company_name}.</p><p>${package_name}. Reference ${reference}.</p></footer>`;
}

const sendAhead = (own: Own, refused: Refused | null) =>
  filesSection(own, refused?.form === undefined ? null : { form: refused.form, message: refused.message });

/** A status that is there when a page opens is not read out: the answer to a press is opened at it, and has the focus. */
export const SAID = '#said';
const said = (tone: 'good' | 'note', words: Html | string) =>
  html`<p class="${tone}" role="status" id="said" tabindex="-1">${words}</p>`;

function notices({ state, confirmed_at, asked_at, timezone, company_name, move }: Own, phase: OwnSnapshot): Html {
  if (state === 'cancelled') return html`<p class="bad">It will not take place. There is nothing you need to do.</p>`;
  if (asked_at !== null && isAnswered(phase, 'asked')) {
    const words = html`You told ${company_name}${at(asked_at, timezone)} that you cannot come. This one stays booked until they change it.`;
    return said('note', words);
  }
  if (confirmed_at !== null && isAnswered(phase, 'confirmed')) {
    return said('good', html`You confirmed${at(confirmed_at, timezone)} that you will come.`);
  }
  return move?.is_moved ? said('good', 'You moved your appointment to this time.') : nothing;
}

const isAnswered = (phase: OwnSnapshot, answer: 'confirmed' | 'asked') =>
  phase.matches({ appointment: { ahead: { answer } } });

const at = (instant: string, zone: string | null) => {
  const { day, time } = shownAppointment(instant, zone);
  return ` on ${day} at ${time}`;
};

function wishes({ preferred_site_name, preferred_from_date, preferred_to_date }: Own): Html {
  return html`<section><p>The clinic will offer a time on one of these days, and we will mail it to you.</p>
<p class="day">${shownDay(preferred_from_date)} to ${shownDay(preferred_to_date)}</p><p>${preferred_site_name}</p></section>`;
}

function place({ appointment_time, timezone, minutes, site_name, site_address, site_phone, state }: Own): Html {
  if (appointment_time === null || timezone === null) return nothing;
  const { time } = shownAppointment(appointment_time, timezone);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${site_name}, ${site_address}`)}`;
  return html`<section aria-label="When and where"><p class="day">${longDay(appointment_time, timezone)}</p>
<p class="time"><time datetime="${appointment_time}">${time}</time></p>
<p class="soft">${zoneLabel(timezone)}. Takes ${lengthLabel(minutes)}.</p>
<div class="tear"></div>
<p class="site">${site_name}</p>
${site_address ? html`<p>${site_address}</p>` : nothing}
<div class="row">${
    state === 'ahead'
      ? html`<a class="button" href="?calendar">Add to calendar</a>
<a class="button" href="${map}" rel="noreferrer">Open map</a>`
      : nothing
  }
${site_phone ? phoneLink(site_phone, `Call ${site_phone}`) : nothing}</div></section>`;
}

function toBring({ paperwork, preparation }: Own): Html {
  return html`<section><h2>Bring</h2><p>Photo ID, such as a driver licence or passport.</p>
${paperwork ? html`<p>${paperwork}</p>` : nothing}
${preparation ? html`<h2>How to prepare</h2><p>${preparation}</p>` : nothing}</section>`;
}

function confirmation({ asked_at }: Own, phase: OwnSnapshot): Html {
  if (!phase.can({ type: 'attendance.confirmed' })) return nothing;
  return html`<form method="post" action="?do=confirm"><button class="main">${asked_at === null ? 'I will come' : 'I will come after all'}</button></form>`;
}

/** A time that is held for the candidate: one press takes it. */
function offer({ earlier, timezone }: Own, phase: OwnSnapshot): Html {
  if (!phase.can({ type: 'earlier.taken' })) return nothing;
  if (!earlier?.offered_time || !earlier.expires_at || timezone === null) return nothing;
  const { time } = shownAppointment(earlier.offered_time, timezone);
  const { time: until } = shownAppointment(earlier.expires_at, timezone);
  const seen = html`<input type="hidden" name="time" value="${earlier.offered_time}">`;
  return html`<section aria-label="Earlier time"><h2>An earlier time is free</h2>
<p class="day">${longDay(earlier.offered_time, timezone)}</p>
<p class="time"><time datetime="${earlier.offered_time}">${time}</time></p>
<p class="soft">Held for you until ${until}. Your appointment stays as it is until you take this one.</p>
<div class="row"><form method="post" action="?do=take">${seen}<button class="main">Take this time</button></form>
<form method="post" action="?do=decline">${seen}<button>No, thank you</button></form></div></section>`;
}

function earlier({ earlier: asked }: Own, phase: OwnSnapshot, refused: Refused | null): Html {
  if (!phase.can({ type: 'earlier.asked' }) || phase.can({ type: 'earlier.taken' })) return nothing;
  if (asked) {
    return html`<section><h2>Waiting for an earlier time</h2>
<p>We tell you when a time before ${shownDay(asked.before_day)} frees up, from 08:00 to 20:00.</p>
<form method="post" action="?do=decline"><button>Stop waiting</button></form></section>`;
  }
  const fault = refused?.field === 'before_day' ? refused : null;
  return html`<details${fault ? raw(' open') : ''}><summary>I would like to come earlier</summary>
<form method="post" action="?do=earlier" novalidate>
<label for="before">Tell me when a time frees up before</label>
<p class="soft hint" id="before-hint">Day, month and year. We hold it for you for 30 minutes; your appointment stays until you take it.</p>
<input id="before" name="before_day" value="${fault?.typed ?? ''}" inputmode="text" autocomplete="off" placeholder="DD/MM/YYYY" maxlength="40" required${fault ? raw(' aria-invalid="true"') : ''} aria-describedby="before-hint${fault ? ' before-error' : ''}">
${fault ? html`<p class="error" id="before-error" role="alert">${fault.message}</p>` : nothing}
<button>Tell me</button></form></details>`;
}

/** Sent for who needs no other time either. */
const NOT_COMING = 'I will not come to this appointment, and I do not need another time.';

function request({ company_name }: Own, phase: OwnSnapshot, refusal: Refused | null): Html {
  const refused = refusal?.field === 'before_day' || refusal?.form !== undefined ? null : refusal;
  if (!phase.can({ type: 'change.asked' })) return nothing;
  return html`<details${refused ? raw(' open') : ''}><summary>I cannot come at this time</summary>
<form method="post" action="?do=ask" novalidate>
<label for="message">What would suit you?</label>
<p class="soft hint" id="message-hint">We send it to the person at ${company_name} who booked. The appointment stays until they change it.</p>
<textarea id="message" name="message" maxlength="${MESSAGE_MOST}" required${refused ? raw(' aria-invalid="true"') : ''} aria-describedby="message-hint${refused ? ' message-error' : ''}">${refused?.typed ?? ''}</textarea>
${refused ? html`<p class="error" id="message-error" role="alert">${refused.message}</p>` : nothing}
<button>Ask for another time</button></form>
<form method="post" action="?do=ask"><input type="hidden" name="message" value="${NOT_COMING}"><button>I will not come at all</button></form></details>`;
}
