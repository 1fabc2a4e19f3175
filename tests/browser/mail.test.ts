import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { startPortal } from '../support/portal.ts';

/** A real mail server on a port of its own, and the next mail that it takes. */
async function mailServer() {
  const first = Promise.withResolvers<Email>();
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    async onData(stream, _session, done) {
      first.resolve(await PostalMime.parse(await text(stream)));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, mail: first.promise, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

async function forgot(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return answer.status;
}

/** What the demo's mailbox says of the newest mail. */
async function newestMail(url: string): Promise<string> {
  const list = await (await fetch(`${url}/dev/mailbox`)).text();
  const path = /\/dev\/mailbox\/[\da-f-]{36}/.exec(list)?.[0] ?? '/dev/mailbox/none';
  return (await fetch(url + path)).text();
}

test('[mail.outbox] a configured mail server gets the mail with the portal’s own address in it, and its fall stops nothing', async () => {
  const server = await mailServer();
  const portal = await startPortal({
    waitForDemo: false,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Banksia Health <portal@banksia.example>',
      PUBLIC_URL: 'https://portal.example',
    },
  });
  try {
    expect(await forgot(portal.url, 'priya.raman@redgum.example')).toBe(200);
    const mail = await server.mail;
    expect(mail).toMatchObject({
      ...{ subject: 'Reset your password', from: { address: 'portal@banksia.example' } },
      to: [{ address: 'priya.raman@redgum.example' }],
    });
    expect(mail.text).toMatch(/^https:\/\/portal\.example\/reset-password\?token=[\w-]{43}$/m);

    await server.close();
    expect(await forgot(portal.url, 'daniel.kerr@redgum.example')).toBe(200);
    const said = expect.poll(() => newestMail(portal.url), { timeout: 20_000 });
    await said.toMatch(/daniel\.kerr.*waiting: connect ECONNREFUSED/);
  } finally {
    await portal.stop();
    await server.close();
  }
});
