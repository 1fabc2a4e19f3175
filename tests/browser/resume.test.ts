import { expect, expectNoViolations, signIn, test } from '../support/browser.ts';
import { restAs } from '../support/rest.ts';
import { draftAt, findPlace, storeDraft } from './wizard-driver.ts';

test('[wizard.resume] a booking begun elsewhere is offered on the next visit, and opens where it was left', async ({
  page,
  openPage,
  portal,
}) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  await storeDraft(booker, draftAt(await findPlace(booker), 3));

  await signIn(page, 'booker');
  await page.goto('/make-booking');
  const offer = page.getByRole('region', { name: 'Unfinished bookings' });
  await offer.getByText('Liam Tester and 2 more, Redgum Mining').first().waitFor();
  await expectNoViolations(page);
  await offer.getByRole('link', { name: /^Continue/ }).click();
  await page.getByRole('tab', { name: /Mei-Ling Tester/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('time');

  const other = await openPage();
  await signIn(other, 'manager');
  await other.goto('/make-booking');
  await other.getByRole('heading', { name: 'Company and booking person' }).waitFor();
  expect(await other.getByText('Liam Tester').count(), 'offered to nobody else').toBe(0);
});
