import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { namedAlone } from '../../support/bookings/named-alone.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const rowIn = (page: Page, group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem', { name, exact: true });

test('[admin.day-list][admin.day-list-status][admin.day-list-print] at the clinic’s desk a status is one press, another desk sees it, a cut line says so, and a slip goes back', async ({
  page,
  openPage,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const query = { status: ['Did Not Attend'], page_size: 50 };
  const { bookings } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
  // Each form and note may take a line of its own.
  const plain = bookings.filter(
    ({ appointment_note, booking_comment, paperworks }) =>
      [appointment_note, booking_comment, ...paperworks].filter(Boolean).length < 2,
  );
  const absent = defined((await namedAlone(admin, plain, 1))[0]);
  const { candidate_name: name, site_tz: timeZone } = absent;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'Australia/Perth' }).format(
    new Date(absent.appointment_time ?? ''),
  );
  const address = `/today?site=${absent.site_id}&day=${day}`;
  const other = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  for (const desk of [page, other]) {
    await signIn(desk, 'admin');
    await desk.goto(address);
    await rowIn(desk, 'Did not attend', name).waitFor();
    await expectNoViolations(desk);
  }

  const compact = defined((await rowIn(page, 'Did not attend', name).boundingBox()) ?? undefined);
  expect(compact.height, 'nine people fit a desk’s screen').toBeLessThanOrEqual(80);
  const gate = await gateOn(page, 'SetAttendance');
  const arrived = page.getByRole('button', { name: `Arrived: ${name}` });
  await arrived.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Saving Arrived…').waitFor();
  await gate.cut('SetAttendance');
  await rowIn(page, 'Did not attend', name)
    .getByText(/^The server did not answer\./)
    .waitFor();
  forgive(page, /ERR_FAILED/);
  await gate.open('SetAttendance');
  await arrived.click();
  for (const desk of [page, other]) await rowIn(desk, 'Arrived', name).waitFor();

  const absentAgain = page.getByRole('button', { name: `Back to Did Not Attend: ${name}` });
  await absentAgain.click();
  for (const desk of [page, other]) await rowIn(desk, 'Did not attend', name).waitFor();
  // Did Not Attend acts at once: its notice takes it back.
  await page.getByText(`${name}: Did Not Attend`).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  for (const desk of [page, other]) await rowIn(desk, 'Arrived', name).waitFor();
  await absentAgain.click();
  for (const desk of [page, other]) await rowIn(desk, 'Did not attend', name).waitFor();

  // On paper: where and when, each person's reference, and no buttons.
  await page.emulateMedia({ media: 'print' });
  await page.getByText(`${absent.site_name}, `, { exact: false }).last().waitFor();
  await rowIn(page, 'Did not attend', name).getByText(absent.reference).first().waitFor();
  expect(await arrived.isVisible()).toBe(false);
  const paper = { width: 673, height: 1000 };
  await page.setViewportSize(paper);
  const people = page.getByRole('listitem', { name, exact: true });
  expect(defined(await people.boundingBox()).width).toBeGreaterThan(paper.width - 30);
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
});

test('[admin.day-list-paperwork] a form is handed in by one press, the other desk sees it, and a cut line brings back what the clinic has', {
  tags: ['walk'],
}, async ({ page, openPage, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { bookings } = await answerOf(
    admin.booking.GET('/booking/bookings', { params: { query: { status: ['Confirmed'], page_size: 50 } } }),
  );
  const withForms = bookings.filter(({ paperworks }) => paperworks.length > 0);
  const expected = defined((await namedAlone(admin, withForms, 1))[0]);
  const { candidate_name: name, site_tz: timeZone } = expected;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'Australia/Perth' }).format(
    new Date(expected.appointment_time ?? ''),
  );
  const other = await openPage({ viewport: { width: 390, height: 844 } });
  for (const desk of [page, other]) {
    await signIn(desk, 'admin');
    await desk.goto(`/today?site=${expected.site_id}&day=${day}`);
    await rowIn(desk, 'Expected', name).getByText('1 form missing').waitFor();
  }
  const form = page.getByRole('list', { name: `Forms of ${name}` }).getByRole('checkbox');
  const gate = await gateOn(page, 'SetPaperworkHandedIn');
  await form.focus();
  await page.keyboard.press('Space');
  await page.getByText(/Saving .+…$/).waitFor();
  expect(await form.isChecked()).toBe(true);
  await gate.cut('SetPaperworkHandedIn');
  await rowIn(page, 'Expected', name)
    .getByText(/^The server did not answer\./)
    .waitFor();
  forgive(page, /ERR_FAILED/);
  expect(await form.isChecked()).toBe(false);
  await gate.open('SetPaperworkHandedIn');
  await page.keyboard.press('Space');
  for (const desk of [page, other]) {
    await rowIn(desk, 'Expected', name).getByText('1 form missing').waitFor({ state: 'detached' });
    expect(
      await desk
        .getByRole('list', { name: `Forms of ${name}` })
        .getByRole('checkbox')
        .isChecked(),
    ).toBe(true);
    await expectNoViolations(desk);
  }
});

test('[admin.day-list] a day without anybody says so, and days go by with the arrows', { tags: ['walk'] }, async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.goto('/today?day=2031-01-05');
  await page.getByText('Nobody has an appointment').waitFor();
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByRole('heading', { name: 'Mon 06/01/2031' }).waitFor();
  await page.getByRole('button', { name: 'Open calendar: Go to a day' }).click();
  await page.getByRole('button', { name: /15 January 2031/ }).click();
  await page.getByRole('heading', { name: 'Wed 15/01/2031' }).waitFor();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.waitForURL(/day=20(?!31)/);
});

test('[admin.day-list] the clinic chosen last is the one that the day list and the board open with', {
  tags: ['walk'],
}, async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/today');
  const clinic = page.getByLabel('Clinic', { exact: true });
  const last = defined(await clinic.getByRole('option').last().textContent());
  await clinic.selectOption(last);
  await page.waitForURL(/site=/);
  await page.goto('/scheduler');
  const site = page.getByLabel('Site', { exact: true });
  await expect.poll(() => site.locator('option:checked').textContent()).toBe(last);
  await page.goto('/today');
  await expect.poll(() => clinic.locator('option:checked').textContent()).toBe(last);
});
