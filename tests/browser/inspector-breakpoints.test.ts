/** @module-tag walk */
import { expect, expectNoViolations, signIn, test } from '../support/browser/browser.ts';

test('[inspect.breakpoint] a breakpoint set by keyboard at an event or a state stops the page and is shown; keys step and continue', async ({
  page,
}) => {
  await signIn(page, 'booker');
  await page.goto('/my/account');
  await page.getByLabel('Contact person').waitFor();
  const inspector = await page.context().newPage();
  await inspector.goto('/dev/machines');
  await inspector
    .getByRole('treeitem', { name: /^session/ })
    .first()
    .click();
  const event = inspector.getByRole('button', { name: 'account.changed …' });
  await event.press('b');
  const list = inspector.getByRole('region', { name: 'Breakpoints' });
  await list.getByText('account.changed').waitFor();

  // As the page's own form would send it.
  await event.press('Enter');
  await inspector
    .getByRole('form', { name: 'What account.changed carries' })
    .getByLabel('contactPerson')
    .fill('Not Yet');
  await inspector.getByRole('button', { name: 'Send account.changed' }).click();
  const bar = inspector.getByRole('region', { name: /^Stopped at/ });
  await bar.getByText('before session takes account.changed').waitFor();
  await page.getByText('This page’s machines have stopped at session: account.changed').waitFor();
  expect(await page.getByTitle('Not Yet').count()).toBe(0);
  await expectNoViolations(inspector);
  await inspector.keyboard.press('F10');
  await bar.getByText('after session took account.changed').waitFor();
  await page.getByTitle('Not Yet').first().waitFor();
  await inspector.keyboard.press('F8');
  await bar.waitFor({ state: 'detached' });
  await page.getByText('This page’s machines have stopped').waitFor({ state: 'detached' });
  await list.getByRole('button', { name: 'Remove session account.changed' }).click();

  // In the outline: the key sets it, and the chart shows it.
  await inspector.getByRole('radio', { name: 'Outline' }).check({ force: true });
  await inspector
    .getByRole('tree', { name: 'Outline of Session' })
    .getByRole('treeitem', { name: /^signedOut/ })
    .press('b');
  await inspector.getByRole('treeitem', { name: /^stops here signedOut/ }).waitFor();
  await inspector.getByRole('radio', { name: 'Chart' }).check({ force: true });
  expect(await inspector.locator('svg [data-break=true]').count()).toBe(1);
  await inspector.getByRole('button', { name: 'logOut.pressed' }).click();
  await bar.getByText('session entered signedOut').first().waitFor();
  await inspector.locator('svg [data-stopped]').waitFor();
  // A log-out happens in each tab, the inspector's own among them: each page that has stopped is resumed separately.
  await expect.poll(() => bar.count()).toBe(2);
  for (const _page of [1, 2]) await bar.first().getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => bar.count()).toBe(0);

  // By pointer at the state of the chart it goes, and by its name it comes back.
  const remove = list.getByRole('button', { name: 'Remove session signedOut' });
  await inspector.locator('svg [data-break=true]').click();
  await remove.waitFor({ state: 'detached' });
  await list.getByLabel('Stop at a state or an event').fill('signedOut');
  await inspector.keyboard.press('Enter');
  await remove.waitFor();
});
