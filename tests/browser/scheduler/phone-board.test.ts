/** @module-tag walk */
import { defined } from '../../../machines/lib/assert-defined.ts';
import { busyDay } from '../../support/bookings/busy-day.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { hasFocus } from '../dialog-walk.ts';

test('[admin.scheduler][board.legend] on a phone lanes begin in the upper half; what else the board has is in a menu, its colours under one press', async ({
  openPage,
  portal,
}) => {
  const { siteId, day } = await busyDay(portal.url);
  const phone = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(phone, 'admin');
  await phone.goto(`/scheduler?site=${siteId}&day=${day}`);
  const lane = phone.locator('[data-lane]').first();
  await lane.waitFor();
  const top = defined(await phone.getByRole('region', { name: /^Board, / }).boundingBox()).y;
  expect(top, 'where the board begins').toBeLessThan(320);
  const legend = phone.getByRole('button', { name: 'Legend' });
  await legend.press('Enter');
  await phone.getByRole('group', { name: 'Legend' }).getByText('Blocked').waitFor();
  await expectNoViolations(phone);
  await legend.press('Enter');
  await phone.getByRole('group', { name: 'Legend' }).waitFor({ state: 'detached' });

  const more = phone.getByRole('button', { name: 'More for the board' });
  await more.press('Enter');
  expect(await phone.getByRole('menuitem').allTextContents()).toEqual([
    'Side by side',
    'Compact rows',
    'Find a person',
    'Holidays',
    'Print',
  ]);
  for (const [item, dialog] of [
    ['Side by side', 'Sites side by side'],
    ['Find a person', 'Find a person'],
    ['Holidays', 'Public holidays'],
  ] as const) {
    await phone.getByRole('menuitem', { name: item }).press('Enter');
    await phone.getByRole('dialog', { name: dialog }).waitFor();
    await phone.keyboard.press('Escape');
    await hasFocus(more);
    await more.press('Enter');
  }
  await phone.getByRole('menuitem', { name: 'Compact rows' }).press('Enter');
  await phone.locator('.board[data-rows=compact]').waitFor();
  await more.press('Enter');
  await phone.getByRole('menuitem', { name: 'Roomy rows' }).press('Enter');
  await phone.locator('.board[data-rows=roomy]').waitFor();
});
