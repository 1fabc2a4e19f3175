/** @module-tag walk */
import { expect, signIn, test } from '../support/browser/browser.ts';
import { forgive } from '../support/browser/page.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { draftAt, findPlace, storeDraft } from './wizard/wizard-driver.ts';

test('[wizard.last-words] words typed as the session ended are sent again after the sign-in until the server answers', async ({
  page,
  portal,
}) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const draftId = await storeDraft(booker, { ...draftAt(await findPlace(booker)), step: 'company' });
  const params = { path: { draft_id: draftId } };
  await signIn(page, 'booker');
  await page.goto(`/make-booking?draft=${draftId}`);
  await page.getByLabel('Comment').waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${portal.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByLabel('Comment').fill('Gate 9');
  await page.waitForURL('**/login');
  let cut = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('Gate 9') || cut === 2) return route.fallback();
    cut++;
    await route.abort('connectionreset');
  });
  await signIn(page, 'booker');
  await expect
    .poll(async () => (await answerOf(booker.booking.GET('/booking/drafts/{draft_id}', { params }))).body)
    .toMatchObject({ header: { comment: 'Gate 9' } });
  expect(cut, 'tries that the line swallowed').toBe(2);
  forgive(page, /ERR_CONNECTION_RESET/);
});
