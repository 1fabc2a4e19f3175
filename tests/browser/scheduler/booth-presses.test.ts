import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, signIn, test } from '../../support/browser/browser.ts';
import { pressesOf } from '../../support/browser/presses.ts';
import { answerOf, restAs } from '../../support/rest.ts';

test('[visit.lanes][closing.visit] a booth out of order is closed for a day in three presses, and its people leave it', {
  tags: ['walk'],
}, async ({ page, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { sites } = await answerOf(
    admin.booking.GET('/booking/bookable-clinic-sites', { params: { query: { state: 'WA', page_size: 1000 } } }),
  );
  const clinic = defined(sites.find(({ name }) => name.startsWith('Karratha')));
  const day = Temporal.Now.plainDateISO(clinic.timezone).add({ days: 1 }).toString();
  const query = { site_id: clinic.uuid, from_date: day, to_date: day, lanes: 'things' as const };
  const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
  const booth = defined(doctors.find(({ kind }) => kind === 'booth'));
  const inBooth = async () => {
    const { bookings } = await answerOf(admin.booking.GET('/booking/scheduler/bookings', { params: { query } }));
    return bookings.filter(({ doctor_id }) => doctor_id === booth.doctor_id).length;
  };
  expect(await inBooth()).toBeGreaterThan(0);

  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${clinic.uuid}&day=${day}`);
  await page.getByRole('radiogroup', { name: 'Lanes' }).getByText('Rooms and devices').click();
  await pressesOf(page, { job: 'A booth is closed for a day', presses: 3 }, async () => {
    await page.getByRole('button', { name: `Actions for ${booth.doctor_name}` }).click();
    await page.getByRole('link', { name: 'Close the day…' }).click();
    await page.getByRole('button', { name: 'Close the day', exact: true }).click();
    await page.waitForURL(/\/closings\/[\da-f-]{36}/);
  });
  await page.getByText(`Out of order · ${booth.doctor_name}`).waitFor();
  await expect.poll(inBooth, { timeout: 60_000 }).toBe(0);
});
