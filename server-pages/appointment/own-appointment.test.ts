import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serviceClients } from '../../gateway/context.ts';
import { passingOn } from '../../gateway/files/pass-on.ts';
import { eachService } from '../../services/shared/service-names.ts';
import { htmlFaults } from '../../tests/support/html-faults.ts';
import { style } from './appointment-style.ts';
import { ownAppointmentPages } from './own-appointment.ts';

const LINK = 'http://portal/appointment/nobody-was-ever-mailed-this-link-abcdefghij';
const WORDS = 'The portal cannot be reached right now. Try again in a minute.';

/** The pages over a service that answers so. Each page that they answer with is valid HTML. */
function pagesOver(fetch: (request: Request) => Promise<Response>) {
  const services = eachService((name) => ({ baseUrl: `http://${name}`, fetch }));
  const pages = ownAppointmentPages({
    publicClients: serviceClients(services, 1_000),
    passOn: passingOn(services, 1_000),
    provider: async () => ({
      providerName: 'Banksia Health',
      phone: '08 5550 1400',
      openingHours: 'Mon to Fri, 7:00 to 17:00',
      holdMinutes: 10,
    }),
    isHttps: false,
    onFault: () => {},
  });
  return async (request: Request) => {
    const answer = await pages(request);
    if (answer.body) expect(await htmlFaults(await answer.clone().text())).toEqual([]);
    return answer;
  };
}

const form = (doing: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return new Request(`${LINK}?do=${doing}`, { method: 'POST', body, headers });
};

const away = {
  'cannot be reached': () => Promise.reject(new TypeError('fetch failed')),
  'answers 503': async () => Response.json({ error: { code: 'UNAVAILABLE', message: WORDS } }, { status: 503 }),
};

test.each(Object.entries(away))(
  '[own.page] the message for a service that %s is plain, and the typed text stays in the form',
  async (_how, fetch) => {
    const pages = pagesOver(fetch);
    const opened = await pages(form('open', { birth_date: '14/3/1991' }));
    const text = await opened.text();
    expect([opened.status, text.includes(WORDS), text.includes('value="14/3/1991"')]).toEqual([503, true, true]);

    const sent = await pages(form('ask', { message: 'Friday <after> ten' }));
    expect(sent.status).toBe(503);
    expect(await sent.text()).toContain('>Friday &lt;after&gt; ten</textarea>');

    const shown = await pages(new Request(LINK));
    expect([shown.status, (await shown.text()).includes(WORDS)]).toEqual([503, true]);
  },
);

const typed = {
  candidate_dob: '31/02/1991',
  candidate_gender: 'Male',
  candidate_email: 'liam<at>home',
  candidate_position: 'Rigger',
};
const unproved = { appointment: null, proof: 'date_of_birth', phone_end: null, rests_until: null, code_ends_at: null };
const own = {
  state: 'arranging',
  candidate_name: 'Liam O’Connor',
  company_name: 'Redgum Mining',
  reference: 'PF-1',
  confirmed_at: null,
  asked_at: null,
  move: null,
  can_be_earlier: false,
  earlier: null,
  package_name: 'Standard',
  missing: Object.keys(typed),
  files: [],
  preferred_site_name: 'Perth – Hay Street',
  preferred_from_date: '2026-12-01',
  preferred_to_date: '2026-12-05',
};
const standing = [
  'value="31/02/1991"',
  '<option selected>Male</option>',
  'value="liam&lt;at&gt;home"',
  'value="Rigger"',
];

test('[own.fill-in-page] each refused detail has its words at its field, and nothing typed is lost', async () => {
  const fields = { candidate_dob: 'There is no such day.', candidate_email: 'Must be email format.' };
  const asked: unknown[] = [];
  const pages = pagesOver(async (request) => {
    if (request.url.endsWith('/read')) return Response.json({ ...unproved, appointment: own, proof: 'code' });
    asked.push(await request.json());
    return Response.json({ error: { code: 'INVALID', message: '', details: { fields } } }, { status: 422 });
  });
  const answer = await pages(form('details', typed));
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(asked).toMatchObject([typed]);
  for (const part of standing) expect(text).toContain(part);
  for (const [name, words] of Object.entries(fields)) {
    expect(text).toMatch(new RegExp(`id="${name}"[^>]*aria-describedby="[^"]*${name}-error" aria-invalid="true"`));
    expect(text).toMatch(new RegExp(`id="${name}-error"[^>]*>${words}`));
  }
});

test('[own.fill-in-page] details that cannot be saved now stay in their form, to be sent again', async () => {
  for (const fetch of Object.values(away)) {
    const answer = await pagesOver(fetch)(form('details', typed));
    const text = await answer.text();
    expect([answer.status, text.includes(WORDS)]).toEqual([503, true]);
    for (const part of standing) expect(text).toContain(part);
  }
});

test('[own.tries] a link that rests says so before anything is typed', async () => {
  const rests = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const shown = async (rests_until: string) =>
    (await pagesOver(async () => Response.json({ ...unproved, rests_until }))(new Request(LINK))).text();
  expect(await shown(rests(9))).toContain('Try again in a quarter of an hour.');
  expect(await shown(rests(9))).not.toContain('name="birth_date"');
  expect(await shown(rests(-1))).toContain('name="birth_date"');
});

