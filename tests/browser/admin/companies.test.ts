import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { type Network, networkOf } from '../../support/servers/network.ts';
import { hasFocus } from '../dialog-walk.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const path = (page: Page) => new URL(page.url()).pathname;
/** With the line cut the action says so in the specification's words; what was open stays open. */
async function failsFirst(page: Page, line: Network, act: () => Promise<void>, words: string) {
  await line.cut(async () => {
    await act();
    await says(page, words);
  });
  await act();
}
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

test('[admin.companies][admin.company-tabs][admin.subsidiary][msg.company][msg.subsidiary][msg.update] a company is added, edited, given a subsidiary, and switched off and on', async ({
  page,
}) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await page.goto('/companies');
  await row(page, 'Redgum Mining').waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Add company' }).click();
  await h1(page, 'Add company');
  await press(page, 'Add company');
  await page.getByText('This field is required.').waitFor();
  await box(page, 'Company name').fill('Redgum Mining');
  await press(page, 'Add company');
  await says(page, 'Create company error! Please try again.');
  await page.getByText('There is a company of this name already.').waitFor();
  await expectNoViolations(page);
  await box(page, 'Company name').fill('Jarrah Rail');
  await press(page, 'Add company');
  await says(page, 'Create company success');

  // Billing opens at once.
  await h1(page, 'Jarrah Rail');
  await page.waitForURL('**/billing');
  await page.getByText('Nothing is filled in yet').waitFor();
  await expectNoViolations(page);

  // Each tab under its own address.
  for (const [label, tab] of [
    ['Subsidiaries', 'subsidiary'],
    ['Accounts', 'accounts'],
    ['Positions', 'positions'],
    ['Packages', 'packages'],
    ['Paperwork', 'paperworks'],
    ['Projects', 'projects'],
    ['General', 'general'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: label }).click();
    await page.waitForURL(`**/${tab}`);
    await page
      .getByRole('navigation', { name: 'Company' })
      .locator('[aria-current=page]', { hasText: label })
      .waitFor();
  }
  await page.getByRole('switch', { name: 'Fit test' }).click();
  await failsFirst(page, line, () => press(page, 'Save changes'), 'Update error! Please try again.');
  await says(page, 'Update success');
  await expectNoViolations(page);

  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Subsidiaries' }).click();
  await page.getByText('No subsidiaries yet').waitFor();
  expect(await page.getByRole('button', { name: 'Add subsidiary' }).count(), 'once, over the list').toBe(1);
  await page.getByRole('button', { name: 'Add subsidiary' }).click();
  const adding = page.getByRole('dialog', { name: 'Add subsidiary' });
  // The first field waits for what is typed.
  await adding.locator('input[name=siteName]:focus').waitFor();
  await page.keyboard.type('Midland Yard');
  const add = () => adding.getByRole('button', { name: 'Add subsidiary' }).click();
  await failsFirst(page, line, add, 'Create subsidiary error! Please try again.');
  await says(page, 'Create subsidiary success');
  await row(page, 'Midland Yard').getByRole('button', { name: 'Edit' }).click();
  await box(page, 'Alias').fill('Midland');
  await expectNoViolations(page);
  await press(page, 'Save');
  await row(page, 'Midland').getByText('Midland', { exact: true }).waitFor();
  await row(page, 'Midland Yard').getByRole('button', { name: 'Deactivate' }).click();
  const confirm = (verb: string) => page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  await page.getByRole('dialog').getByText('Nothing is deleted').waitFor();
  await expect.poll(() => page.getByRole('dialog').getByRole('status').count()).toBe(0);
  await failsFirst(page, line, () => confirm('Deactivate'), 'Delete subsidiary error! Please try again.');
  await says(page, 'Delete subsidiary success');
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await row(page, 'Midland Yard').getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('dialog').getByText('It can be booked for again.').waitFor();
  await expect.poll(() => page.getByRole('dialog').getByRole('status').count()).toBe(0);
  await failsFirst(page, line, () => confirm('Activate'), 'Activate subsidiary error! Please try again.');
  await says(page, 'Activate subsidiary success');
  await page.getByText('No inactive subsidiaries').waitFor();

  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'General' }).click();
  await press(page, 'Deactivate');
  const dialog = page.getByRole('dialog', { name: 'Deactivate Jarrah Rail?' });
  await dialog.getByText('1 subsidiary can no longer be booked for.').waitFor();
  const openBookings = dialog.getByRole('link', { name: 'Look at its open bookings' });
  expect(await openBookings.getAttribute('href')).toContain(`company=${defined(path(page).split('/')[2])}`);
  await expectNoViolations(page);
  await failsFirst(page, line, () => confirm('Deactivate'), 'Delete company error! Please try again.');
  await says(page, 'Delete company success');
  await press(page, 'Activate');
  await page.getByRole('dialog').getByText('1 subsidiary can be booked for again.').waitFor();
  await failsFirst(page, line, () => confirm('Activate'), 'Activate company error! Please try again.');
  await says(page, 'Activate company success');
});

