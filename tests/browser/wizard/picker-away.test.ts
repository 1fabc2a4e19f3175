import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { expect, forgive, test } from '../../support/browser/browser.ts';
import { draftAt, longestMs, signedIn, storeDraft } from './wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

wizard(
  'times that the server did not send are one banner, which goes by itself once the server is back',
  { tags: ['walk'] },
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState });
    page.setDefaultTimeout(longestMs);
    await page.goto(`/make-booking?draft=${await storeDraft(booker, { ...draftAt(place), step: 'time' })}`);
    await page.locator('[data-time]').first().waitFor();
    const away = /\/graphql$|\/favicon\.svg$/;
    await page.route(away, (route) => route.abort());
    const until = page.getByRole('textbox', { name: 'Dates to' });
    await until.press('ControlOrMeta+A');
    await until.pressSequentially(shownDay(Temporal.PlainDate.from(place.day).add({ days: 1 }).toString()));
    await until.press('Tab');
    const banner = page.getByRole('main').getByRole('alert').filter({ hasText: 'What you chose is kept.' });
    await banner.waitFor();
    expect(await page.getByRole('main').getByText('Fetch error').count(), 'it is said once').toBe(1);
    expect(await page.locator('.toast').count()).toBe(0);
    await page.unroute(away);
    await banner.waitFor({ state: 'detached' });
    await page.locator('[data-found]:not([aria-busy]) [data-time]').first().waitFor();
    forgive(page, /ERR_FAILED/);
  },
);
