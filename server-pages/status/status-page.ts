import { html } from 'hono/html';
import type { PartOptions } from '../../gateway/part.ts';
import { DEFAULT_TIME_ZONE, shownAppointment, zoneLabel } from '../../machines/rules/calendar/dates.ts';
import { page } from '../appointment/appointment-html.ts';
import { noStore, pageHeaders } from '../appointment/own-answers.ts';

interface Part {
  readonly part: string;
  readonly works: boolean;
  readonly since: string | null;
}

const NAMES: Readonly<Record<string, string>> = {
  pages: 'Pages',
  booking: 'Sign-in and booking',
  mail: 'Mail',
  sms: 'SMS',
  webhooks: 'Webhooks',
  files: 'Files',
};

/** GET /status, and /status/json for programs: what works now, in words, without script and open to everybody. */
export function statusPage({ publicClients, passOn, provider, isHttps }: PartOptions) {
  return async (request: Request): Promise<Response> => {
    const { checkedAt, parts } = await status(request);
    if (new URL(request.url).pathname.endsWith('/json'))
      return Response.json({ checked_at: checkedAt, parts }, { headers: noStore });
    const { providerName } = await provider();
    const broken = parts.filter(({ works }) => !works);
    const body = html`<h1>${broken.length === 0 ? 'Everything works' : 'Not everything works'}</h1>
${checkedAt === null ? '' : html`<p>Checked on ${timeOf(checkedAt)}.</p>`}
<table><thead><tr><th scope="col">Part</th><th scope="col">State</th></tr></thead>
<tbody>${parts.map((one) => html`<tr><th scope="row">${NAMES[one.part] ?? one.part}</th><td>${stateOf(one)}</td></tr>`)}</tbody></table>
<p class="soft"><a href="/status/json">For programs</a></p>`;
    const headers = { ...pageHeaders(isHttps), 'content-type': 'text/html; charset=utf-8' };
    return new Response(String(page('Status', providerName, body)), { headers });
  };

  /** This page is the proof that pages work. Without the services nothing is known of the rest. */
  async function status(request: Request): Promise<{ checkedAt: string | null; parts: Part[] }> {
    const [known, isBooking] = await Promise.all([
      publicClients(request)
        .companies.GET('/companies/status')
        .then(({ data }) => data ?? null)
        .catch(() => null),
      passOn(new Request(request.url), 'booking', '/booking/health')
        .then(({ ok }) => ok)
        .catch(() => false),
    ]);
    const own = (part: string, works: boolean): Part => ({ part, works, since: null });
    const parts = [own('pages', true), own('booking', isBooking && known !== null), ...(known?.parts ?? [])];
    return { checkedAt: known?.checked_at ?? null, parts };
  }
}

function stateOf({ part, works, since }: Part): string {
  if (works) return 'Works';
  if (since === null) return part === 'files' ? 'Files cannot be opened now' : 'Does not work now';
  return `Delayed: the oldest message has waited since ${timeOf(since)}`;
}

const timeOf = (instant: string) => {
  const { day, time } = shownAppointment(instant, DEFAULT_TIME_ZONE);
  return `${day}, ${time} (${zoneLabel(DEFAULT_TIME_ZONE)})`;
};