test('[app.entity-status] active companies are listed first, the inactive ones on demand, and the address says which', async ({
  page,
  portal,
}) => {
  const rest = await restAs('admin', { url: `${portal.url}/api` });
  const body = {
    company: { company_name: 'Mulga Quarry', enable: false, otp: false },
    fit_test: false,
    seed_positions: false,
  };
  await answerOf(rest.companies.POST('/companies/companies', { body }));
  await signIn(page, 'admin');
  await page.goto('/companies');
  await row(page, 'Redgum Mining').waitFor();
  expect(await page.getByRole('radio', { name: 'Active', exact: true }).getAttribute('aria-checked')).toBe('true');
  expect(await row(page, 'Mulga Quarry').count()).toBe(0);
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await row(page, 'Mulga Quarry').getByText('Inactive').waitFor();
  expect(new URL(page.url()).search).toBe('?status=inactive');
  await page.reload();
  await row(page, 'Mulga Quarry').waitFor();
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('nowhere');
  await page.getByText('No inactive companies match').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Show active ones' }).click();
  await page.getByText('No active companies match').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await row(page, 'Redgum Mining').waitFor();
});

test('[admin.edit-conflict] another person’s change is shown, and the editor takes theirs or overwrites it', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { id: orgId } = await answerOf(rest.companies.GET('/companies/my-company'));
  const meanwhile = (company_name: string) =>
    answerOf(
      rest.companies.PUT('/companies/companies/{org_id}', {
        params: { path: { org_id: orgId } },
        body: { company: { company_name }, update_mask: ['company_name'] },
      }),
    );
  await signIn(page, 'manager');
  await page.goto('/my/company');
  const name = box(page, 'Company name');
  await name.fill('Redgum Mines');
  await meanwhile('Redgum Mining Group');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  const conflict = page.getByRole('region', { name: 'Changed meanwhile' });
  await hasFocus(conflict); // the pressed button has gone
  await conflict.getByText('Redgum Mining Group').waitFor();
  await conflict.getByText(/changed this company just now/).waitFor();
  await conflict.getByText('yours: Redgum Mines').waitFor();
  await expectNoViolations(page);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  expect(await name.inputValue()).toBe('Redgum Mining Group');
  await hasFocus(name);
  await name.fill('Redgum Mines');
  await meanwhile('Redgum');
  await press(page, 'Save changes');
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await says(page, 'Update success');
  expect(await answerOf(rest.companies.GET('/companies/my-company'))).toMatchObject({ company_name: 'Redgum Mines' });
  await meanwhile('Redgum Mining');
  forgive(page, /409/);
});

