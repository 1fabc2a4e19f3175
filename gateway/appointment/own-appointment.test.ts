import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownAppointmentPages } from './own-appointment.ts';

const LINK = 'http://portal/appointment/nobody-was-ever-mailed-this-link-abcdefghij';
const WORDS = 'The portal cannot be reached right now. Try again in a minute.';

const pagesOver = (fetch: (request: Request) => Promise<Response>) =>
  ownAppointmentPages({
    ...{ booking: { baseUrl: 'http://booking', fetch }, timeoutMs: 1_000 },
    ...{ providerName: 'Banksia Health', isHttps: false, onFault: () => {} },
  });

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
  '[own.page] a service that %s is said in words, and what was typed stands there',
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

test('[own.guesses] an address that tried too many links is asked to wait', async () => {
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
