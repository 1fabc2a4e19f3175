import { readFileSync } from 'node:fs';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest } from '../../support/rest.ts';
import { discardDraft, draftAt, longestMs, type Place, readyDraft, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** Five candidates ready to be sent, all the same person; the first has a held time, the others ask for a day. */
async function storeFive(booker: Rest, place: Place) {
  const draft = draftAt(place, 5);
  const asked = defined(readyDraft(place, '').candidates[0]).choice;
  const candidates = draft.candidates.map((each, at) => (at === 0 ? each : { ...each, choice: asked }));
  const draft_id = await storeDraft(booker, { ...draft, step: 'candidates', candidates });
  const time = defined(place.times[0]);
  await answerOf(
    booker.booking.POST('/booking/reservations', {
      body: {
        draft_id,
        candidate_index: 0,
        site_id: place.site.id,
        package_id: place.medical.id,
        calendar_ids: [defined(time.calendarIds[0])],
        calendar_from_time: time.startsAt,
      },
    }),
  );
  return draft_id;
}

const people = ['Ana', 'Ben', 'Cai', 'Dee', 'Eli', 'Fay', 'Gus'];
const rows = people.map((name, at) => `${name} Row\t14/03/199${at}\tF\t0487 987 98${at}\t${name}@home.example\tRigger`);

wizard(
  '[wizard.review][wizard.conflicts][wizard.confirmation][wizard.next-five] five are checked in one table, sent beside the policy, and taken away; the rows left over are the next booking',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState, viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    page.setDefaultTimeout(longestMs);
    await page.goto(`/make-booking?draft=${await storeFive(booker, place)}`);
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    for (const title of ['Package for Liam Tester', 'When and where for Liam Tester', 'Check and send']) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('heading', { level: 2, name: title }).waitFor();
    }
    const table = page.getByRole('table', { name: 'Candidates' });
    expect(await table.getByRole('rowheader').count()).toBe(5);
    expect(await table.getByText('The same person as candidate 1.').count()).toBe(4);
    await table.getByText(/^Held, \d\d:\d\d left$/).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Send booking' }).click();
    await page
      .getByRole('checkbox', { name: /booking policy, which .+ gives you on request/ })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByRole('alert').getByText('You must accept our policy.').waitFor();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Send booking' }).click();

    const heading = page.getByRole('heading', { name: /^Booked: PF-\d+$/ });
    await heading.waitFor();
    const reference = String(await heading.textContent()).replace('Booked: ', '');
    await page.getByText(/^A summary of this booking goes to .+ now\.$/).waitFor();
    await expectNoViolations(page);
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('body[data-printed]').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendar file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${reference}.ics`);
    expect(readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy summary' }).click();
    await page.locator('[data-sonner-toast]', { hasText: 'Summary copied.' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(7);
    expect(copied).toContain(`Booking ${reference}`);

    await page.getByRole('button', { name: 'Book the next 5' }).click();
    await page.getByRole('heading', { name: 'When and where for Ana Row' }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(5);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 2, name: /^Package for/ }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Paste rows' }).click();
    await expect.poll(() => page.getByRole('textbox', { name: 'Rows' }).inputValue()).toMatch(/^Fay Row.+\nGus Row/);
    await discardDraft(booker, String(new URL(page.url()).searchParams.get('draft')));
  },
);

wizard(
  '[wizard.confirmation] if the browser does not copy, the summary is shown to be copied by hand',
  { tags: ['walk'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.goto(`/make-booking?draft=${await storeDraft(booker, readyDraft(place, 'Copy Nobody'))}`);
    await page.getByRole('button', { name: 'Send booking' }).click();
    await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy summary' }).click();
    const summary = page.getByRole('textbox', { name: 'Summary' });
    expect(await summary.inputValue()).toContain('Copy Nobody');
    await expectNoViolations(page);
  },
);
