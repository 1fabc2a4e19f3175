/** @module-tag long */

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { addDoctors } from '../../support/bookings/extra-doctors.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import type { Portal } from '../../support/servers/portal.ts';
import { longestMs, type Place, signedIn } from './wizard-driver.ts';

/** For five candidates whose rows are in a spreadsheet. It took 25 clicks, and 392 keys without a mouse. */
const MAX_CLICKS = 12;
const MAX_KEYS = 70;

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

const people = ['Ana Silva', 'Ben Okafor', 'Cai Lin', 'Dee Novak', 'Eli Ward'];
const rows = people.map((name, at) => `${name}\t14/03/199${at}\tF\t0487 987 98${at}\t${at}@home.example\tRigger`);

/** The account has booked before, which a new booking begins with; and the clinic has room for five this week, however long they take. */
async function bookBefore(booker: Rest, { company, medical, site, day }: Place, portal: Portal) {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const inThreeDays = Temporal.Now.plainDateISO(site.timeZone).add({ days: 3 }).toString();
  await addDoctors(admin, { siteId: site.id, day: inThreeDays, names: people.map(() => `Dr ${randomUUID()}`) });
  await answerOf(
    booker.booking.POST('/booking/bookings', {
      params: { header: { 'idempotency-key': randomUUID() } },
      body: {
        header: {
          org_id: company.id,
          service_type: 'pem',
          policy_accepted: true,
          result_email: 'hse@redgum.example',
          invoice_email: 'pay@redgum.example',
          contact_name: 'Priya Raman',
          contact_phone: '08 5550 1420',
          contact_email: 'priya.raman@redgum.example',
        },
        candidates: [
          {
            candidate_name: 'Nia Before',
            candidate_dob: '1991-03-14',
            candidate_gender: 'Female',
            candidate_phone: '0491570006',
            candidate_email: 'nia@home.example',
            candidate_position: 'Rigger',
            package_id: medical.id,
            preferred_site_id: site.id,
            preferred_from_date: day,
            preferred_to_date: day,
          },
        ],
      },
    }),
  );
}

/** Rows on the clipboard, as a spreadsheet leaves them there. */
async function copyRows(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
}

const booked = (page: Page) => page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();

wizard(
  '[wizard.few-presses] five candidates are pasted and booked in at most 12 clicks',
  async ({ openPage, portal, demo: { booker, place, storageState } }) => {
    await bookBefore(booker, place, portal);
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.goto('/my-bookings');
    await copyRows(page);
    const clicks: string[] = [];
    const click = async (place: Locator) => {
      clicks.push(String(await place.textContent()).trim());
      await place.click();
    };
    const press = (name: string | RegExp) => click(page.getByRole('button', { name, exact: true }).first());

    await click(page.getByRole('link', { name: 'Make Booking' }).first());
    await page.getByLabel('Booking person').waitFor();
    await press('Next');
    await press('Paste rows');
    await page.getByRole('textbox', { name: 'Rows' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+V');
    await press('Add 5 candidates');
    await press('Next');
    await page.getByRole('heading', { name: /^Package for/ }).waitFor();
    await press('Next');
    await press('Hold 5 in a row');
    await press(/^Hold .+ at /);
    await page.getByText('5 times held.').waitFor();
    await press('Next');
    await click(page.getByRole('checkbox', { name: /booking policy/ }));
    await press('Send booking');
    await booked(page);
    console.info(`Five candidates with a paste: ${clicks.length} clicks (${clicks.join(' · ')})`);
    expect(clicks.length).toBeLessThanOrEqual(MAX_CLICKS);
  },
);

wizard(
  '[wizard.few-presses] five candidates are pasted and booked by keyboard alone with at most 70 keys',
  async ({ openPage, portal, demo: { booker, place, storageState } }) => {
    await bookBefore(booker, place, portal);
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.goto('/my-bookings');
    await copyRows(page);
    await page.locator('.list-table tbody tr').first().waitFor();
    let keys = 0;
    /** Each key counts, those held down too. */
    const press = async (chord: string) => {
      await page.keyboard.press(chord);
      keys += chord.split('+').length;
    };
    /** Tab until it has the focus. */
    const tabTo = async (place: Locator) => {
      await place.waitFor();
      for (let tabs = 0; tabs < MAX_KEYS; tabs += 1) {
        if (await place.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      throw new Error('The keyboard does not reach it.');
    };
    const heading = (name: string | RegExp) =>
      page.getByRole('heading', { level: 2, name }).and(page.locator(':focus'));

    await tabTo(page.getByRole('main').getByRole('link', { name: 'Make Booking' }));
    await press('Enter');
    await page.getByLabel('Booking person').waitFor();
    await press('Control+Enter');
    await heading('Candidate 1').waitFor();
    await tabTo(page.getByRole('button', { name: 'Paste rows' }));
    await press('Enter');
    await page.getByRole('textbox', { name: 'Rows' }).and(page.locator(':focus')).waitFor();
    await press('Control+V');
    await tabTo(page.getByRole('button', { name: 'Add 5 candidates' }));
    await press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('Control+Enter');
    await heading(/^Package for/).waitFor();
    await press('Control+Enter');
    await heading(/^When and where for/).waitFor();
    await tabTo(page.getByRole('button', { name: 'Hold 5 in a row' }));
    await press('Enter');
    await page
      .getByRole('button', { name: /^Hold .+ at / })
      .and(page.locator(':focus'))
      .waitFor();
    await press('Enter');
    await page.getByText('5 times held.').waitFor();
    await page.locator('[data-onward]:focus').waitFor();
    await press('Enter');
    await heading('Check and send').waitFor();
    await press('Control+Enter');
    await page
      .getByRole('checkbox', { name: /booking policy/ })
      .and(page.locator(':focus'))
      .waitFor();
    await press('Space');
    await press('Control+Enter');
    await booked(page);
    console.info(`Five candidates with a paste, by keyboard alone: ${keys} keys`);
    expect(keys).toBeLessThanOrEqual(MAX_KEYS);
  },
);
