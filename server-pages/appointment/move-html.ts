import { html } from 'hono/html';
import type { components } from '../../gateway/generated/booking.openapi.ts';
import type { OwnSnapshot } from '../../machines/own-appointment/own-appointment.machine.ts';
import { shownAppointment, shownDay, shownWeekday, zoneLabel } from '../../machines/rules/calendar/dates.ts';
import { type Html, longDay } from './html-parts.ts';

type Own = components['schemas']['OwnAppointment'];
type Times = components['schemas']['OwnTimes'];

/** Days shown at once; others are a link away. */
const DAYS = 6;
const nothing = html``;

/** A link to other times, or the time that is held for the candidate now. */
export function moveSection({ move, timezone, site_name }: Own, phase: OwnSnapshot): Html {
  if (move === null || timezone === null || !phase.can({ type: 'times.opened' })) return nothing;
  if (move.held_time === null || move.expires_at === null || !phase.can({ type: 'time.taken' })) {
    return html`<section><h2>Another time</h2>
<p>You may move it to another time at ${site_name}, until ${shownDay(move.until_day)}.</p>
<p><a class="button" href="?move">Choose another time</a></p></section>`;
  }
  const { time: until } = shownAppointment(move.expires_at, timezone);
  return html`<section aria-label="Chosen time"><h2>Move to this time?</h2>
<p class="day">${longDay(move.held_time, timezone)}</p>
<p class="time"><time datetime="${move.held_time}">${shownAppointment(move.held_time, timezone).time}</time></p>
<p class="soft">Held for you until ${until}. Your appointment stays as it is until you move it.</p>
<form method="post" action="?do=move"><input type="hidden" name="time" value="${move.held_time}"><button class="main">Move to this time</button></form>
<div class="row"><a class="button" href="?move">Choose another time</a>
<form method="post" action="?do=release"><button>Keep the present time</button></form></div></section>`;
}

/** The times to choose from, those of one day. @param refused what is wrong with the one that was chosen */
export function timesPage(own: Own, { days, day, times }: Times, refused: string | null): Html {
  const { site_name, company_name, timezone, appointment_time } = own;
  const present = appointment_time === null ? null : shownAppointment(appointment_time, timezone);
  const back = html`<p><a class="button" href="?">Back to your appointment</a></p>`;
  const head = html`<h1>Choose another time</h1>
${refused === null ? nothing : html`<p class="bad" role="alert">${refused}</p>`}
${present ? html`<p class="soft">Now ${present.day} at ${present.time}, ${site_name}.</p>` : nothing}`;
  if (day === null) {
    return html`${head}<section><p>No other time is free at ${site_name} on the days that ${company_name} allows.</p>
<p>Ask ${company_name} for another time instead.</p></section>${back}`;
  }
  const first = Math.floor(Math.max(days.indexOf(day), 0) / DAYS) * DAYS;
  return html`${head}<nav aria-label="Days">
${dayLink(days[first - 1], 'Earlier days')}
<ul class="days">${days
    .slice(first, first + DAYS)
    .map(
      (one) =>
        html`<li><a class="button" href="?move=${one}"${one === day ? html` aria-current="date"` : nothing}>${shownWeekday(one)} ${shownDay(one).slice(0, 5)}</a></li>`,
    )}</ul>
${dayLink(days[first + DAYS], 'Later days')}</nav>
<form method="post" action="?do=hold"><section><h2>${longDay(`${day}T12:00:00Z`, 'UTC')}</h2>
<p class="soft">${zoneLabel(timezone)}. The time that you press is held for you.</p>
<ul class="times">${times.map(
    (time) => html`<li><button name="time" value="${time}">${shownAppointment(time, timezone).time}</button></li>`,
  )}</ul></section></form>${back}`;
}

const dayLink = (day: string | undefined, words: string) =>
  day === undefined ? nothing : html`<a class="button" href="?move=${day}">${words}</a> `;