test('[own.fill-in-page] details sent after the proof ended stay in the page that requires it again, and are saved with it', async () => {
  let isProved = false;
  const saved: unknown[] = [];
  const pages = pagesOver(async (request) => {
    const body = (await request.json()) as { pass?: string };
    if (request.url.endsWith('/read')) {
      if (isProved && body.pass === 'new') return Response.json({ ...unproved, appointment: own });
      return Response.json({ ...unproved, proof: 'code', phone_end: '006' });
    }
    if (request.url.endsWith('/code')) return Response.json({ done: true });
    if (request.url.endsWith('/open')) {
      isProved = true;
      return Response.json({ pass: 'new' });
    }
    saved.push(body);
    return Response.json({ pass: 'newer' });
  });
  const hidden = Object.entries(typed).map(
    ([name, value]) => `name="${name}" value="${value.replace('<', '&lt;').replace('>', '&gt;')}"`,
  );
  for (const step of [form('details', typed), form('code', typed)]) {
    const answer = await pages(step);
    const text = await answer.text();
    expect([answer.status, text.includes('What you typed is kept.')]).toEqual([200, true]);
    for (const part of hidden) expect(text).toContain(part);
    expect([answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
  }
  const opened = await pages(form('open', { ...typed, code: '123456' }));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${new URL(LINK).pathname}?saved#said`]);
  expect(opened.headers.get('set-cookie')).toContain('appointment_pass=newer;');
  expect(saved).toEqual([expect.objectContaining({ ...typed, pass: 'new' })]);
});

test('[own.code] a code is sent at a press and typed on the same page; a wrong one shows the tries that are left', async () => {
  const words = 'This is not the code that we sent last, or it is too old. 3 tries are left.';
  let endsAt: string | null = null;
  const pages = pagesOver(async (request) => {
    if (request.url.endsWith('/read'))
      return Response.json({ ...unproved, proof: 'code', phone_end: '006', code_ends_at: endsAt });
    if (request.url.endsWith('/code')) {
      endsAt = new Date(Date.now() + 600_000).toISOString();
      return Response.json({ done: true });
    }
    return Response.json({ error: { code: 'INVALID', message: words } }, { status: 422 });
  });
  const first = await (await pages(new Request(LINK))).text();
  expect(first).toContain('ends in 006');
  expect(first).not.toContain('name="code"');
  const sent = await pages(form('code', {}));
  expect([sent.status, sent.headers.get('location')]).toEqual([303, new URL(LINK).pathname]);
  expect(await (await pages(new Request(LINK))).text(), 'on any phone, and after a reload').toContain(
    'autocomplete="one-time-code"',
  );
  const refused = await pages(form('open', { code: '12 34 56' }));
  const text = await refused.text();
  expect([refused.status, text.includes(words), text.includes('value="12 34 56"')]).toEqual([422, true, true]);
});

test('[own.guesses] an address that tried too many links has to wait', async () => {
  const error = { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again in 15 minutes.' };
  const answer = await pagesOver(async () => Response.json({ error }, { status: 429 }))(new Request(LINK));
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain('Try again in a quarter of an hour.');
});

test('[own.upload-page] a file that comes slowly is passed on as it comes, and one that stops coming is given up in words', async () => {
  const sent = (pieces: number, end: boolean) => {
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (at++ < pieces) {
          await pause(300);
          controller.enqueue(new Uint8Array(1_000));
        } else if (end) controller.close();
        else await new Promise(() => {});
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: 'appointment_pass=1.pass' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return new Request(`${LINK}?do=send&form=identification`, init);
  };
  const asked: Request[] = [];
  let bytes = 0;
  const pages = pagesOver(async (request) => {
    asked.push(request);
    if (!request.url.endsWith('/files')) return Response.json({ error: { message: WORDS } }, { status: 503 });
    bytes = (await request.bytes()).byteLength;
    return Response.json({ file_name: 'scan.pdf' }, { status: 201 });
  });
  const answer = await pages(sent(6, true));
  expect([answer.status, bytes], 'longer than a second in all, never silent for one').toEqual([303, 6_000]);
  const [upload] = asked;
  expect([upload?.headers.get('appointment-link'), upload?.headers.get('appointment-pass')]).toEqual([
    LINK.split('/').at(-1),
    '1.pass',
  ]);
  const stopped = await pages(sent(1, false));
  expect([stopped.status, (await stopped.text()).includes(WORDS)]).toEqual([503, true]);
});

const ahead = {
  ...own,
  state: 'ahead',
  appointment_time: '2099-11-24T00:00:00Z',
  timezone: 'Australia/Perth',
  minutes: 30,
  site_name: 'Perth – Hay Street',
  site_address: '',
  site_phone: null,
  paperwork: null,
  preparation: null,
  missing: [],
  may_send: false,
  calendar: null,
};
const pageOf = async (appointment: object, place = '') =>
  (await pagesOver(async () => Response.json({ ...unproved, appointment }))(new Request(`${LINK}${place}`))).text();

/** A page of a booked appointment, over a service that refuses no message of at most 500 characters. */
const messaging = () => {
  const sent: string[] = [];
  const pages = pagesOver(async (request) => {
    if (request.url.endsWith('/read')) return Response.json({ ...unproved, appointment: ahead });
    sent.push(((await request.json()) as { message: string }).message);
    return Response.json({ done: true });
  });
  return { sent, pages };
};

test('[own.page] a line break of a message is one character, however a browser writes it', async () => {
  const { sent, pages } = messaging();
  const lines = Array.from({ length: 20 }, () => 'x'.repeat(24)).join('\r\n');
  expect(lines).toHaveLength(518);
  expect((await pages(form('ask', { message: lines }))).status).toBe(303);
  expect(sent).toEqual([lines.replaceAll('\r\n', '\n')]);
});

test('[own.page] a message that is too long has its error at the field, and stays there', async () => {
  const { sent, pages } = messaging();
  const answer = await pages(form('ask', { message: 'y'.repeat(501) }));
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text).toMatch(/id="message-error" role="alert">Use at most 500 characters. This message has 501.</);
  expect(text).toContain(`>${'y'.repeat(501)}</textarea>`);
  expect(sent).toEqual([]);
});

test('[own.page] the service’s refusal of a message or a code is shown at the field, not as a network error', async () => {
  const error = { code: 'BAD_REQUEST', message: 'code must be at most 20 characters', field: 'code' };
  const pages = pagesOver(async (request) =>
    request.url.endsWith('/read')
      ? Response.json({ ...unproved, appointment: ahead, proof: 'code', phone_end: '006' })
      : Response.json({ error }, { status: 400 }),
  );
  for (const sent of [form('open', { code: '1'.repeat(30) }), form('ask', { message: 'Friday' })]) {
    const answer = await pages(sent);
    expect([answer.status, (await answer.text()).includes(error.message)]).toEqual([422, true]);
  }
});

test('[own.fill-in-page] saved details are followed by a green note, as confirming is', async () => {
  const saved = await pagesOver(async (request) =>
    Response.json(request.url.endsWith('/read') ? { ...unproved, appointment: own } : { pass: 'newer' }),
  )(form('details', typed));
  const place = saved.headers.get('location') ?? '';
  const note = '<p class="good" role="status" id="said" tabindex="-1">Your details are saved.</p>';
  expect(await pageOf({ ...ahead, missing: [] }, place.slice(place.indexOf('?')))).toContain(note);
  expect(await pageOf(ahead)).not.toContain(note);
});

test('[own.move-page] while another time is held, moving there comes first, and the old time cannot be confirmed', async () => {
  const move = { from_day: '2099-11-20', until_day: '2099-11-30', held_time: '2099-11-25T00:00:00Z', is_moved: false };
  const held = await pageOf({ ...ahead, move: { ...move, expires_at: '2099-11-20T00:00:00Z' } });
  expect(held.indexOf('Move to this time?')).toBeLessThan(held.indexOf('When and where'));
  expect(held.indexOf('Move to this time?')).toBeGreaterThan(0);
  expect(held).not.toContain('I will come<');
  const free = await pageOf({ ...ahead, move: { ...move, held_time: null, expires_at: null } });
  expect(free.indexOf('I will come<')).toBeGreaterThan(free.indexOf('When and where'));
});

test('[own.page] one press reports that the candidate will not come at all', async () => {
  const { sent, pages } = messaging();
  const message = /name="message" value="([^"]+)"><button>I will not come at all/.exec(await pageOf(ahead))?.[1] ?? '';
  expect((await pages(form('ask', { message }))).status).toBe(303);
  expect(sent).toEqual(['I will not come to this appointment, and I do not need another time.']);
});

