/** @module-tag walk */

import { expect, test } from '../support/browser/browser.ts';
import { signedIn } from './wizard/wizard-driver.ts';

const inspected = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

inspected(
  '[inspect.gallery] a screen that leads to a place of its own leaves the page around it where it is',
  async ({ openPage, demo }) => {
    const page = await openPage({ storageState: demo.storageState });
    await page.goto('/dev/machines/booking-wizard');
    const screen = page.getByRole('region', { name: 'Screens' }).getByRole('listitem').first();
    await screen.scrollIntoViewIfNeeded();
    const heading = screen.locator('iframe').contentFrame().getByRole('heading').first();
    await heading.waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 0));
    await heading.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
