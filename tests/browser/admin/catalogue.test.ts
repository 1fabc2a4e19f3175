import type { Locator, Page, Route } from 'playwright-core';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { networkOf } from '../../support/servers/network.ts';

const phoneInTheDark = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

/** Calls the service over REST as another browser would, with the account of this one. */
async function rest(page: Page, url: string, method: string, path: string, body?: unknown) {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return answer.json();
}

test('[admin.positions][msg.position] positions are added, renamed and deleted with the keyboard; each refusal is at its field', {
  tags: ['long'],
}, async ({ page }) => {
  const line = await networkOf(page);
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Positions' }).click();
  await row(page, 'Boilermaker').waitFor();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Add position' }).press('Enter');
  await hasFocus(box(page, 'Name'));
  await page.keyboard.press('Enter');
  await says(page, 'This field is required.');
  await page.keyboard.type('boilermaker');
  await page.keyboard.press('Enter');
  await says(page, 'Error Add Position');
  await says(page, 'There is a position of this name already.');
  await expectNoViolations(page);
  await box(page, 'Name').fill('Dogger <b>and</b> rigger');
  await page.keyboard.press('Enter');
  await says(page, 'Position added successfully');
  await row(page, 'Dogger <b>and</b> rigger').waitFor();

  await press(row(page, 'Dogger <b>'), 'Edit Dogger <b>and</b> rigger');
  await box(page, 'Name').fill('Dogger');
  await line.cut(async () => {
    await page.keyboard.press('Enter');
    await says(page, 'Update error! Please try again.');
  });
  expect(await box(page, 'Name').inputValue()).toBe('Dogger');
  await page.keyboard.press('Enter');
  await says(page, 'Update success');

  await press(row(page, 'Dogger'), 'Delete Dogger');
  await dialog(page, 'Delete Dogger?').waitFor();
  await expectNoViolations(page);
  await line.cut(async () => {
    await press(dialog(page, 'Delete Dogger?'), 'Delete');
    await says(page, 'Error Delete Position');
  });
  await press(dialog(page, 'Delete Dogger?'), 'Delete');
  await says(page, 'Position deleted successfully');
  await row(page, 'Dogger').waitFor({ state: 'detached' });

  await line.cut(async () => {
    await page.getByLabel('Search positions').fill('rig');
    await says(page, 'Error fetch');
    await expectNoViolations(page);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await row(page, 'Boilermaker').waitFor({ state: 'detached' });
  await row(page, 'Rigger').waitFor();
});

test('[admin.projects][msg.project][msg.delete] on a phone in the dark, projects are added, closed and deleted', async ({
  openPage,
}) => {
  const page = await openPage(phoneInTheDark);
  const line = await networkOf(page);
  await signIn(page, 'manager');
  await page.goto('/projects');
  await row(page, 'Mill reline').waitFor();
  await expectNoViolations(page);
  await press(page, 'Add project');
  await box(page, 'Name').fill('Ridge haul road');
  await line.cut(async () => {
    await press(dialog(page, 'Add project'), 'Add project');
    await says(page, 'Create project error! Please try again.');
  });
  await press(dialog(page, 'Add project'), 'Add project');
  await says(page, 'Create project success');
  await press(row(page, 'Ridge haul road'), 'Edit Ridge haul road');
  await page.getByRole('switch', { name: 'Closed' }).check();
  await expectNoViolations(page);
  await press(dialog(page, 'Edit Ridge haul road'), 'Save');
  await says(page, 'Update success');
  await row(page, 'Ridge haul road').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await press(row(page, 'Ridge haul road'), 'Delete Ridge haul road');
  await line.cut(async () => {
    await press(dialog(page, 'Delete Ridge haul road?'), 'Delete');
    await says(page, 'Delete error');
  });
  await press(dialog(page, 'Delete Ridge haul road?'), 'Delete');
  await says(page, 'Delete success');
  await says(page, 'No inactive projects');
  await expectNoViolations(page);
});

test('[admin.edit-conflict][due.validity] a save of a package over another person’s change keeps both where the fields differ', async ({
  page,
  portal,
}) => {
  await signIn(page, 'manager');
  await page.goto('/packages');
  await page.getByRole('link', { name: 'Edit Redgum camp services' }).click();
  await box(page, 'Name').waitFor();
  const path = `/booking/packages/${page.url().split('/').at(-1)}`;
  const change = async (facts: object) => {
    const { updated_at } = await rest(page, portal.url, 'GET', path);
    await rest(page, portal.url, 'PUT', path, { ...facts, update_mask: Object.keys(facts), updated_at });
  };
  const { assessments: all, validity_months: earlier } = await rest(page, portal.url, 'GET', path);
  const assessments: object[] = all.map(({ category_name, assessment_name, checked }: Record<string, unknown>) => ({
    category_name,
    assessment_name,
    checked,
  }));
  await change({ validity_months: 24 });
  await page.reload();
  await box(page, 'Name').fill('Redgum camp and catering');
  const [first, ...others] = assessments.filter((one) => Object(one).checked);
  expect(first).toBeDefined();
  await change({ assessments: others });
  await press(page, 'Save changes');
  const conflict = page.getByRole('region', { name: 'Changed meanwhile' });
  await conflict.getByText('Assessments', { exact: true }).waitFor();
  expect(await conflict.getByText('Due again after').count()).toBe(0);
  await press(conflict, 'Save mine over it');
  await says(page, 'Package updated successfully');
  expect(await rest(page, portal.url, 'GET', path)).toMatchObject({
    name: 'Redgum camp and catering',
    validity_months: 24,
  });
  await change({ name: 'Redgum camp services', assessments, validity_months: earlier });
  forgive(page, /409/);
});

test('[admin.packages][msg.package][admin.edit-conflict] a package is made of the catalogue, edited by two at once, and deleted', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const line = await networkOf(page);
  await signIn(page, 'manager');
  await page.goto('/packages/add');
  await box(page, 'Name').fill('Standard medical');
  await press(page, 'Add package');
  await says(page, 'Please choose at least one.');
  await hasFocus(page.getByRole('checkbox', { name: 'Medical', exact: true }));
  await page.getByRole('checkbox', { name: 'Function' }).press('Space');
  await says(page, '60 minutes');
  await page.getByRole('checkbox', { name: 'Audiometry' }).check();
  await says(page, '75 minutes');
  await expectNoViolations(page);
  await box(page, 'Name').fill('Redgum camp services');
  await press(page, 'Add package');
  await says(page, 'Error Add Package');
  await says(page, 'There is a package of this name already.');
  await box(page, 'Name').fill('Roof work');
  await press(page, 'Add package');
  await says(page, 'Package added successfully');
  await page.waitForURL('**/packages');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Edit Roof work' }).click();
  await box(page, 'Name').fill('Roof and scaffold work');
  const id = page.url().split('/').at(-1);
  const { updated_at } = await rest(page, portal.url, 'GET', `/booking/packages/${id}`);
  const assessments = [{ category_name: 'Heart', assessment_name: 'Resting ECG', checked: true }];
  const theirs = { assessments, update_mask: ['assessments'], updated_at };
  await rest(page, portal.url, 'PUT', `/booking/packages/${id}`, theirs);
  await press(page, 'Save changes');
  const conflict = page.getByRole('region', { name: 'Changed meanwhile' });
  await conflict.getByText('Heart: Resting ECG').waitFor();
  await expectNoViolations(page);
  await press(conflict, 'Save mine over it');
  await says(page, 'Package updated successfully');
  await row(page, 'Roof and scaffold work').getByText('Resting ECG', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Edit Roof and scaffold work' }).click();
  await page.getByRole('checkbox', { name: 'Audiometry' }).waitFor();
  await line.cut(async () => {
    await page.getByRole('checkbox', { name: 'Audiometry' }).check();
    await press(page, 'Save changes');
    await says(page, 'Error Update Package');
  });
  await press(page, 'Save changes');
  await page.waitForURL('**/packages');
  await press(row(page, 'Roof and scaffold work'), 'Delete Roof and scaffold work');
  const question = dialog(page, 'Delete Roof and scaffold work?');
  await line.cut(async () => {
    await press(question, 'Delete');
    await says(page, 'Error Delete Package');
  });
  await press(question, 'Delete');
  await says(page, 'Package deleted successfully');

  // One that bookings have can only leave the lists.
  await press(row(page, 'Redgum pre-employment'), 'Deactivate Redgum pre-employment');
  await press(dialog(page, 'Deactivate Redgum pre-employment?'), 'Deactivate');
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await press(row(page, 'Redgum pre-employment'), 'Activate Redgum pre-employment');
  await press(dialog(page, 'Activate Redgum pre-employment?'), 'Activate');
  await says(page, 'No inactive packages');
});

test('[admin.sites][msg.clinic] a clinic site is added, changed, disabled knowing what that affects, and activated; and a company’s tab has its packages', {
  tags: ['walk'],
}, async ({ page }) => {
  const line = await networkOf(page);
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Sites' }).click();
  await row(page, 'Perth – Hay Street').waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Add site' }).click();
  await box(page, 'Name').fill('Bunbury – Victoria Street');
  await box(page, 'Phone').fill('123');
  await page.getByLabel('State').selectOption('WA');
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Australia/Perth');
  await press(page, 'Add site');
  await page.getByText('Must be an Australian phone number.').waitFor();
  await hasFocus(box(page, 'Phone'));
  await expectNoViolations(page);
  await box(page, 'Phone').fill('08 5550 0190');
  await box(page, 'Email').fill('victoria.street@banksia.example');
  await box(page, 'Address').fill('88 Victoria Street');
  await box(page, 'Suburb').fill('Bunbury');
  await box(page, 'Postcode').fill('6230');
  await press(page, 'Add site');
  await says(page, 'Site added successfully');
  await page.getByRole('link', { name: 'Edit Bunbury – Victoria Street' }).click();
  await page.getByRole('switch', { name: 'Free booking' }).check();
  await press(page, 'Save changes');
  await says(page, 'Site updated successfully');

  await press(row(page, 'Perth – Belmont'), 'Deactivate Perth – Belmont');
  const question = dialog(page, 'Deactivate Perth – Belmont?');
  const list = await question.getByRole('link', { name: 'Look at its open bookings' }).getAttribute('href');
  expect(list).toMatch(/^\/pem-bookings\?.*site=/);
  const closing = await question.getByRole('link', { name: 'Close its days' }).getAttribute('href');
  expect(closing).toMatch(/^\/closings\/new\?site=/);
  await question.getByText(/doctors’ days to come/).waitFor();
  await expectNoViolations(page);
  await press(question, 'Deactivate');
  await says(page, 'Delete site Successfully');
  await page.getByRole('radio', { name: 'Inactive' }).click();
  await press(row(page, 'Perth – Belmont'), 'Activate Perth – Belmont');
  await press(dialog(page, 'Activate Perth – Belmont?'), 'Activate');
  await says(page, 'Activate site Successfully');
  await line.cut(async () => {
    await page.getByRole('radio', { name: 'Active', exact: true }).click();
    await says(page, 'Error when find site');
  });

  await page.getByRole('link', { name: 'Companies' }).click();
  await page.getByRole('link', { name: 'Coral Bay Energy' }).click();
  await page.getByRole('link', { name: 'Packages', exact: true }).last().click();
  await page.getByRole('link', { name: 'Add package' }).click();
  await box(page, 'Name').fill('Coral Bay visitor');
  await page.getByRole('checkbox', { name: 'Breath alcohol' }).check();
  await press(page, 'Add package');
  await says(page, 'Package added successfully');
  await page.getByRole('link', { name: 'Edit Coral Bay visitor' }).waitFor();
  await expectNoViolations(page);
});

test('[admin.company-chooser] the provider’s own lists lead to those of a client company', async ({ page }) => {
  await signIn(page, 'admin');
  const listCode = '**/assets/lookup-box-*';
  for (const [from, tab] of [
    ['/positions', 'Positions'],
    ['/projects', 'Projects'],
    ['/subsidiaries', 'Subsidiaries'],
    ['/paperworks', 'Paperwork'],
  ] as const) {
    await page.goto(from);
    await page.getByText('Below are those of Banksia Health itself.').waitFor();
    await expectNoViolations(page);
    const company = page.getByRole('combobox', { name: 'Client company' });
    const isWanted = Promise.withResolvers<Route>();
    await page.route(listCode, isWanted.resolve, { times: 1 });
    await company.focus();
    await page.keyboard.type('Redgum Mining');
    await page.keyboard.press('Enter'); // before the list is there
    await (await isWanted.promise).continue();
    await page.getByRole('heading', { level: 1, name: 'Redgum Mining' }).waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: tab, exact: true })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
  }
});
