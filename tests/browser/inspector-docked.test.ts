import type { Locator } from 'playwright-core';
import { defined } from '../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../support/browser/browser.ts';

const boxOf = async (part: Locator) => {
  const { x, y, width, height } = defined(await part.boundingBox());
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test('[inspect.docked] docked below or at the right, the machines leave the page whole: it is seen, typed into and asks its questions beside them', async ({
  page,
}) => {
  await signIn(page, 'booker');
  await page.goto('/my/account');
  const save = page.getByRole('button', { name: 'Save changes' });
  const person = page.getByLabel('Contact person');
  await person.waitFor();
  await page.keyboard.press('Alt+Shift+KeyM');
  const panel = page.getByRole('complementary', { name: 'Machines' });
  const docked = panel.getByRole('radiogroup', { name: 'Docked' });
  await docked.getByRole('radio', { name: 'Below', checked: true }).waitFor();

  const app = page.locator('.app');
  await expect.poll(async () => (await boxOf(app)).bottom).toBeLessThanOrEqual((await boxOf(panel)).top);
  expect(await boxOf(app)).toMatchObject({ left: 0, top: 0, right: 1440 });

  await docked.getByRole('radio', { name: 'Right' }).click();
  await expect.poll(async () => (await boxOf(app)).right).toBeLessThanOrEqual((await boxOf(panel)).left);
  expect(await boxOf(app)).toMatchObject({ left: 0, top: 0, bottom: 900 });
  await expectNoViolations(page);

  // Playwright presses what is not covered only.
  await person.fill('Somebody Beside');
  await save.click();
  await page.getByTitle('Somebody Beside').first().waitFor();
  await page.keyboard.press('Control+KeyK');
  const question = page.getByRole('dialog');
  await question.waitFor();
  const { left } = await boxOf(panel);
  expect((await boxOf(question)).right).toBeLessThanOrEqual(left);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });

  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(await boxOf(app)).toEqual({ left: 0, top: 0, right: 1440, bottom: 900 });
});

test('[inspect.over-dialogs] under a dialog of the page the docked machines are pressed, typed into and read, and Escape there leaves the dialog', async ({
  page,
}) => {
  await signIn(page, 'booker');
  await page.goto('/my/account');
  await page.getByLabel('Contact person').waitFor();
  await page.keyboard.press('Alt+Shift+KeyM');
  const panel = page.getByRole('complementary', { name: 'Machines' });
  await panel.getByLabel('Filter by event').waitFor();
  await page.keyboard.press('Control+KeyK');
  const question = page.getByRole('dialog');
  await question.waitFor();

  const filter = panel.getByLabel('Filter by event');
  await filter.fill('-clock');
  expect(await filter.evaluate((field) => field === document.activeElement)).toBe(true);
  await panel.getByRole('treeitem', { name: /^find/ }).click();
  await panel.getByRole('img', { name: /^Chart of Find/ }).waitFor();
  await panel.getByRole('button', { name: 'Pause' }).click();
  await panel.getByRole('button', { name: 'Resume' }).waitFor();
  expect(await question.isVisible()).toBe(true);

  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await question.isVisible()).toBe(true);
});
