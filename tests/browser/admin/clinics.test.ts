import { expect, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { clinicPart, draftAt, findPlace, storeDraft } from '../wizard/wizard-driver.ts';

test('[slots.clinics][wizard.location] a state offers its bookable clinics, which are searched one by one or all at once', async ({
  page,
  portal,
}) => {
  const rest = await restAs('booker', { url: `${portal.url}/api` });
  const place = await findPlace(rest);
  const draft = draftAt(place);
  const candidates = draft.candidates.map((one) => ({ ...one, choice: { ...one.choice, state: '', siteIds: [] } }));
  const draftId = await storeDraft(rest, { ...draft, candidates });
  const { data: locations } = await answerOf(
    rest.booking.GET('/booking/bookable-locations', { params: { query: { service_type: 'pem' } } }),
  );
  const { sites } = await answerOf(
    rest.booking.GET('/booking/bookable-clinic-sites', { params: { query: { state: place.state, page_size: 1000 } } }),
  );

  await signIn(page, 'booker');
  await page.goto(`/make-booking?draft=${draftId}&step=time`);
  const states = page.getByLabel('State');
  await expect.poll(() => states.locator('option').count()).toBe(locations.length + 1);
  const offered = await states.locator('option').allTextContents();
  expect(offered.slice(1).map((text) => text.split(' ')[0])).toEqual(locations.map(({ state }) => state));

  await states.selectOption(place.state);
  const clinics = page.getByRole('combobox', { name: 'Clinics' });
  await clinics.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => options.count()).toBe(sites.length + 1);
  await options.filter({ hasText: place.site.name }).click();
  await clinicPart(page, place.site.name).waitFor();
  expect(await page.locator('section.clinic').count(), 'one clinic').toBe(1);

  await options.filter({ hasText: `All clinics (${sites.length})` }).click();
  for (const { name } of sites) await clinicPart(page, name).waitFor();
  expect(await page.locator('section.clinic').count(), 'every bookable clinic of the state').toBe(sites.length);
});
