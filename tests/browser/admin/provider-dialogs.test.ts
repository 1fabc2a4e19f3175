/** @module-tag long */

import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { restAs } from '../../support/rest.ts';
import { detailOf } from '../bookings/detail-of.ts';
import { dialogOf, expectTrapped, first, hasFocus, isInside, walkAll, walkRound } from '../dialog-walk.ts';

test('[admin.scheduler][admin.accounts][admin.companies] each dialog of the provider is opened, walked and left with the keyboard alone', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const rest = await restAs('admin', { url: `${portal.url}/api` });
  await signIn(page, 'admin');
  await walkAll(page, [
    ['/sites', [[/^Deactivate /, /^Deactivate /]]],
    [
      '/doctors',
      [
        [/^Add resource/, /^New resource/],
        [/^Edit /, /^Edit Dr /],
        [/^Retire /, /^Retire Dr /],
      ],
    ],
    ['/packages', [[/^Delete |^Deactivate /, /^Delete |^Deactivate /]]],
    [
      '/booking-account',
      [
        [/^Add admin/, /^Add admin/],
        [/^Assign role/, /^Assign role/],
      ],
    ],
    ['/roles', [[/^Add role/, /^Add role/]]],
    [await detailOf(rest, 'Confirmed'), [[/^Upload results/, /^Upload results/]]],
    [
      `/scheduler?view=week&day=${Temporal.Now.plainDateISO().add({ days: 7 })}`,
      [
        [/^Holidays/, /^Public holidays/],
        [/^Actions for/, /^Dr /],
        [/^Actions for/, /^Dr /, [/^Add a day/, /^Add a day/]],
        [/^Actions for/, /^Dr /, [/^Change hours/, /^Hours of/]],
        [/^Actions for/, /^Dr /, [/^Block time/, /^Block time/]],
      ],
    ],
  ]);

  // The switch of a company is in its row's menu.
  await page.goto('/companies');
  const more = first(page, /^More for /);
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Deactivate' }).press('Enter');
  const question = dialogOf(page, /^Deactivate /);
  await question.waitFor();
  await expect.poll(() => isInside(question)).toBe(true);
  await expectTrapped(page, question);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await hasFocus(more);

  // Another status is chosen in a list, where the arrow keys choose at once.
  await page.goto(await detailOf(rest, 'Did Not Attend'));
  const statuses = page.getByLabel('Change status');
  await statuses.waitFor();
  await walkRound(page, statuses, /^Change 1 booking to /, [], 'ArrowDown');
  expect(await statuses.inputValue()).toBe('');

  // A doctor who is not in the list is added in between, and Escape leads back to the days.
  await page.goto(`/scheduler?view=week&day=${Temporal.Now.plainDateISO().add({ days: 7 })}`);
  const actions = first(page, /^Actions for/);
  await actions.press('Enter');
  await first(dialogOf(page, /^Dr /), /^Add a day/).press('Enter');
  const days = dialogOf(page, /^Add a day/);
  await first(days, /^New doctor/).press('Enter');
  const doctor = dialogOf(page, /^New doctor/);
  await doctor.waitFor();
  await expect.poll(() => isInside(doctor)).toBe(true);
  await expectNoViolations(page);
  await expectTrapped(page, doctor);
  await page.keyboard.press('Escape');
  await doctor.waitFor({ state: 'detached' });
  await hasFocus(first(days, /^New doctor/));
  await page.keyboard.press('Escape');
  await days.waitFor({ state: 'detached' });
  await hasFocus(actions);
});
