import type { Page } from 'playwright-core';
import { expect, signIn, test } from '../../support/browser/browser.ts';
import { nameOf } from './wizard-driver.ts';

/** Of the booking, from its first question on. Live streams stay open and are left out, as is what the menu asks. */
const MAX_CALLS = 20;

const people = ['Ana Silva', 'Ben Okafor', 'Cai Lin', 'Dee Novak', 'Eli Ward'] as const;
const rows = people.map((name, at) => `${name}\t14/03/199${at}\tF\t0487 987 98${at}\t${at}@home.example\tRigger`);

/** Names of the documents that the page sends from now on. */
function callsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push(nameOf(request));
  });
  return names;
}

/** A person is slower than the pause after which a change is saved. */
async function slowly(page: Page, act: () => Promise<unknown>) {
  await act();
  await page.locator('[data-save-state]', { hasText: 'Saved' }).waitFor();
}

test('[wizard.few-calls] five pasted candidates are booked in few calls, their times held together', async ({
  page,
}) => {
  await signIn(page, 'booker');
  const names = callsOf(page);
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const next = () => press('Next');

  await page.goto('/make-booking');
  await slowly(page, () => page.getByLabel('Receiving Results Email').fill('crew@redgum.example'));
  await slowly(page, () => page.getByLabel('Receiving Invoices Email').fill('accounts@redgum.example'));
  await next();
  await press('Paste rows');
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows.join('\n'));
  await slowly(page, () => press('Add 5 candidates'));
  await next();
  await press(/^Hearing test/);
  await slowly(page, () => press('Apply to all 5 candidates'));
  await next();
  await press('Hold 5 in a row');
  await slowly(page, async () => {
    await press(/^Hold .+ at /);
    await page.getByText('5 times held.').waitFor();
  });
  await next();
  await slowly(page, () => page.getByRole('checkbox').check());
  await press('Send booking');
  await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();

  const isOfBooking = (name: string) => !name.endsWith('Changed') && name !== 'Services';
  const calls = names.slice(names.indexOf('BookingPerson')).filter(isOfBooking);
  const counted = Object.entries(Object.groupBy(calls, (name) => name)).map(([name, all]) => `${all?.length} ${name}`);
  console.info(`Five candidates in ${calls.length} calls: ${counted.join(', ')}`);
  expect(calls.length, counted.join(', ')).toBeLessThanOrEqual(MAX_CALLS);
});
