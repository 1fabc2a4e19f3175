import type { Locator, Page } from 'playwright-core';
import { expect, expectNoViolations, signIn, test } from '../support/browser.ts';
import { restAs } from '../support/rest.ts';
import { detailOf } from './detail-of.ts';
import { draftAt, findPlace, storeDraft } from './wizard-driver.ts';

/** A page, and by the button that opens it the title of each dialog; further steps are taken inside, by their buttons. */
type Walk = readonly [path: string, dialogs: readonly (readonly [button: RegExp, title: RegExp, ...inside: Step[]])[]];
type Step = readonly [button: RegExp, title: RegExp];

const first = (scope: Page | Locator, name: RegExp) => scope.getByRole('button', { name }).first();
const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** Where the focus is, as a person with the keyboard would ask. */
const isInside = (dialog: Locator) => dialog.evaluate((box) => box.contains(document.activeElement));
const hasFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

/** Every stop of the Tab key there and back is inside, with one more than the dialog can have to see it come round. */
async function expectTrapped(page: Page, dialog: Locator) {
  const stops = await dialog.evaluate(
    (box) => box.querySelectorAll('a, button, input, select, textarea, [tabindex]').length,
  );
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let at = 0; at <= stops; at += 1) {
      await page.keyboard.press(key);
      expect(await isInside(dialog), `${key} ${at + 1}`).toBe(true);
    }
  }
}

/** Opened by its button with the keyboard, walked round, left with Escape: the focus is inside and then back at the button. */
async function walkRound(page: Page, opener: Locator, title: RegExp, inside: readonly Step[] = []) {
  await opener.focus();
  await page.keyboard.press('Enter');
  let dialog = dialogOf(page, title);
  await dialog.waitFor();
  for (const [button, next] of inside) {
    await first(dialog, button).press('Enter');
    dialog = dialogOf(page, next);
    await dialog.waitFor();
  }
  await expect.poll(() => isInside(dialog)).toBe(true);
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(opener);
}

async function walkAll(page: Page, walks: readonly Walk[]) {
  for (const [path, dialogs] of walks) {
    await page.goto(path);
    for (const [button, title, ...inside] of dialogs) {
      const opener = first(page, button);
      await opener.waitFor();
      await walkRound(page, opener, title, inside);
    }
  }
}

test('[detail.cancel][detail.update-candidate][detail.email][admin.subsidiary] each dialog of a client is opened, walked and left with the keyboard alone', async ({
  page,
  portal,
}) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const place = await findPlace(rest);
  const draft = (step: 'candidates' | 'package') => storeDraft(rest, { ...draftAt(place, 2), step });
  const confirmed = await detailOf(rest, 'Confirmed');
  await signIn(page, 'manager');
  await walkAll(page, [
    [
      confirmed,
      [
        [/^Cancel booking/, /^Cancel booking/],
        [/^Update candidate/, /^Update candidate/],
        [/^Send confirmation/, /^Send the confirmation/],
      ],
    ],
    [await detailOf(rest, 'Pending'), [[/^Change dates/, /^Change dates/]]],
    ['/pem-bookings?status=Pending', [[/^Save view/, /^Save this view/]]],
    [
      '/subsidiaries',
      [
        [/^Add subsidiary/, /^Add subsidiary/],
        [/^Edit /, /^Edit /],
        [/^Deactivate /, /^Deactivate /],
      ],
    ],
    [
      '/positions',
      [
        [/^Add position/, /^Add position/],
        [/^Edit /, /^Edit /],
        [/^Delete /, /^Delete /],
      ],
    ],
    [
      '/projects',
      [
        [/^Add project/, /^Add project/],
        [/^Edit /, /^Edit /],
        [/^Delete /, /^Delete /],
      ],
    ],
    [
      '/paperworks',
      [
        [/^Rename /, /^Rename paperwork/],
        [/^Delete /, /^Delete /],
      ],
    ],
    [
      '/booking-account',
      [
        [/^Add booking/, /^Add booking/],
        [/^Edit /, /^Edit /],
        [/^See as/, /^What .* sees/],
        [/^Delete /, /^Delete /],
      ],
    ],
    [
      `/make-booking?draft=${await draft('candidates')}`,
      [
        [/^Paste rows/, /^Paste rows/],
        [/^Delete candidate/, /^Are you sure you want to delete this candidate/],
        [/^Discard/, /^Discard this booking/],
      ],
    ],
    [
      `/make-booking?draft=${await draft('package')}`,
      [
        [/^New package/, /^New package/],
        [/^Custom package/, /^Custom package/],
      ],
    ],
  ]);

  // What was typed is not lost by Escape: it asks, and goes back to where one was.
  await page.goto('/subsidiaries');
  await first(page, /^Edit /).press('Enter');
  const editing = dialogOf(page, /^Edit /);
  await editing.getByRole('textbox').first().fill('Typed and not saved');
  await page.keyboard.press('Escape');
  const question = dialogOf(page, /^Leave without saving/);
  await question.waitFor();
  await expectNoViolations(page);
  await expectTrapped(page, question);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await editing.getByRole('textbox').first().inputValue()).toBe('Typed and not saved');
  await expect.poll(() => isInside(editing)).toBe(true);

  // On a phone the rarer actions are a dialog of their own, and the one chosen there comes back to its button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(confirmed);
  const more = first(page, /^More actions/);
  await walkRound(page, more, /^More actions/);
  await walkRound(page, more, /^More actions/, [[/^Update candidate/, /^Update candidate/]]);
  const actions = async () =>
    dialogOf(page, /^More actions/)
      .locator('.more-actions button')
      .allTextContents();
  await more.press('Enter');
  await expect.poll(actions).toEqual(['Update candidate', 'Send confirmation', 'Cancel booking']);
});

test('[admin.scheduler][admin.accounts][admin.companies] each dialog of the provider is opened, walked and left with the keyboard alone', async ({
  page,
  portal,
}) => {
  const rest = await restAs('admin', { url: `${portal.url}/api` });
  await signIn(page, 'admin');
  await walkAll(page, [
    ['/companies', [[/^Deactivate /, /^Deactivate /]]],
    ['/sites', [[/^Deactivate /, /^Deactivate /]]],
    ['/packages', [[/^Delete |^Deactivate /, /^Delete |^Deactivate /]]],
    ['/booking-account', [[/^Add admin/, /^Add admin/]]],
    [await detailOf(rest, 'Confirmed'), [[/^Upload results/, /^Upload results/]]],
    [
      `/scheduler?view=week&day=${Temporal.Now.plainDateISO().add({ days: 7 })}`,
      [
        [/^Holidays/, /^Public holidays/],
        [/^Actions for/, /^Dr /],
        [/^Actions for/, /^Dr /, [/^Add days/, /^Add days/]],
        [/^Actions for/, /^Dr /, [/^Change hours/, /^Hours of/]],
        [/^Actions for/, /^Dr /, [/^Block time/, /^Block time/]],
        [/^Actions for/, /^Dr /, [/^Close the day/, /^Close the day/]],
      ],
    ],
  ]);
});