test('[admin.edit-conflict] another person’s choice of reminders is shown in the words of the form, and nothing is overwritten', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const { id: orgId } = await answerOf(rest.companies.GET('/companies/my-company'));
  const params = { path: { org_id: orgId } };
  const settings = () => answerOf(rest.booking.GET('/booking/reminder-settings/{org_id}', { params }));
  const { updated_at: _, ...before } = await settings();
  const choose = (body: typeof before) =>
    answerOf(rest.booking.PUT('/booking/reminder-settings/{org_id}', { params, body }));
  await signIn(page, 'manager');
  await page.goto('/my/company');
  await box(page, 'Company name').fill('Redgum Mines');
  const bySms = page.getByRole('group', { name: 'By SMS' });
  await bySms.getByLabel('7 days before').check();
  await choose({ ...before, mail: ['1d'] });
  await page.getByRole('button', { name: 'Save reminders and candidates' }).press('Enter');
  const conflict = page.getByRole('region', { name: 'Changed meanwhile' });
  await conflict.getByText('1 day before', { exact: true }).waitFor();
  await hasFocus(conflict);
  await expectNoViolations(page);
  expect((await settings()).sms).toEqual(before.sms);
  await conflict.getByRole('button', { name: 'Save mine over it' }).press('Enter');
  await says(page, 'Update success');
  expect(await settings()).toMatchObject({ mail: ['1d'], sms: ['booked', '7d', '1d', '2h'] });
  const { company_name: stored } = await answerOf(rest.companies.GET('/companies/my-company'));
  expect([stored, await box(page, 'Company name').inputValue()]).toEqual(['Redgum Mining', 'Redgum Mines']);
  await choose(before);
  forgive(page, /409/);
});

test('[admin.company-tabs] on a phone the current tab is in view, from its address and after its press', {
  tags: ['long'],
}, async ({ openPage }) => {
  const page = await openPage(phone);
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Redgum Mining' }).click();
  const tab = (name: string) => page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name });
  const isInView = (name: string) =>
    tab(name).evaluate(
      (link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth,
    );
  await tab('General').waitFor();
  expect(await isInView('General')).toBe(true);
  await page.goto(path(page).replace('general', 'projects'));
  await row(page, 'Newman shutdown').waitFor();
  expect(await isInView('Projects')).toBe(true);
  await tab('Positions').click();
  await row(page, 'Boilermaker').waitFor();
  expect(await isInView('Positions')).toBe(true);
});

test('[admin.my-company][admin.subsidiaries][admin.my-subsidiaries][perm.role-buttons] one’s own company and subsidiaries, each with the buttons of the role', async ({
  openPage,
}) => {
  const manager = await openPage();
  await signIn(manager, 'manager');
  await manager.goto('/my/company');
  await h1(manager, 'My Company');
  await box(manager, 'Company name').waitFor();
  expect(await manager.getByRole('button', { name: 'Deactivate' }).count()).toBe(0);
  await manager.goto('/subsidiaries');
  await row(manager, 'Newman Operations').getByRole('button', { name: 'Deactivate' }).waitFor();
  await manager.getByRole('button', { name: 'Add subsidiary' }).waitFor();

  const restricted = await openPage(phone);
  await signIn(restricted, 'restricted');
  await restricted.goto('/my/subsidiaries');
  await row(restricted, 'Newman Operations').getByRole('button', { name: 'Edit' }).click();
  await box(restricted, 'Name').fill('Newman Mine');
  await expectNoViolations(restricted);
  // Typed text is not lost by a press of Escape.
  await restricted.keyboard.press('Escape');
  await restricted.getByRole('button', { name: 'Stay' }).click();
  await press(restricted, 'Save');
  await says(restricted, 'Update success');
  await row(restricted, 'Newman Mine').waitFor();
  expect(await restricted.getByRole('button', { name: /Deactivate|Add/ }).count()).toBe(0);
  await expectNoViolations(restricted);
});

