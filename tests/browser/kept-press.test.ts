import { defined } from '../../machines/lib/assert-defined.ts';
import { expect, signIn, test } from '../support/browser/browser.ts';
import { hasFocus } from './dialog-walk.ts';

test('a press counts for the button it began on, also where the error of the field that was left moves the button away', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/companies/add');
  const name = page.getByLabel('Company name', { exact: true });
  await name.fill('  ');
  const button = page.getByRole('button', { name: 'Add company', exact: true });
  const { x, y, width } = defined(await button.boundingBox());
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await page.getByText('This field is required.').waitFor();
  expect(defined(await button.boundingBox()).y, 'it has moved away').toBeGreaterThan(y + 2);
  await page.mouse.up();
  // Who sends a form without its name is sent to it.
  await hasFocus(name);
});
