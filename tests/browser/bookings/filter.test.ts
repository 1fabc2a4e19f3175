/** @module-tag walk */
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { networkOf } from '../../support/servers/network.ts';

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

const isoDay = (day: string) => day.split('/').reverse().join('-');
const panelOf = (page: Page) => page.getByRole('region', { name: 'Filter' });
const chipsIn = (page: Page) => page.getByRole('group', { name: 'Active filters' });
const rowsOf = (page: Page) => page.locator('.list-table tbody tr');
const paramsOf = (page: Page) => [...new URL(page.url()).searchParams];
const namesOf = (page: Page) => [...new Set(paramsOf(page).map(([key]) => key))];

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Filter/ }).click();
  const panel = panelOf(page);
  await panel.getByLabel('Candidate name').waitFor();
  await expect
    .poll(() => panel.getByLabel('Candidate name').evaluate((box) => box === document.activeElement))
    .toBe(true);
  return panel;
}

/** Types into a field with a list, and takes the entry. */
async function choose(page: Page, label: string, entry: string) {
  const field = panelOf(page).getByRole('combobox', { name: label });
  await field.click();
  await field.fill(entry);
  await page.getByRole('option', { name: entry }).click();
  const chosen = panelOf(page).getByRole('list', { name: `${label}: chosen` });
  if (['Company', 'Site'].includes(label)) await chosen.getByText(entry).waitFor();
  else await expect.poll(() => field.inputValue()).toBe(entry);
}

/** Until the list's answer to the newest question is on the page. */
const settled = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

/** The words of one column, once every row satisfies. */
const everyRow = (page: Page, column: string, holds: (words: string) => boolean) =>
  expect
    .poll(async () => {
      const words = await rowsOf(page).locator(column).allTextContents();
      return words.length > 0 && words.every(holds);
    })
    .toBe(true);

test('[list.filter] the panel filters once it is applied, shows chips, and keeps only parameters without personal data in the address', async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await signIn(page, 'admin');
  await rowsOf(page).first().waitFor();
  const first = rowsOf(page).first();
  const name = defined((await first.locator('.name').textContent()) ?? undefined);

  const panel = await openPanel(page);
  for (const field of ['Candidate name', 'Company', 'Site', 'Phone', 'Subsidiary', 'Email', 'Booking person']) {
    expect(await panel.getByLabel(field, { exact: true }).count(), field).toBe(1);
  }
  for (const date of ['Appointment date from', 'Appointment date to']) {
    expect(await panel.getByRole('textbox', { name: date }).count(), date).toBe(1);
  }
  expect(await panel.getByRole('group', { name: 'Status' }).count()).toBeGreaterThan(0);
  await panel.getByText('Eg. 0487 987 987, 1300 000 123').waitFor();
  expect(await panel.getByLabel('Subsidiary').getAttribute('placeholder')).toBe('Choose a company first.');

  await choose(page, 'Company', 'Redgum Mining');
  await choose(page, 'Subsidiary', 'Newman Operations');
  await panel.getByRole('checkbox', { name: 'Confirmed' }).check();
  await panel.getByRole('checkbox', { name: 'Completed' }).check();
  expect(paramsOf(page), 'nothing filters before it is applied').toEqual([]);
  await panel.getByRole('button', { name: 'Apply filter' }).click();

  await everyRow(page, '.c-comp', (words) => words.includes('Redgum Mining') && words.includes('Newman Operations'));
  await everyRow(page, '.c-status .pill', (words) => /^(Confirmed|Completed)$/.test(words));
  expect(await panelOf(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Filter 3 active/ }).count()).toBe(1);
  expect(paramsOf(page).map(([key]) => key)).toEqual(['company', 'subsidiary', 'status', 'status']);
  expect(await chipsIn(page).locator('.chip').allTextContents()).toEqual([
    'CompanyRedgum Mining',
    'SubsidiaryNewman Operations',
    'StatusConfirmed, Completed',
  ]);

  await page.reload();
  await everyRow(page, '.c-comp', (words) => words.includes('Newman Operations'));
  expect(await chipsIn(page).locator('.chip').first().textContent(), 'named again from the address').toBe(
    'CompanyRedgum Mining',
  );

  await chipsIn(page).getByRole('button', { name: 'Remove Company' }).click();
  await expect.poll(() => paramsOf(page).map(([key]) => key)).toEqual(['status', 'status']);
  await page.goBack();
  await expect.poll(() => chipsIn(page).locator('.chip').count()).toBe(3);

  await openPanel(page);
  await panel.getByRole('button', { name: 'Clear filter' }).click();
  await expect.poll(() => paramsOf(page)).toEqual([]);
  await expect.poll(() => chipsIn(page).count()).toBe(0);

  await openPanel(page);
  await panel.getByLabel('Candidate name').fill(name);
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  await everyRow(page, '.name', (words) => words === name);
  await expect.poll(() => paramsOf(page).map(([key]) => key)).toEqual(['view']);
  expect(decodeURIComponent(page.url()), 'a name stays out of the address').not.toContain(name.split(' ')[0]);

  await openPanel(page);
  await panel.getByLabel('Email').fill('somebody@nowhere');
  await page.keyboard.press('Escape');
  await expect.poll(() => panelOf(page).count()).toBe(0);
  expect(await chipsIn(page).locator('.chip').count(), 'Cancel changes nothing').toBe(1);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect.poll(() => chipsIn(page).count(), { message: 'a view lets go of names too' }).toBe(0);
});

