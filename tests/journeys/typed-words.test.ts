/** @module-tag walk */
import { draftAt, findPlace, storeDraft } from '../browser/wizard/wizard-driver.ts';
import { expect, signIn, test } from '../support/browser/engine.ts';
import { answerOf, restAs } from '../support/rest.ts';

test('[wizard.last-words] text typed just before is saved when another page replaces the booking', async ({
  screen,
  portal,
}) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const draftId = await storeDraft(booker, { ...draftAt(await findPlace(booker)), step: 'company' });
  const params = { path: { draft_id: draftId } };
  const stored = async () =>
    JSON.stringify((await answerOf(booker.booking.GET('/booking/drafts/{draft_id}', { params }))).body);
  await signIn(screen, 'booker');
  for (const words of ['Gate 1', 'Gate 2, ask for Jo', 'Gate 3']) {
    await screen.goto(`/make-booking?draft=${draftId}`);
    await screen.getByLabel('Comment').fill(words);
    await screen.goto('about:blank');
    await expect.poll(stored).toContain(words);
  }
});

test('[app.dates] a candidate is typed in key by key: date of birth and mobile as people write them, and an error keeps the words', async ({
  screen,
  portal,
}) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const draftId = await storeDraft(booker, { ...draftAt(await findPlace(booker)), step: 'candidates' });
  await signIn(screen, 'booker');
  await screen.goto(`/make-booking?draft=${draftId}&step=candidates`);
  const birth = screen.getByLabel('Date of birth').first();
  await birth.fill('');
  await birth.pressSequentially('31/2/1990');
  await birth.press('Tab');
  await screen.getByText('There is no such day.').first().waitFor();
  expect(await birth.inputValue()).toBe('31/2/1990');
  await birth.fill('');
  await birth.pressSequentially('14 mar 1990');
  await birth.press('Tab');
  await expect.poll(() => birth.inputValue()).toBe('14/03/1990');
});

test('[find.open] Find opens by its button, closes by Escape, and the focus is back where it was', async ({
  screen,
}) => {
  await signIn(screen, 'manager');
  await screen.getByRole('button', { name: 'Find', exact: true }).first().click();
  await screen.getByRole('combobox').waitFor();
  await screen.keyboard.press('Escape');
  await expect.poll(() => screen.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => screen.evaluate('document.activeElement.textContent')).toContain('Find');
});
