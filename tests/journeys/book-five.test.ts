import { expect, signIn, test } from '../support/browser/engine.ts';
import type { Screen } from '../support/browser/screen.ts';

const people = ['Ana Silva', 'Ben Okafor', 'Cai Lin', 'Dee Novak', 'Eli Ward'] as const;
const rows = people.map((name, at) => `${name}\t14/03/199${at}\tF\t0487 987 98${at}\t${at}@home.example\tRigger`);

const next = (page: Screen, name = 'Next') => page.getByRole('button', { name, exact: true }).click();

test('[wizard.result][wizard.paste][slots.per-candidate] five candidates are pasted, given a package and a time each, and booked', async ({
  screen: page,
}) => {
  await signIn(page, 'booker');
  await page.getByRole('link', { name: 'Make Booking' }).first().click();

  await page.getByLabel('Receiving Results Email').fill('crew@redgum.example');
  await page.getByLabel('Receiving Invoices Email').fill('accounts@redgum.example');
  await next(page);

  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Add 5 candidates' }).click();
  await next(page);

  await page.getByRole('button', { name: /^Hearing test/ }).click();
  await page.getByRole('button', { name: 'Apply to all 5 candidates' }).click();
  await next(page);

  // The clinics of the last booking are filled in; another state empties them.
  await page.getByLabel('State').selectOption('SA');
  await page.getByLabel('State').selectOption({ label: 'WA (5 clinics)' });
  await page.getByRole('combobox', { name: 'Clinics' }).fill('Hay Street');
  await page.getByRole('option', { name: /Hay Street/ }).click();
  for (const [at, name] of people.entries()) {
    await page.getByRole('heading', { name: `When and where for ${name}` }).waitFor();
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .nth(at)
      .click();
    await page.getByText(`Held for ${name}`).waitFor();
    const following = people[at + 1];
    if (following) await page.getByRole('button', { name: `Copy clinic and dates to ${following}` }).click();
  }
  await page.getByText('5 times held.').waitFor();
  await next(page);

  await page.getByRole('checkbox').check();
  await next(page, 'Send booking');
  await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
  for (const name of people) expect(await page.getByText(name).count(), name).toBeGreaterThan(0);
});
