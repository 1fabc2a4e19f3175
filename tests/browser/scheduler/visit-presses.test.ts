import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { namedAlone } from '../../support/bookings/named-alone.ts';
import { expect, expectNoViolations, forgive, test as portalTest, signIn } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';
import { gateOn } from '../wizard/wizard-driver.ts';

const clock = fileURLToPath(new URL('../../support/shifted-clock.ts', import.meta.url));
const perth = Temporal.Now.zonedDateTimeISO('Australia/Perth');
const morning = perth.with({ hour: 6, minute: 30 });
/** The next morning of the demo's clinics, before their first visit: it is to come, whatever the hour of the test. */
const opens = Temporal.ZonedDateTime.compare(morning, perth) < 0 ? morning.add({ days: 1 }) : morning;
const today = opens.toPlainDate().toString();
const shiftHours = perth.until(opens).total('hours');

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => ({
  env: { NODE_OPTIONS: `--import=${clock}`, CLOCK_SHIFT_HOURS: String(shiftHours) },
}));

const rowIn = (page: Page, group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('listitem', { name, exact: true });

test('[visit.next][visit.day] one press moves a person on, by keyboard on a phone in the dark; another desk sees it, and a cut line changes nothing', async ({
  page,
  openPage,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const offered = { params: { query: { service_type: 'pem' as const, page_size: 1000 } } };
  const { data: packages } = await answerOf(admin.booking.GET('/booking/bookable-packages', offered));
  const express = defined(packages.find(({ name }) => name === 'Express medical')).package_id;
  const query = {
    status: ['Confirmed', 'Rescheduled'],
    package: express,
    from_date: today,
    to_date: today,
    page_size: 100,
  };
  const { bookings: visits } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
  const { candidate_id, candidate_name: name, site_id } = defined((await namedAlone(admin, visits, 1))[0]);
  await answerOf(
    admin.booking.PUT('/booking/statuses', { body: { candidate_ids: [candidate_id], status: 'Arrived' } }),
  );
  const other = await openPage({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  for (const desk of [page, other]) {
    await signIn(desk, 'admin');
    await desk.goto(`/today?site=${site_id}&day=${today}`);
    await rowIn(desk, 'Arrived', name)
      .getByText(/^Next: Room \d, \d\d:\d\d$/)
      .waitFor();
    await expectNoViolations(desk);
  }
  const says = async (words: RegExp) => {
    for (const desk of [page, other]) await rowIn(desk, 'Arrived', name).getByText(words).waitFor();
  };
  const press = async (label: RegExp) => {
    const button = rowIn(other, 'Arrived', name).getByRole('button', { name: label });
    await button.focus();
    await other.keyboard.press('Enter');
  };
  await press(/^On to Room \d:/);
  await says(/^At Room \d until \d\d:\d\d$/);
  await other
    .locator(':focus')
    .and(other.getByRole('button', { name: /^On to / }))
    .waitFor();

  const gate = await gateOn(other, 'MoveVisitOn');
  await press(/^Waits:/);
  await gate.cut('MoveVisitOn');
  await rowIn(other, 'Arrived', name).getByText('The server did not answer.').waitFor();
  forgive(other, /ERR_FAILED/);
  await gate.open('MoveVisitOn');
  await press(/^Waits:/);
  await says(/^Next: .+, \d\d:\d\d$/);
  await press(/^Broke off:/);
  await says(/^Broke the visit off$/);
  await press(/^Came back:/);
  const stops = rowIn(other, 'Arrived', name).getByRole('list', { name: `Stops of ${name}` });
  await stops.getByRole('button', { name: /^Skip: Hearing test/ }).press('Enter');
  await stops.getByRole('button', { name: /^Repeat: Hearing test/ }).waitFor();
  await expectNoViolations(other);
  const marked = (state: string) => stops.getByText(state, { exact: true });
  await press(/^On to /);
  await marked('now').waitFor();
  await press(/^On to /);
  await expect.poll(() => marked('done').count()).toBe(2);
  await press(/^Done at /);
  await says(/^All stops are done$/);
});
