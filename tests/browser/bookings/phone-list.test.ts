/** @module-tag walk */
import type { Locator } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('on a phone the list begins in the upper third, with search and filter one press away', async ({ openPage }) => {
  for (const login of ['admin', 'manager'] as const) {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, login);
    await page.goto('/pem-bookings');
    await page.getByRole('combobox', { name: 'Sort by' }).waitFor();
    const cut = await page.getByRole('combobox', { name: 'Sort by' }).evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('No canvas.');
      pen.font = font;
      const space = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...select.options].map(({ label }) => label).filter((label) => pen.measureText(label).width > space);
    });
    expect(cut, `${login}: too long for its field`).toEqual([]);
    const row = page.locator('.list-table tbody tr').first();
    expect(defined((await row.boundingBox()) ?? undefined).y, login).toBeLessThanOrEqual(260);
    await page
      .locator('p')
      .filter({ visible: true })
      .getByText(/^\d[\d,]* Confirmed$/)
      .waitFor();
    await page.getByRole('searchbox', { name: 'Search bookings' }).click({ trial: true });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Apply filter' }).waitFor();
    await expectNoViolations(page);
  }
});

/** Texts that their place cuts, or that take more than one line. */
const cutOrBroken = (part: Locator, lines = 1) =>
  part.evaluateAll(
    (elements, most) =>
      elements
        .filter((one) => {
          const isCut = [one, one.parentElement, ...one.querySelectorAll('*')].some(
            (box) =>
              box !== null && box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline',
          );
          const { lineHeight } = getComputedStyle(one);
          return isCut || one.getBoundingClientRect().height > Number.parseFloat(lineHeight) * (most + 0.5);
        })
        .map(({ textContent }) => textContent),
    lines,
  );

test('on a phone a date of what is coming up is one line, and the preferred days of a booking are whole', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'manager');
  await page.goto('/home');
  const days = page.getByRole('list', { name: 'Next appointments' }).locator('p.tabular-nums span');
  await days.first().waitFor();
  // The next ones can all be today's: each takes the place of the longest day.
  await days.evaluateAll((elements) => {
    for (const one of elements) one.textContent = 'Wed 30/12/2026';
  });
  expect(await cutOrBroken(days)).toEqual([]);
  await page.goto('/pem-bookings?status=Pending');
  const wishes = page.locator('.list-table tbody td > div').filter({ hasText: 'Prefers' });
  await wishes.first().waitFor();
  expect(await cutOrBroken(wishes, 2)).toEqual([]);
});
