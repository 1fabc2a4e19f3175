import { bookAt, freeTime } from '../../support/bookings/bookable.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

test('[board.find][board.legend] a person is found and has the focus on the board; colours are explained and rows kept', async ({
  page,
  openPage,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await bookAt(manager, await freeTime(manager), 'SOUGHT');
  await signIn(page, 'admin');
  await page.goto('/scheduler?day=2031-01-05');
  const gate = await gateOn(page, 'FindPerson');
  await page.getByRole('button', { name: 'Find a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a person' });
  await dialog.getByLabel('Name, phone or reference').fill('Candidate SOUGHT');
  await page.keyboard.press('Enter');
  await gate.cut('FindPerson');
  await dialog.getByRole('button', { name: /^Try again/ }).waitFor();
  forgive(page, /ERR_FAILED/);
  await gate.open('FindPerson');
  await dialog.getByRole('button', { name: /^Try again/ }).click();
  await dialog.getByText('1 found, newest first.').waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: /^Candidate SOUGHT/ }).press('Enter');
  const booking = page.getByRole('region', { name: /^Board/ }).getByRole('button', { name: /^Candidate SOUGHT/ });
  await expect.poll(() => booking.evaluate((one) => one === document.activeElement)).toBe(true);
  // Again, on the day that is shown already.
  await page.getByRole('button', { name: 'Find a person' }).click();
  await dialog.getByLabel('Name, phone or reference').fill('Candidate SOUGHT');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^Candidate SOUGHT/ }).press('Enter');
  await expect.poll(() => booking.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('list', { name: 'Colours of the bookings' }).getByText('Confirmed').waitFor();
  await expectNoViolations(page);

  await page.getByRole('radio', { name: 'Compact' }).click();
  await page.goto('/scheduler');
  await expect.poll(() => page.getByRole('radio', { name: 'Compact' }).getAttribute('aria-checked')).toBe('true');

  const phone = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto('/scheduler');
  await phone.getByRole('button', { name: 'More for the board' }).click();
  await phone.getByRole('menuitem', { name: 'Find a person' }).click();
  await phone.getByLabel('Name, phone or reference').fill('Nobody Of That Name');
  await phone.keyboard.press('Enter');
  await phone.getByText(/^Nobody with a time on a board matches/).waitFor();
  await expectNoViolations(phone);
});