test('[own.page] a link that opens nothing gives the provider’s phone', async () => {
  for (const status of [404, 429]) {
    const answer = await pagesOver(async () => Response.json({ error: {} }, { status }))(new Request(LINK));
    expect(await answer.text()).toContain(
      '<a class="button" href="tel:0855501400">Call Banksia Health, 08 5550 1400</a>',
    );
  }
});

test('[own.move-page] later days come after the days that are shown', async () => {
  const days = Array.from({ length: 8 }, (_, nth) => `2099-12-0${nth + 1}`);
  const times = { days, day: days[0], times: ['2099-12-01T00:00:00Z'] };
  const move = { from_day: days[0], until_day: days[7], held_time: null, expires_at: null, is_moved: false };
  const pages = pagesOver(async (request) =>
    Response.json(request.url.endsWith('/times') ? times : { ...unproved, appointment: { ...ahead, move } }),
  );
  const text = await (await pages(new Request(`${LINK}?move`))).text();
  expect(text.indexOf('Later days')).toBeGreaterThan(text.indexOf('</ul>'));
});

test('[own.page] text grows with the size that the browser was told', () => {
  expect(style.match(/(?:font|font-size|line-height):[^;}]*\dpx/g)).toBeNull();
  expect(style).toContain('font:1rem/1.5 ');
});