test('[list.filter] phone, email, booking person, site and dates each find a booking by what its row shows', {
  tags: ['long'],
}, async ({ openPage }) => {
  const page = await openPage(desk);
  await signIn(page, 'admin');
  await page.goto('/pem-bookings?status=Completed&sort=name&order=asc');
  const row = rowsOf(page).first();
  await row.waitFor();
  const textOf = async (cell: string) => defined((await row.locator(cell).allTextContents())[0]);
  const [email, phoneNumber] = await row.locator('.c-cont > div').allTextContents();
  const contact = await textOf('.c-pers > div');
  const [site, street] = await row.locator('.c-site > div').allTextContents();
  const day = await textOf('.c-appt > div');
  const panel = panelOf(page);

  // A full page: rows of the filter before would hold what the next one looks for.
  const everybody = () => expect.poll(() => rowsOf(page).count()).toBe(50);
  const filtered = async (fill: () => Promise<void>, column: string, holds: (words: string) => boolean) => {
    await openPanel(page);
    await panel.getByRole('button', { name: 'Clear filter' }).click();
    await everybody();
    await openPanel(page);
    await fill();
    await panel.getByRole('button', { name: 'Apply filter' }).click();
    await everyRow(page, column, holds);
  };
  const type = (label: string, words: string) => panel.getByLabel(label, { exact: true }).fill(words);
  const digits = (words: string) => words.replace(/\D/g, '');

  await filtered(
    () => type('Email', defined(email)),
    '.c-cont',
    (words) => words.includes(defined(email)),
  );
  await filtered(
    () => type('Phone', digits(defined(phoneNumber))),
    '.c-cont',
    (words) => words.includes(defined(phoneNumber)),
  );
  await filtered(
    () => type('Booking person', contact),
    '.c-pers',
    (words) => words.includes(contact),
  );
  await filtered(
    () => choose(page, 'Site', `${site} – ${street}`),
    '.c-site',
    (words) => words === `${site}${street}`,
  );
  await filtered(
    async () => {
      for (const end of ['from', 'to']) {
        await panel.getByRole('textbox', { name: `Appointment date ${end}` }).click();
        await page.keyboard.type(digits(day));
      }
    },
    '.c-appt',
    (words) => words.startsWith(day),
  );
  expect(Object.fromEntries(paramsOf(page))).toMatchObject({ from: isoDay(day), to: isoDay(day), sort: 'name' });
});

test('[list.filter-several] several companies and sites are chips of the panel, a subsidiary is of one of them, and the address has them all', async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await signIn(page, 'admin');
  const panel = await openPanel(page);
  await choose(page, 'Company', 'Redgum Mining');
  await choose(page, 'Subsidiary', 'Newman Operations');
  await choose(page, 'Company', 'Coral Bay Energy');
  const subsidiary = panel.getByRole('combobox', { name: 'Subsidiary' });
  expect(await subsidiary.inputValue(), 'a company more takes no subsidiary away').toBe('Newman Operations');
  await subsidiary.fill('Kalg');
  await page.getByRole('option', { name: 'Kalgoorlie' }).getByText('Redgum Mining').waitFor();
  await page.keyboard.press('Tab');
  await panel.getByRole('button', { name: 'Remove Coral Bay Energy' }).click();
  await expect
    .poll(() => subsidiary.inputValue(), { message: 'a subsidiary goes with its own company alone' })
    .toMatch(/^Kalgoorlie/);
  await choose(page, 'Company', 'Coral Bay Energy');
  await panel.getByRole('button', { name: 'Remove Redgum Mining' }).click();
  await expect.poll(() => subsidiary.inputValue()).toBe('');
  await subsidiary.fill('Zzyzx');
  await panel.getByRole('button', { name: 'Remove Coral Bay Energy' }).click();
  await panel.getByPlaceholder('Choose a company first.').waitFor();
  await choose(page, 'Company', 'Redgum Mining');
  await expect.poll(() => subsidiary.inputValue(), { message: 'typed words wait for the next company' }).toBe('Zzyzx');
  await subsidiary.fill('');
  await choose(page, 'Company', 'Coral Bay Energy');
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  const chips = chipsIn(page).locator('.chip');
  await expect.poll(() => chips.allTextContents()).toEqual(['CompanyRedgum Mining, Coral Bay Energy']);
  expect(paramsOf(page).map(([key]) => key)).toEqual(['company', 'company']);
  await everyRow(page, '.c-comp', (words) => /^(Redgum Mining|Coral Bay Energy)/.test(words));
  await page.reload();
  await expect.poll(() => chips.allTextContents()).toEqual(['CompanyRedgum Mining, Coral Bay Energy']);

  await openPanel(page);
  const company = panel.getByRole('combobox', { name: 'Company' });
  await panel.getByRole('button', { name: 'Remove Coral Bay Energy' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => company.evaluate((input) => input === document.activeElement)).toBe(true);
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  await everyRow(page, '.c-comp', (words) => words.startsWith('Redgum Mining'));
});

