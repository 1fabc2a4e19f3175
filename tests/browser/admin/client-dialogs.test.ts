/** @module-tag long */

import { WARN_AFTER_MS } from '../../../machines/session/session.setup.ts';
import { plainPdf } from '../../../services/files/plain-pdf.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { restAs } from '../../support/rest.ts';
import { detailOf } from '../bookings/detail-of.ts';
import { dialogOf, expectTrapped, first, hasFocus, isInside, walkAll, walkRound } from '../dialog-walk.ts';
import { draftAt, findPlace, storeDraft } from '../wizard/wizard-driver.ts';

test('[detail.cancel][detail.update-candidate][detail.email][admin.subsidiary] each dialog of a client is opened, walked and left with the keyboard alone', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const place = await findPlace(rest);
  const draft = (step: 'company' | 'candidates' | 'package') => storeDraft(rest, { ...draftAt(place, 2), step });
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

  // Paperwork of a booking is renamed and deleted where it was uploaded.
  await page.goto(`/make-booking?draft=${await draft('company')}`);
  const file = { name: 'Site rules.pdf', mimeType: 'application/pdf', buffer: plainPdf('Site rules', ['One line.']) };
  await page.locator('input[type=file]').setInputFiles(file);
  await walkRound(page, first(page, /^Rename Site rules/), /^Rename paperwork/);
  await walkRound(page, first(page, /^Delete Site rules/), /^Delete Site rules/);

  // Escape loses nothing typed: it asks first, and 'Stay' returns the focus.
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
  await expect.poll(actions).toEqual(['Update candidate', 'Send confirmation', 'Book again', 'Cancel booking']);
});

test('[session.warn] the warning before a session ends takes the focus to its safe answer, keeps it, and gives it back', {
  tags: ['walk'],
}, async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'manager');
  await page.goto('/subsidiaries');
  const add = first(page, /^Add subsidiary/);
  await add.focus();
  await page.clock.fastForward(WARN_AFTER_MS + 1_000);
  const warning = page.getByRole('alertdialog', { name: 'Still there?' });
  const extend = warning.getByRole('button', { name: 'Extend' });
  await hasFocus(extend);
  await expectNoViolations(page);
  await expectTrapped(page, warning);
  await page.keyboard.press('Escape');
  await extend.focus(); // it is still there: the warning wants an answer
  await page.keyboard.press('Enter');
  await warning.waitFor({ state: 'detached' });
  await hasFocus(add);
});
