import { defined } from '../../../machines/lib/assert-defined.ts';
import { id, type PackageId } from '../../../machines/lib/ports.ts';
import { expect, expectNoViolations, forgive, test } from '../../support/browser/browser.ts';
import { answerOf } from '../../support/rest.ts';
import { clinicPart, discardDraft, draftAt, gateOn, signedIn, storeDraft } from '../wizard/wizard-driver.ts';

const wizard = test.extend('demo', ({ portal, browser }) => signedIn(portal, browser));

wizard(
  '[wizard.types][menu.services] a service of the list is in the menu, carries its sid, and books a fit test',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState, viewport: { width: 1500, height: 900 } });
    await page.goto('/my-bookings');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Mask fit testing on site' }).click();
    await page.getByText('Mask fit testing on site for Redgum Mining').waitFor();
    const { data: services } = await answerOf(booker.booking.GET('/booking/services'));
    const { id: sid } = defined(services.find(({ name }) => name === 'Mask fit testing on site'));
    const address = new URL(page.url());
    expect([address.pathname, address.searchParams.get('sid')]).toEqual(['/make-fit-test-booking', sid]);
    await expectNoViolations(page);

    const query = { service_type: 'fit_test' as const, sid };
    const { data } = await answerOf(booker.booking.GET('/booking/bookable-packages', { params: { query } }));
    const { package_id, name, minutes } = defined(data[0]);
    const draft = draftAt(place);
    const draftId = await storeDraft(booker, {
      ...draft,
      serviceType: 'fit_test',
      sid,
      candidates: draft.candidates.map((one) => ({
        ...one,
        package: { id: id<PackageId>(package_id), name, minutes },
      })),
    });
    await page.goto(`/make-booking?draft=${draftId}`);
    await page.waitForURL('**/make-fit-test-booking?**');
    await clinicPart(page, place.site.name).locator('[data-time]').first().click();
    await page.getByText(/^Held for Liam/).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send booking' }).click();
    await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
  },
);

wizard(
  '[msg.booking-sources] if services, states or clinics cannot be fetched, the specified message is shown and the rest stays',
  async ({ openPage, demo: { booker, place, storageState } }) => {
    const page = await openPage({ storageState, viewport: { width: 1500, height: 900 } });
    const gate = await gateOn(page, 'Services', 'BookableLocations', 'BookableClinics');
    const draftId = await storeDraft(booker, draftAt(place));
    await page.goto(`/make-booking?draft=${draftId}`);
    const says = (text: string) => page.locator('[data-sonner-toast]', { hasText: text }).waitFor();
    await gate.cut('Services');
    await says('Error when get service booking list');
    await gate.cut('BookableLocations');
    await says('Error when get state by site type');
    await gate.cut('BookableClinics');
    await says('Error when find site');
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.getByRole('link', { name: 'Fit Test', exact: true }).count()).toBe(1);
    await gate.open('BookableClinics');
    await page
      .getByRole('button', { name: /^Try again/ })
      .first()
      .click();
    await clinicPart(page, place.site.name).locator('[data-time]').first().waitFor();
    forgive(page, /ERR_FAILED/);
    await discardDraft(booker, draftId);
  },
);
