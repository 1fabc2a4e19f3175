/** @module-tag walk */
import { defined } from '../../machines/lib/assert-defined.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { plainPdf } from '../../services/files/plain-pdf.ts';
import { allowOwnMoves, mailedLink } from '../support/bookings/own-links.ts';
import { expect, signIn, test } from '../support/browser/engine.ts';

test('[own.page][own.upload-page][own.move-page] on a phone a candidate opens the link, comes, sends a file ahead, and moves to another time', async ({
  openScreen,
  portal,
}) => {
  await allowOwnMoves(portal.url);
  const { candidate, link } = await mailedLink(portal.url, 4);
  const phone = await openScreen();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(link);
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await phone.getByLabel('Date of birth').fill(shownDay(candidate.candidate_dob));
  await phone.keyboard.press('Enter');
  await phone.getByText(candidate.reference).waitFor();

  await phone.getByRole('button', { name: 'I will come' }).click();
  await phone
    .getByRole('status')
    .getByText(/that you will come/)
    .waitFor();
  const form = phone.getByRole('region', { name: 'Send ahead' });
  const buffer = Buffer.from(plainPdf('Licence', ['Held by me.']));
  await form
    .getByLabel('Photo identification')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer });
  await form
    .getByRole('button', { name: /^Send Photo/ })
    .first()
    .click();
  await form.getByText(/^Sent: licence\.pdf/).waitFor();

  await phone.getByRole('link', { name: 'Choose another time' }).click();
  await phone.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
  const time = phone.getByRole('listitem').getByRole('button').last();
  const chosen = defined((await time.textContent())?.trim());
  await time.click();
  await phone.getByRole('button', { name: 'Move to this time' }).click();
  await phone.getByRole('region', { name: 'When and where' }).getByText(chosen).waitFor();

  const desk = await openScreen();
  await signIn(desk, 'manager');
  await desk.goto(`/booking/${candidate.candidate_id}/detail`);
  await desk.getByText('Rescheduled', { exact: true }).first().waitFor();
});
