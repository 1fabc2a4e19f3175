/** @module-tag walk */

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
