/** @module-tag long */

import { expect, expectNoViolations, test } from '../support/browser/browser.ts';
import { signedIn } from './wizard/wizard-driver.ts';

const inspected = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

inspected(
  '[inspect.gallery] each machine has a page with its chart, its ports and its paths, which walk through the chart',
  { tags: ['walk'] },
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/dev/machines/session');
    await page.getByRole('heading', { level: 1, name: 'Session' }).waitFor();
    await page.getByText('Ports:').first().waitFor();
    const links = page.getByRole('navigation', { name: 'All machines' }).getByRole('listitem').getByRole('link');
    for (const link of await links.all()) {
      const name = (await link.textContent()) ?? '';
      await link.click();
      await page.waitForURL(`**/dev/machines/${name}`);
      await page
        .getByRole('img', { name: /^Chart of / })
        .first()
        .waitFor();
      await page.getByRole('region', { name: 'Paths' }).waitFor();
    }
    /** Among the screens of a machine there is one that says this. */
    const shows = async (name: string, state: string, words: string | RegExp) => {
      await page.goto(`/dev/machines/${name}`);
      const screens = page.getByRole('region', { name: 'Screens' });
      const item = screens.getByRole('listitem').filter({ has: page.getByText(state, { exact: true }) });
      await item.scrollIntoViewIfNeeded();
      await item.locator('iframe').contentFrame().getByText(words).first().waitFor();
    };
    // What is on its way there is nobody's: it asks no question of who leaves.
    await shows('upload', 'uploading:going', 'Cancel upload');
    await links.getByText('lookup', { exact: true }).click();
    await page.waitForURL('**/dev/machines/lookup');
    await shows('lookup', 'open:failed', 'The server did not answer');
    await shows('reschedule', 'unbegun', 'No other time can be chosen');
    await shows('reschedule', 'open:choosing', /^Move to Tue 24\/11\/2026/);
    await shows(
      'booking-list-view',
      'open:shown:panel:closed + columns:saved + search:unsaved:failed',
      'This search has no address yet',
    );
    await shows('scheduler-board', 'data:shown + hand:empty + pointer:down:drawing', '09:00–09:45');
    await shows('sign-in', 'refused', /Wrong username or password|Expired session/);
    await shows(
      'session',
      'signedIn:access:loaded + leave:staying + lease:warning',
      /Session is about to expire\. Please extend/,
    );
    await shows('slot-reservation', 'expired', 'The held time ran out');
    await shows('list', 'failed', 'Fetch error');
    await shows('form', 'conflicting', 'Changed meanwhile');
    await shows(
      'booking-wizard',
      'step:company + draft:clean + submission:open:editing + question:deletingCandidate + holdBar:resting + person:settled',
      'Are you sure you want to delete this candidate?',
    );
    await page.getByRole('radio', { name: 'A phone' }).check({ force: true });
    await expectNoViolations(page);
    await page.goto('/dev/machines/load');
    const paths = page.getByRole('region', { name: 'Paths' });
    await paths.getByRole('button', { name: 'Step forward' }).click();
    await paths.getByText(/^2 of /).waitFor();
    expect(await paths.locator('[data-live]').count()).toBeGreaterThan(1);
    await expectNoViolations(page);
  },
);
