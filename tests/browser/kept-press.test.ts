/** @module-tag walk */

import { defined } from '../../machines/lib/assert-defined.ts';
import { expect, test } from '../support/browser/browser.ts';
import { hasFocus } from './dialog-walk.ts';

test('a press counts for the button it began on, also where the error of the field that was left moves the button away', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('nobody');
  const button = page.getByRole('button', { name: 'Send link', exact: true });
  const { x, y, width } = defined(await button.boundingBox());
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await page.getByText('Must be email format. Eg. name@company.com.au').waitFor();
  expect(defined(await button.boundingBox()).y, 'it has moved away').toBeGreaterThan(y + 2);
  await page.mouse.up();
  // Sending a form with a fault moves the focus to the fault.
  await hasFocus(email);
});
