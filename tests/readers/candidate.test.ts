import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { mailedLink } from '../support/bookings/own-links.ts';
import { needs } from '../support/needs.ts';
import { expect, test } from '../support/reader/reader.ts';

test(
  'a candidate hears that the date of birth is wrong, then the appointment, and says to come',
  needs('reader'),
  async ({ portal, reader: { page, open, focus, press, type, hears } }) => {
    const { candidate, link } = await mailedLink(portal.url, 4);
    await open(link);
    await focus(page.getByLabel('Date of birth'), 'Date of birth');
    type('01/01/1901');
    press('Return');
    await hears('This is not the date of birth on the booking.');
    press('ctrl+a');
    type(shownDay(candidate.candidate_dob));
    press('Return');
    await page.getByText(candidate.reference).waitFor();
    await focus(page.getByRole('button', { name: 'I will come' }), 'I will come push button');
    press('Return');
    await hears('Finished loading Your appointment');
    // Orca is silent about a focus that was there before the page had loaded; others read it.
    expect(await page.evaluate('document.activeElement.textContent')).toMatch(
      /^You confirmed on .* that you will come\.$/,
    );
  },
);