test('[list.filter-several] the rows of several sites, and a subsidiary of the address that stays with its own company', async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await signIn(page, 'admin');
  const panel = await openPanel(page);
  const site = panel.getByRole('combobox', { name: 'Site' });
  const chosen = panel.getByRole('list', { name: 'Site: chosen' }).locator('.chip');
  for (const count of [1, 2]) {
    await site.press('ArrowDown');
    await page.getByRole('option').nth(count).click();
    await expect.poll(() => chosen.count()).toBe(count);
  }
  const sites = await chosen.allTextContents();
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  await everyRow(page, '.c-site', (words) => sites.some((one) => one.replace(' – ', '') === words));
  expect(paramsOf(page).map(([key]) => key)).toEqual(['site', 'site']);
  await expect.poll(() => chipsIn(page).locator('.chip').allTextContents()).toEqual([`Site${sites.join(', ')}`]);

  await openPanel(page);
  await choose(page, 'Company', 'Redgum Mining');
  await choose(page, 'Company', 'Coral Bay Energy');
  await choose(page, 'Subsidiary', 'Newman Operations');
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  await expect.poll(() => namesOf(page)).toEqual(['company', 'site', 'subsidiary']);
  await page.reload();
  await expect.poll(() => chipsIn(page).locator('.chip').last().textContent()).toBe('SubsidiaryNewman Operations');
  await openPanel(page);
  await panel.getByRole('button', { name: 'Remove Coral Bay Energy' }).click();
  await panel.getByRole('button', { name: `Remove ${sites[0]}` }).click();
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  await expect.poll(() => namesOf(page)).toEqual(['company', 'site', 'subsidiary']);
  await expect
    .poll(() => chipsIn(page).locator('.chip').allTextContents())
    .toEqual(['CompanyRedgum Mining', `Site${sites[1]}`, 'SubsidiaryNewman Operations']);
});

test('[list.filter-company] an account of a company finds its company fixed, and an address cannot change it', async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await signIn(page, 'manager');
  await rowsOf(page).first().waitFor();
  await page.goto('/pem-bookings?company=0198a1c0-0000-7000-8000-000000000001');
  await everyRow(page, '.c-comp', (words) => words.startsWith('Redgum Mining'));
  const fixed = chipsIn(page).locator('.chip');
  expect(await fixed.allTextContents()).toEqual(['CompanyRedgum Mining']);
  expect(await fixed.getByRole('img', { name: 'Fixed' }).count()).toBe(1);
  expect(await fixed.getByRole('button').count()).toBe(0);
  const panel = await openPanel(page);
  const company = panel.getByLabel('Company', { exact: true });
  expect(await company.inputValue()).toBe('Redgum Mining');
  expect(await company.getAttribute('readonly')).not.toBeNull();
  await choose(page, 'Subsidiary', 'Newman Operations');
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  await everyRow(page, '.c-comp', (words) => words.includes('Newman Operations'));
});

test('none match is not none yet: it says what is on and clears it, and days are refused in the wrong order', async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await signIn(page, 'admin');
  await page.goto('/pem-bookings?from=2001-01-01&to=2001-01-02');
  await page.getByRole('heading', { name: 'No bookings match' }).waitFor();
  await page.getByText('1 filter is on.').waitFor();
  expect(await chipsIn(page).locator('.chip').allTextContents()).toEqual(['Appt. date01/01/2001 – 02/01/2001']);
  await expectNoViolations(page);

  const panel = await openPanel(page);
  await panel
    .getByText(/^Days in AWST \(Australia\/Perth\)$/)
    .first()
    .waitFor();
  const to = panel.getByRole('textbox', { name: 'Appointment date to' });
  await to.fill('02/01/2000');
  await to.press('Tab');
  await panel.getByText('The to date is before the from date.').waitFor();
  await panel.getByRole('button', { name: 'Apply filter' }).click();
  expect(await panelOf(page).count(), 'not applied').toBe(1);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('heading', { name: 'No bookings match' })
    .locator('..')
    .getByRole('button', { name: 'Clear filter' })
    .click();
  await rowsOf(page).first().waitFor();
  expect(paramsOf(page)).toEqual([]);
});

