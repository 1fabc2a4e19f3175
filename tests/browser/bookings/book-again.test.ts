import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { restAs } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';
import { detailOf } from './detail-of.ts';

test('[detail.again] a booking is made again: the person, the company and the package are filled in, and the times of its clinic are offered', async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await signIn(page, 'manager');
  await page.goto(await detailOf(manager, 'Confirmed'));
  const again = page.getByRole('button', { name: 'Book again', exact: true });
  await again.waitFor();
  const name = String(await page.getByRole('heading', { level: 1 }).textContent());
  await again.click();
  await page.waitForURL('**/make*booking?draft=*');
  await page.getByRole('heading', { level: 2, name: `When and where for ${name}` }).waitFor();
  await page
    .getByRole('heading', { level: 4, name: /\d+ times?$/ })
    .first()
    .waitFor();
  // Times that are looked for again are dimmed.
  await page.locator('[data-found]:not([aria-busy])').waitFor();
  await expectNoViolations(page);
  expect(new URL(page.url()).searchParams.get('step')).toBe('time');
  await page.getByRole('link', { name: /Candidates/ }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(name);
});

test('[detail.again] without a connection the page shows a message, and the second press makes one booking', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const before = (await manager.booking.GET('/booking/drafts', {})).data?.drafts.length;
  const line = await networkOf(page);
  await signIn(page, 'manager');
  await page.goto(await detailOf(manager, 'Confirmed'));
  const again = page.getByRole('button', { name: 'Book again', exact: true });
  await again.waitFor();
  await line.cut(async () => {
    await again.click();
    await page.getByRole('alert').first().waitFor();
  });
  await again.click();
  await page.waitForURL('**/make*booking?draft=*');
  const after = (await manager.booking.GET('/booking/drafts', {})).data?.drafts.length;
  expect(after).toBe(Number(before) + 1);
  forgive(page, /graphql/);
});

test('[detail.again] from a row of the list by keyboard, and from the home page for who did not come', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'manager');
  const name = page.locator('.list-table tbody tr').first().getByRole('link').first();
  const called = String(await name.textContent());
  await name.focus();
  await page.keyboard.press('Tab');
  await page
    .getByRole('button', { name: `Book again for ${called}` })
    .and(page.locator(':focus'))
    .waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/make*booking?draft=*');
  await page.getByRole('heading', { level: 2, name: `When and where for ${called}` }).waitFor();

  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Did Not Attend' })
    .getByRole('button', { name: /^Book again for/ })
    .first()
    .click();
  await page.waitForURL('**/make*booking?draft=*');
  await page.getByRole('heading', { level: 2, name: /^When and where for/ }).waitFor();
});
