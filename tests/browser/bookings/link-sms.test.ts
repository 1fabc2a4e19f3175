/** @module-tag walk */
import { defined } from '../../../machines/lib/assert-defined.ts';
import { mobileAddress } from '../../../machines/rules/contact/phone.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

/** A candidate of the demo with a mobile, whose time lies ahead. */
async function someoneAhead(url: string) {
  const manager = await restAs('manager', { url: `${url}/api` });
  const from = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const query = { status: ['Confirmed' as const], appointment_from: from, page_size: 50 };
  const { bookings } = await answerOf(manager.booking.GET('/booking/bookings', { params: { query } }));
  return defined(bookings.findLast(({ candidate_phone: phone }) => mobileAddress(phone) !== null));
}

/** The link of the newest SMS that brings one; null while none has left. */
async function newestLink(url: string): Promise<string | null> {
  const list = await (await fetch(`${url}/dev/mailbox`)).text();
  for (const [path] of list.matchAll(/\/dev\/mailbox\/[\da-f-]{36}/g)) {
    const text = await (await fetch(url + path)).text();
    if (text.includes('Its page:')) return /\/appointment\/[\w-]+/.exec(text)?.[0] ?? null;
  }
  return null;
}

test('[own.link-sms] a link is sent by SMS from the booking’s page: over a line that is cut, by keyboard on a phone, and refused after three', async ({
  page,
  openPage,
  portal,
}) => {
  const candidate = await someoneAhead(portal.url);
  await signIn(page, 'manager');
  await page.goto(`/booking/${candidate.candidate_id}/detail`);
  const mail = page.getByRole('region', { name: 'Mail' });
  const button = mail.getByRole('button', { name: 'Send link by SMS' });
  const dialog = page.getByRole('dialog', { name: `Send ${candidate.candidate_name} the link by SMS?` });
  const send = dialog.getByRole('button', { name: 'Send SMS' });

  // Nothing is sent before it is confirmed, and the focus goes back.
  await button.click();
  await dialog.getByText('Earlier links still work.').waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  // The line is cut: it says so, and the same press sends it.
  const gate = await gateOn(page, 'SendCandidateLink');
  await button.click();
  await send.click();
  await dialog.getByRole('button', { name: 'Sending…' }).waitFor();
  await gate.cut('SendCandidateLink');
  forgive(page, /ERR_FAILED/);
  await dialog.getByRole('alert').waitFor();
  await gate.open('SendCandidateLink');
  await send.click();
  await page.locator('.toast-host').getByText('Link sent by SMS.').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  await mail.getByText('Link to their appointment, by SMS').first().waitFor();
  await mail.getByText('The candidate has a working link.').waitFor();

  // The link in the SMS opens the candidate's page.
  const phone = await openPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await expect.poll(() => newestLink(portal.url)).not.toBeNull();
  await phone.goto(defined(await newestLink(portal.url)));
  await phone.getByLabel('Date of birth').waitFor();

  // By keyboard on a small screen in the dark, until the portal refuses the fourth.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const _more of [2, 3]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }
  await button.click();
  await send.click();
  forgive(page, /\b429\b/);
  await dialog.getByRole('alert').waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});
