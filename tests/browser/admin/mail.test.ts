/** @module-tag long */

import { inject } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, test } from '../../support/browser/browser.ts';
import { openPageOn, signIn } from '../../support/browser/page.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { mailServer } from '../../support/servers/mail-server.ts';
import { startPortal } from '../../support/servers/portal.ts';

async function forgot(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return answer.status;
}

/** The newest mail in the demo's mailbox. */
async function newestMail(url: string): Promise<string> {
  const list = await (await fetch(`${url}/dev/mailbox`)).text();
  const path = /\/dev\/mailbox\/[\da-f-]{36}/.exec(list)?.[0] ?? '/dev/mailbox/none';
  return (await fetch(url + path)).text();
}

test('[mail.outbox] a configured mail server gets the mail with the portal’s own address in it, and its failure stops nothing and is reported', {
  tags: ['walk'],
}, async ({ browser }) => {
  const server = await mailServer();
  const portal = await startPortal({
    filledFrom: inject('demoData'),
    env: {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Banksia Health <portal@banksia.example>',
      PUBLIC_URL: 'https://portal.example',
    },
  });
  try {
    expect(await forgot(portal.url, 'priya.raman@redgum.example')).toBe(200);
    await expect.poll(() => server.received, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({
      subject: 'Reset your password',
      from: { address: 'portal@banksia.example' },
      to: [{ address: 'priya.raman@redgum.example' }],
    });
    expect(mail?.text).toMatch(/^https:\/\/portal\.example\/reset-password\?token=[\w-]{43}$/m);

    await server.close();
    expect(await forgot(portal.url, 'daniel.kerr@redgum.example')).toBe(200);
    const said = expect.poll(() => newestMail(portal.url), { timeout: 20_000 });
    await said.toMatch(/daniel\.kerr.*waiting: connect ECONNREFUSED/);

    const rest = await restAs('manager', { url: `${portal.url}/api` });
    const query = { status: ['Confirmed' as const], page_size: 1, mine: 'true' as const };
    const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query } }));
    const candidate = defined(bookings[0]).candidate_id;
    const page = await openPageOn(browser, portal.url);
    await signIn(page, 'manager');
    await page.goto(`/booking/${candidate}/detail`);
    const card = page.getByRole('region', { name: 'Mail' });
    await card.getByRole('button', { name: /^Send (again|confirmation)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
    await page.getByText('Send confirmation email success').first().waitFor();
    const waiting = card.getByText(/^Waiting since .*, tried: connect ECONNREFUSED/).first();
    await expect
      .poll(async () => {
        await card.getByRole('button', { name: 'Look again' }).click();
        return waiting.isVisible();
      })
      .toBe(true);
    await expectNoViolations(page);
    await page.context().close();
  } finally {
    await portal.stop();
    await server.close();
  }
});
