/** @module-tag long */

import type { Page } from 'playwright-core';
import { expect, expectNoViolations, test } from '../support/browser/browser.ts';
import { signedIn } from './wizard/wizard-driver.ts';

const inspected = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

/** Goes from one machine's page to another's, as a person does, without reloading the document. */
async function goTo(page: Page, name: string) {
  const links = page.getByRole('navigation', { name: 'All machines' }).getByRole('listitem').getByRole('link');
  await links.getByText(name, { exact: true }).click();
  await page.waitForURL(`**/dev/machines/${name}`);
}

inspected(
  '[inspect.gallery] each machine has a page with its chart, its ports and its paths',
  { tags: ['walk'] },
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/dev/machines/session');
    await page.getByRole('heading', { level: 1, name: 'Session' }).waitFor();
    await page.getByText('Ports:').first().waitFor();
    const links = page.getByRole('navigation', { name: 'All machines' }).getByRole('listitem').getByRole('link');
    for (const name of await links.allTextContents()) {
      await goTo(page, name);
      await page
        .getByRole('img', { name: /^Chart of / })
        .first()
        .waitFor();
      await page.getByRole('region', { name: 'Paths' }).waitFor();
    }
  },
);

const SHOWN: readonly (readonly [name: string, state: string, words: string | RegExp])[] = [
  // An upload that is under way in the gallery is not real: leaving the page asks no question.
  ['upload', 'uploading:going', 'Cancel upload'],
  ['lookup', 'open:failed', 'The server did not answer'],
  ['reschedule', 'unbegun', 'No other time can be chosen'],
  ['reschedule', 'open:choosing', /^Move to Tue 24\/11\/2026/],
  [
    'booking-list-view',
    'open:shown:panel:closed + columns:saved + search:unsaved:failed',
    'This search could not be saved',
  ],
  ['scheduler-board', 'data:shown + hand:empty + pointer:down:drawing', '09:00–09:45'],
  ['sign-in', 'form:refused + company:none', /Wrong username or password|Expired session/],
  ['session', 'signedIn:access:loaded + leave:staying + lease:warning', /Session is about to expire\. Please extend/],
  ['slot-reservation', 'expired', 'The held time ran out'],
  ['list', 'failed', 'Fetch error'],
  ['form', 'conflicting', 'Changed meanwhile'],
  [
    'booking-wizard',
    'step:company + submission:open:editing + question:deletingCandidate + holdBar:resting',
    'Are you sure you want to delete this candidate?',
  ],
];

inspected(
  '[inspect.gallery] the real screens of a machine are on its page, in each state',
  { tags: ['walk'] },
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/dev/machines/upload');
    for (const [name, state, words] of SHOWN) {
      await goTo(page, name);
      const screens = page.getByRole('region', { name: 'Screens' });
      const item = screens.getByRole('listitem').filter({ has: page.getByText(state, { exact: true }) });
      await item.scrollIntoViewIfNeeded();
      await item.locator('iframe').contentFrame().getByText(words).first().waitFor();
    }
    await page.getByRole('radio', { name: 'A phone' }).check({ force: true });
    await expectNoViolations(page);
  },
);

inspected(
  '[inspect.gallery] a path walks through the chart step by step',
  { tags: ['walk'] },
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/dev/machines/load');
    const paths = page.getByRole('region', { name: 'Paths' });
    await paths.getByRole('button', { name: 'Step forward' }).click();
    await paths.getByText(/^2 of /).waitFor();
    expect(await paths.locator('[data-live]').count()).toBeGreaterThan(1);
    await expectNoViolations(page);
  },
);
