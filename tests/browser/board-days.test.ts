import { expect, signIn, test } from '../support/browser.ts';

const DAY = 86_400_000;

/** Two Sundays ahead, on which the demo's doctors do not work; one of them at most is a public holiday. */
const sundays = [1, 2].map((week) => {
  const now = new Date();
  return new Date(now.getTime() + (week * 7 - now.getUTCDay()) * DAY).toISOString().slice(0, 10);
});

test('[admin.rosters] a day on which nobody is rostered says so, and what to do', async ({ page }) => {
  await signIn(page, 'admin');
  const said: (string | null)[] = [];
  for (const day of sundays) {
    await page.goto(`/scheduler?day=${day}`);
    await page.getByText('Not rostered', { exact: true }).nth(1).waitFor();
    said.push(...(await page.getByText(/^Nobody is rostered here on /).allTextContents()));
  }
  expect(said).toContainEqual(expect.stringMatching(/ on Sun \d{2}\/\d{2}\/\d{4}$/));
  await page.getByRole('radio', { name: 'Week' }).click();
  await page
    .getByText(/\d+ of \d+ free/)
    .first()
    .waitFor();
  expect(await page.getByText(/^Nobody is rostered here on /).count()).toBe(0);
});
