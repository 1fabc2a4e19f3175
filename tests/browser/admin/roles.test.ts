/** @module-tag walk */
import type { Locator, Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { hasFocus } from '../dialog-walk.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const accountsOf = async (page: Page, name: string) => {
  await page.goto(`/companies?search=${name}`);
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('button', { name: 'Assign role' }).waitFor();
};

test('[roles.keep][roles.assign][roles.effects] a role is added by keyboard, assigned to chosen accounts, changed with them, and deleted without taking anything', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/roles');
  await page.getByRole('button', { name: 'Add role' }).first().press('Enter');
  const add = dialog(page, 'Add role');
  const name = add.getByLabel('Name');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await add.getByText('This field is required').first().waitFor();
  await page.keyboard.type('Site supervisor');
  await press(add, 'Booking account');
  expect(await add.getByRole('switch', { name: /^Make bookings/ }).isChecked()).toBe(true);
  await expectNoViolations(page);
  await name.press('Enter');
  await says(page, 'Role added');
  await row(page, 'Site supervisor').getByText('2 permissions').waitFor();
  await row(page, 'Site supervisor').getByText('No accounts').waitFor();

  await accountsOf(page, 'Redgum');
  await press(page, 'Assign role');
  const assign = dialog(page, 'Assign role');
  await assign.getByRole('option', { name: 'Site supervisor' }).waitFor({ state: 'attached' });
  await press(assign, 'Assign');
  await assign.getByText('Choose at least one account.').waitFor();
  await assign.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Site supervisor' });
  const one = assign.getByRole('listitem').first();
  await one.getByText(/^(Gains|Loses|No permission changes)/).waitFor();
  const person =
    (await one
      .getByRole('checkbox')
      .evaluate((box) => box.closest('label')?.querySelector('span')?.firstChild?.textContent)) ?? '';
  await one.getByRole('checkbox').check();
  await expectNoViolations(page);
  await press(assign, 'Assign to 1 account');
  await says(page, 'Role assigned');
  await row(page, person).getByText('Site supervisor').waitFor();

  await row(page, person).getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  const role = edit.getByRole('combobox', { name: 'Role' });
  await role.waitFor();
  await edit.getByRole('switch', { name: /^Positions/ }).click();
  expect(await role.inputValue()).toBe('none');
  await role.selectOption({ label: 'Site supervisor' });
  expect(await edit.getByRole('switch', { name: /^Positions/ }).isChecked()).toBe(false);
  await press(edit, 'Cancel');

  await page.goto('/roles');
  await press(row(page, 'Site supervisor'), 'Edit Site supervisor');
  const change = dialog(page, 'Edit Site supervisor');
  await change.getByRole('heading', { name: '1 account with this role' }).waitFor();
  await change.getByRole('listitem').filter({ hasText: person }).waitFor();
  await change.getByRole('switch', { name: /^Positions/ }).click();
  await change.getByText('Each of them: Gains Positions.').waitFor();
  await press(change, 'Save');
  await says(page, 'Update success');
  await row(page, 'Site supervisor').getByText('3 permissions').waitFor();

  await press(row(page, 'Site supervisor'), 'Delete Site supervisor');
  await dialog(page, 'Delete Site supervisor?')
    .getByText(/keep their permissions, as their own/)
    .waitFor();
  await press(dialog(page, 'Delete Site supervisor?'), 'Delete role');
  await says(page, 'Role deleted');
  await accountsOf(page, 'Redgum');
  await row(page, person).getByText('3 permissions').waitFor();
  expect(await row(page, person).textContent()).not.toContain('Site supervisor');
});

test('[roles.keep] after a save the focus is at its button again, though the rows were out of reach meanwhile', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/roles');
  const edit = page.getByRole('button', { name: /^Edit/ }).first();
  await edit.press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  await hasFocus(name);
  await name.press('End');
  await name.press('s');
  await name.press('Enter');
  await says(page, 'Update success');
  await hasFocus(edit);
});

test('[roles.keep] after a deletion the focus is at the row in its place', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/roles');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .press('Enter');
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: /^Delete/ }).press('Enter');
  await says(page, 'Role deleted');
  await hasFocus(page.getByRole('button', { name: /^Edit/ }).first());

  for (let left = await page.getByRole('button', { name: /^Delete/ }).count(); left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .press('Enter');
    await question.getByRole('button', { name: /^Delete/ }).press('Enter');
    await expect.poll(() => page.getByRole('button', { name: /^Delete/ }).count()).toBe(left - 1);
  }
  await page.getByRole('heading', { name: 'No roles yet' }).waitFor();
  await hasFocus(page.locator('#main h1'));
});

test('[admin.edit-conflict][roles.assign] a role that another person assigned or removed meanwhile is not undone by another change', async ({
  page,
  portal,
}) => {
  const { auth } = await restAs('admin', { url: `${portal.url}/api` });
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const { id: org_id } = await answerOf(manager.companies.GET('/companies/my-company'));
  const permissions: ['view_bookings'] = ['view_bookings'];
  const { role_id } = await answerOf(
    auth.POST('/auth/roles', { body: { kind: 'client', name: 'Onlooker', permissions } }),
  );
  const booker = async () => {
    const answer = await answerOf(auth.GET('/auth/organisations/{org_id}/accounts', { params: { path: { org_id } } }));
    return defined(answer.accounts.find(({ username }) => username === 'booker'));
  };
  const { account_id, permissions: before, phone: number } = await booker();
  const change = (body: { role_id?: string | null; phone?: string; permissions?: typeof before }) =>
    answerOf(
      auth.PATCH('/auth/organisations/{org_id}/accounts/{account_id}', {
        params: { path: { org_id, account_id } },
        body: { ...body, update_mask: Object.keys(body) as (keyof typeof body)[] },
      }),
    );
  await signIn(page, 'admin');
  await accountsOf(page, 'Redgum');
  const edit = dialog(page, 'Edit Daniel Kerr');
  for (const [phone, meanwhile] of [
    ['08 5550 1431', role_id],
    ['08 5550 1432', null],
  ] as const) {
    await row(page, 'Daniel Kerr').getByRole('button', { name: 'Edit' }).click();
    await edit.getByLabel('Phone').fill(phone);
    await change({ role_id: meanwhile });
    await press(edit, 'Save');
    await press(edit, 'Save mine over it');
    await edit.waitFor({ state: 'detached' });
    expect(await booker()).toMatchObject({ phone, role_id: meanwhile });
    await page.reload();
  }
  await change({ permissions: before, phone: number ?? '' });
  await auth.DELETE('/auth/roles/{role_id}', { params: { path: { role_id } } });
  forgive(page, /409/);
});