test('[admin.accounts][admin.see-as][msg.account][perm.grant] an account is invited, given permissions that one holds, seen through, and deleted', {
  tags: ['walk'],
}, async ({ page }) => {
  const line = await networkOf(page);
  await signIn(page, 'manager');
  await page.goto('/booking-account');
  await row(page, 'Daniel Kerr').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add booking account' }).click();
  await box(page, 'Contact person').fill('Nina Holt');
  await box(page, 'Username').fill('booker');
  await box(page, 'Email').fill('nina.holt@redgum.example');
  // Permissions that only the provider's accounts can use are not offered.
  expect(await page.getByRole('switch', { name: 'My bookings' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Scheduler' }).count()).toBe(0);
  await page.getByRole('switch', { name: 'View bookings' }).click();
  await expectNoViolations(page);
  await press(page, 'Add and invite');
  await says(page, 'Create booking account error! Please try again.');
  await page.getByText('This username is taken.').waitFor();
  await box(page, 'Username').fill('nina.holt');
  await press(page, 'Add and invite');
  await says(page, 'Create booking account success');
  await row(page, 'Nina Holt').getByText('Invited').waitFor();

  await row(page, 'Nina Holt').getByRole('button', { name: 'See as' }).click();
  const seen = page.getByRole('dialog', { name: 'What Nina Holt sees' });
  await seen.getByText('After signing in it lands on Bookings.').waitFor();
  await seen
    .getByRole('listitem')
    .filter({ hasText: /^Companies/ })
    .getByText('Hidden: needs Companies')
    .waitFor();
  await expectNoViolations(page);
  await seen.getByRole('button', { name: 'Close' }).click();

  await row(page, 'Nina Holt').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByText('The bookings it made stay as they are, with its name.').waitFor();
  await failsFirst(page, line, () => press(page, 'Delete account'), 'Delete booking account error! Please try again.');
  await says(page, 'Delete booking account success');
  await expect.poll(() => row(page, 'Nina Holt').count()).toBe(0);
  expect(path(page)).toBe('/booking-account');
  forgive(page, /409/);
});

test('[perm.company-admins] the provider confirms before a company loses its last admin account, and may deactivate and delete it', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/companies/add');
  await box(page, 'Company name').fill('Last Admin Rail');
  await press(page, 'Add company');
  await h1(page, 'Last Admin Rail');
  await page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: 'Add admin account' }).first().click();
  await box(page, 'Contact person').fill('Ada Only');
  await box(page, 'Username').fill('ada.only');
  await box(page, 'Email').fill('ada.only@rail.example');
  await press(page, 'Add and invite');
  await says(page, 'Create admin account success');
  const question = page.getByText('This is the company’s last admin account.', { exact: false });
  await row(page, 'Ada Only').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  await question.waitFor();
  await expectNoViolations(page);
  await press(page, 'Save');
  await page.getByText('Add or complete another one first.', { exact: false }).first().waitFor();
  await page.getByRole('checkbox', { name: 'Deactivate it all the same' }).check();
  await press(page, 'Save');
  await says(page, 'Update success');
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await row(page, 'Ada Only').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Active' }).click();
  expect(await question.count()).toBe(0);
  await press(page, 'Save');
  await page.getByRole('radio', { name: 'Active', exact: true }).click();
  await row(page, 'Ada Only').getByRole('button', { name: 'Delete' }).click();
  await question.waitFor();
  await expectNoViolations(page);
  await press(page, 'Delete account');
  await says(page, 'Delete booking account success');
  forgive(page, /409/);
});

test('a list that cannot be fetched says so, keeps the search, and is tried again', { tags: ['walk'] }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.route('**/graphql', (route) => {
    const isList = defined(route.request().postData()).includes('"status":"active"');
    return isList ? route.abort() : route.continue();
  });
  await page.goto('/companies?search=redgum');
  await page.getByRole('main').getByText('Fetch error').waitFor();
  await expectNoViolations(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await row(page, 'Redgum').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('redgum');
  forgive(page, /Failed to load resource/);
});

test('[perm.admin] an administrator without the permission for admin accounts reads that, and not that there are none', {
  tags: ['walk'],
}, async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"admin_accounts",?/, '');
    await route.fulfill({ response: answer, body: text });
  });
  await signIn(page, 'admin');
  await page.goto('/booking-account');
  await page.getByRole('heading', { name: 'You may not see these accounts' }).waitFor();
  await page.getByText('Your account lacks the permission “Admin accounts”.').waitFor();
  expect(await page.getByText('No accounts yet').count()).toBe(0);
  await expectNoViolations(page);
});