test('[list.filter] at 768 by 900 pixels its buttons are in view while the fields are scrolled', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 768, height: 900 } });
  await signIn(page, 'admin');
  const panel = await openPanel(page);
  const apply = panel.getByRole('button', { name: 'Apply filter' });
  const isInView = () =>
    apply.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isInView).toBe(true);
  await panel.getByRole('group', { name: 'At the clinic' }).getByRole('checkbox', { name: 'Arrived' }).check();
  await expect.poll(isInView).toBe(true);
});

test('a quick view is a link: what needs action, this week, one’s own', async ({ openPage }) => {
  const page = await openPage(desk);
  await signIn(page, 'admin');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Needs action' }).click();
  await everyRow(page, '.c-status', (words) => words === 'Pending');
  expect(paramsOf(page)).toEqual([['status', 'Pending']]);
  const chosen = views.locator('[aria-current=page]');
  await expect.poll(() => chosen.textContent()).toMatch(/^Needs action\d[\d,]*\+?$/);
  await views.getByRole('link', { name: 'This week' }).click();
  await expect.poll(() => paramsOf(page).map(([key]) => key)).toEqual(['from', 'to', 'status', 'status']);
  await settled(page);
  await expect.poll(() => chosen.textContent()).toMatch(/^This week\d[\d,]*\+?$/);
  await views.getByRole('link', { name: 'Mine' }).click();
  await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
});

for (const [size, options] of Object.entries({ desk, phone })) {
  test(`the filter has no barriers: ${size}, light and dark`, { tags: ['long'] }, async ({ openPage }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage({ ...options, colorScheme });
      await signIn(page, 'admin');
      await page.goto('/pem-bookings?status=Pending&status=Confirmed&status=Arrived&from=2020-01-01');
      await rowsOf(page).first().waitFor();
      await settled(page);
      await expectNoViolations(page);
      await openPanel(page);
      await panelOf(page).getByPlaceholder('DD/MM/YYYY').first().waitFor();
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'fits').toBe(true);
    }
  });
}

test('[list.filter-url] a search survives a reload, Back and Forward before the server keeps it, and one that was not kept says so', {
  tags: ['long'],
}, async ({ page }) => {
  const line = await networkOf(page);
  await signIn(page, 'manager');
  await page.goto('/pem-bookings?status=Did+Not+Attend'); // a candidate that 'Needs action' has too
  const name = defined((await rowsOf(page).first().locator('.name').textContent()) ?? undefined);
  await page.goto('/pem-bookings');
  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await rowsOf(page).first().waitFor(); // the page's own questions are answered
  await line.hold(async () => {
    await search.fill(name);
    await page.locator('[aria-busy="true"]').first().waitFor();
  });
  expect(paramsOf(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => paramsOf(page).map(([key]) => key)).toEqual(['view']);
  expect(await search.inputValue()).toBe(name);
  await everyRow(page, '.name', (words) => words === name);

  const unkept = page.getByText('This search could not be saved');
  await line.cut(async () => {
    await search.fill('liam');
    await unkept.waitFor();
  });
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Try again.*keeping the search/ }).click();
  await expect.poll(() => paramsOf(page).map(([key]) => key)).toEqual(['view']);
  await unkept.waitFor({ state: 'detached' });

  // Back and Forward before the second after the last letter is over, and before the server keeps the words.
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'Needs action' }).click();
  await settled(page);
  await search.fill(name);
  await page.goBack();
  await page.goForward();
  await expect.poll(() => search.inputValue()).toBe(name);
  await search.fill('');
  await expect.poll(() => namesOf(page)).toEqual(['status']);
  const panel = await openPanel(page);
  await panel.getByLabel('Candidate name').fill(name);
  await line.hold(async () => {
    await panel.getByRole('button', { name: 'Apply filter' }).click();
    await page.goBack();
    await expect.poll(() => chipsIn(page).getByText('Awaiting Company').count()).toBe(0);
  });
  await page.goForward();
  await expect.poll(() => namesOf(page)).toEqual(['status', 'view']);
  await chipsIn(page).getByText(name).waitFor();

  // A filter that is not applied yet is there again after another page.
  await openPanel(page);
  await panel.getByLabel('Booking person').fill('Priya');
  await page.getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
  await page.goBack();
  await expect.poll(() => panel.getByLabel('Booking person').inputValue()).toBe('Priya');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await rowsOf(page).first().waitFor();
  expect(await panelOf(page).count(), 'let go on purpose').toBe(0);
});
