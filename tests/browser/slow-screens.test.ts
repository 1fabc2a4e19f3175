/** @module-tag walk */
import type { Page, Route } from 'playwright-core';
import { expect, forgive, signIn, test } from '../support/browser/browser.ts';
import { networkOf } from '../support/servers/network.ts';

/** Answers of GraphQL wait until they are let through. */
async function slowAnswers(page: Page) {
  let waiting: Route[] | null = null;
  await page.route('**/graphql', async (route) => {
    if (waiting) waiting.push(route);
    else await route.fallback();
  });
  return {
    begin: () => {
      waiting = [];
    },
    end: async () => {
      const held = waiting ?? [];
      waiting = null;
      for (const route of held) await route.fallback().catch(() => {}); // a page that was left asks no more
    },
  };
}

const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const main = (page: Page) => page.getByRole('main');
/** Says that something is on its way: a skeleton's label, a loader, or a part that is busy. */
const busy = (page: Page) =>
  main(page).locator('[aria-busy="true"], [role="status"]:not(:empty), .skeleton, [aria-label^="Loading"]').first();

const screens = {
  manager: ['/home', '/my/company/webhooks', '/my/company/api-keys', '/my/company/sign-in'],
  admin: ['/closings/new', '/assessments', '/doctors', '/settings', '/import?kind=companies'],
} as const;

for (const login of ['manager', 'admin'] as const) {
  test(`[access.unsure] ${login}: screens whose answers are slow or do not come say so, and have their content once these do`, async ({
    page,
  }) => {
    const slow = await slowAnswers(page);
    const line = await networkOf(page);
    await signIn(page, login);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const path of screens[login]) {
      await follow(page, '/my/account');
      await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
      slow.begin();
      await follow(page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await busy(page).waitFor();
      expect((await main(page).textContent())?.trim(), `${path} while answers are slow`).not.toBe('');
      await slow.end();
      await expect.poll(() => main(page).locator('[aria-busy="true"]').count(), { message: path }).toBe(0);

      await follow(page, '/my/account');
      await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
      await line.cut(async () => {
        await follow(page, path);
        await main(page).getByRole('alert').filter({ hasText: 'The server did not answer.' }).first().waitFor();
      });
    }
    forgive(page, /ERR_FAILED/);
  });
}

test('[access.unsure][typing.fast] text in new forms stays where the save is not answered, and is saved by another press', async ({
  page,
  openPage,
}) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await page.goto('/settings');
  const opening = page.getByLabel('Opening hours');
  await opening.fill('Mon to Fri, 6:30 to 17:00');
  await line.cut(async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await main(page).getByText('The server did not answer, so it is not known whether this is done.').first().waitFor();
  });
  expect(await opening.inputValue()).toBe('Mon to Fri, 6:30 to 17:00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Update success').first().waitFor();

  const other = await openPage();
  const otherLine = await networkOf(other);
  await signIn(other, 'manager');
  await other.goto('/my/company/api-keys');
  await other.getByRole('button', { name: 'New key' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Roster program');
  await otherLine.cut(async () => {
    await dialog.getByRole('button', { name: /^Make/ }).click();
    await dialog.getByText('The server did not answer, so it is not known whether this is done.').first().waitFor();
  });
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Roster program');
  for (const one of [page, other]) forgive(one, /ERR_FAILED/);
});
