/** @module-tag walk */
import { expect, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { draftAt, findPlace, storeDraft } from './wizard-driver.ts';

/** Closings; `CLOSINGS=200` measures. */
const CLOSINGS = Number(process.env['CLOSINGS'] ?? 8);
const title =
  '[wizard.last-words] what was typed up to half a second before a tab closed, or before another page replaced it, is saved';

test(title, { timeout: 60_000 + CLOSINGS * 15_000 }, async ({ openPage, portal }) => {
  const booker = await restAs('booker', { url: `${portal.url}/api` });
  const draftId = await storeDraft(booker, { ...draftAt(await findPlace(booker)), step: 'company' });
  const params = { path: { draft_id: draftId } };
  const stored = async () =>
    JSON.stringify((await answerOf(booker.booking.GET('/booking/drafts/{draft_id}', { params }))).body);
  const first = await openPage();
  await signIn(first, 'booker');
  for (let nth = 0; nth < CLOSINGS; nth++) {
    const page = await first.context().newPage();
    await page.goto(`/make-booking?draft=${draftId}`);
    await page.getByLabel('Comment').fill(`Gate ${nth} of ${CLOSINGS}`);
    await page.waitForTimeout((nth * 67) % 500); // the subject of the test: each moment of the half second
    if (nth % 2 === 0) await page.goto('about:blank');
    // As a person closes it. Without `beforeunload` Firefox drops about one request in a hundred of a page that goes.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await expect.poll(stored, { message: `closing ${nth}` }).toContain(`Gate ${nth} of ${CLOSINGS}`);
  }
});
