import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';
import { networkOf } from '../../support/servers/network.ts';
import { findPlace, holdsOf } from '../wizard/wizard-driver.ts';

const send = (rest: Rest, external_id: string, content: object = {}) =>
  answerOf(
    rest.booking.POST('/booking/orders', {
      body: {
        source: 'greenhouse',
        external_id,
        service_type: 'pem',
        candidate_name: `Ada ${external_id}`,
        candidate_dob: '1991-03-14',
        candidate_gender: 'Female',
        candidate_phone: '0491 570 006',
        candidate_email: 'ada@example.com',
        candidate_position: 'Rigger',
        package: '',
        site: '',
        note: '',
        ...content,
      },
    }),
  );

test('[order.draft] one press on an order opens its booking filled in, and the booking is the order’s', async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const place = await findPlace(manager);
  const { order_id } = await send(manager, 'One', { package: place.medical.name, site: place.site.name });
  await signIn(page, 'manager');
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Orders', exact: true });
  await card.getByRole('button', { name: 'Book Ada One' }).waitFor();
  await card.getByRole('button', { name: 'Book Ada One' }).click();
  await page.waitForURL('**/make-booking?draft=*');
  await page.getByRole('heading', { level: 2, name: 'When and where for Ada One' }).waitFor();
  await page.locator('[data-found]:not([aria-busy])').waitFor();
  await page.locator('[data-time]').first().click();
  const draftId = defined(new URL(page.url()).searchParams.get('draft') ?? undefined);
  await expect.poll(async () => (await holdsOf(manager, draftId)).length).toBe(1);
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await page.getByRole('checkbox', { name: /booking policy/ }).click();
  await page.getByRole('button', { name: 'Send booking' }).click();
  await page.getByRole('heading', { name: /^Booked: PF-\d+$/ }).waitFor();
  const path = { order_id };
  const known = await answerOf(manager.booking.GET('/booking/orders/{order_id}', { params: { path } }));
  expect(known).toMatchObject({ status: 'booked', booking: { reference: expect.stringMatching(/^PF-/) } });
  await page.goto('/home');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await expect.poll(() => card.getByText('Ada One').count()).toBe(0);
});

test('[order.draft] pressed without a line it is not known whether the draft was made, and pressed again it is one draft', async ({
  page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await send(manager, 'Four');
  await signIn(page, 'manager');
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Orders', exact: true });
  const book = card.getByRole('button', { name: 'Book Ada Four' });
  await book.waitFor();
  const line = await networkOf(page);
  await line.cut(async () => {
    await book.click();
    await card.getByText('it is not known whether this is done. Try again.').waitFor();
  });
  await book.click();
  await page.waitForURL('**/make-booking?draft=*');
  const { drafts } = await answerOf(manager.booking.GET('/booking/drafts', { params: { query: {} } }));
  expect(drafts.filter(({ body }) => JSON.stringify(body).includes('Ada Four'))).toHaveLength(1);
  forgive(page, /graphql/);
});

test('[order.unknown][order.changed] by keyboard on a phone in the dark: an order is rejected with a reason, and a change is read and done', async ({
  openPage,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  await send(manager, 'Two', { package: 'Drill rig medical', site: 'Kalgoorlie' });
  const begun = await send(manager, 'Three');
  const body = { service_type: 'pem' as const, body: {}, order_id: begun.order_id };
  await answerOf(manager.booking.POST('/booking/drafts', { body }));
  await send(manager, 'Three', { candidate_position: 'Crane operator' });
  const page = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await signIn(page, 'manager');
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Orders', exact: true });
  await card.getByText('No package is called ‘Drill rig medical’.').waitFor();
  await card.getByText('Position: Rigger is now Crane operator').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolations(page);

  await card.getByRole('button', { name: 'Reject the order of Ada Two' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Reject the order of Ada Two?' }).waitFor();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText('This field is required.').waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('He starts at another company.');
  const line = await networkOf(page);
  await line.cut(async () => {
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
  });
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText('Order rejected.').waitFor();
  await expect.poll(() => card.getByText('Ada Two').count()).toBe(0);
  const query = { external_id: 'Two' };
  const { orders } = await answerOf(manager.booking.GET('/booking/orders', { params: { query } }));
  expect(defined(orders[0])).toMatchObject({ status: 'rejected', rejected_because: 'He starts at another company.' });

  await card.getByRole('button', { name: 'Done for Ada Three' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => card.getByText('has changed this order').count()).toBe(0);
  forgive(page, /graphql/);
});
