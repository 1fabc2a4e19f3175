/** @module-tag walk */
import { expect, test as portalTest, signIn } from '../support/browser/browser.ts';

const elsewhere = 'https://board.example/day';

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({
  env: { SCHEDULER_URL: `${elsewhere}/` },
}));

test('[route.scheduler] the menu’s Scheduler leads to the address that is configured', async ({ page }) => {
  await signIn(page, 'admin');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scheduler' });
  expect(await link.getAttribute('href')).toBe(elsewhere);
});
