import { bookAt, freeTime } from '../support/bookings/bookable.ts';
import { needs } from '../support/needs.ts';
import { signIn, test } from '../support/reader/reader.ts';
import { restAs } from '../support/rest.ts';

test(
  'a wrong password is said, and the right one opens the list',
  needs('reader'),
  async ({ reader: { page, open, focus, press, type, hears } }) => {
    await open('/login');
    await focus(page.getByLabel('Username'), 'Username entry');
    type('manager');
    press('Tab');
    await hears('Password password text');
    type('wrong');
    press('Return');
    await hears('Wrong username or password');
    press('ctrl+a');
    type('Preflight#1');
    press('Return');
    await hears('Bookings');
  },
);

test(
  'the list says how many bookings a search leaves',
  needs('reader'),
  async ({ reader: { page, open, focus, type, hears } }) => {
    await signIn(page, 'manager');
    await open('/pem-bookings');
    await page.getByText(/^Showing 50 of/).waitFor();
    await focus(page.getByRole('searchbox', { name: 'Search' }), 'Search bookings');
    type('haddad');
    await hears(/^Showing \d+ of \d+/);
  },
);

test(
  'a step of a booking that lacks something says where, and why',
  needs('reader'),
  async ({ reader: { page, open, focus, press, type, hears } }) => {
    await signIn(page, 'booker');
    await open('/make-booking');
    await page.getByLabel('Receiving Invoices Email').fill('');
    await focus(page.getByLabel('Receiving Results Email'), 'Receiving Results Email');
    type('results@redgum');
    await focus(page.getByRole('button', { name: 'Next', exact: true }), 'Next push button');
    press('Return');
    await hears('Receiving Results Email entry');
    await hears('Must be email format and separated by semicolons.');
  },
);

test(
  'a booking gets another time: the time is held, and moved',
  needs('reader'),
  async ({ portal, reader: { page, focus, press, hears } }) => {
    const manager = await restAs('manager', { url: `${portal.url}/api` });
    await bookAt(manager, await freeTime(manager), 'HEARD');
    await signIn(page, 'manager');
    await hears('Bookings heading level 1');
    await page.getByRole('searchbox', { name: 'Search' }).fill('HEARD');
    await page.getByText(/^Showing 1 of 1/).waitFor();
    await page.getByRole('link', { name: 'Candidate HEARD' }).click();
    await focus(page.getByRole('button', { name: 'Reschedule' }), 'Reschedule push button');
    press('Return');
    await hears('Choose another time');
    await focus(page.getByRole('button', { name: /^\d\d:\d\d$/ }).last(), /\d\d:\d\d/);
    press('space');
    await hears('pressed');
    await hears('Slot has been reserved successfully.');
    await focus(page.getByRole('button', { name: /^Move to / }), 'Move to');
    press('Return');
    await hears('Update booking information successfully');
  },
);

test(
  'a candidate is cancelled: the question is read, and the focus returns',
  needs('reader'),
  async ({ portal, reader: { page, focus, press, hears } }) => {
    const manager = await restAs('manager', { url: `${portal.url}/api` });
    await bookAt(manager, await freeTime(manager), 'CALLED-OFF');
    await signIn(page, 'manager');
    await hears('Bookings heading level 1');
    await page.getByRole('searchbox', { name: 'Search' }).fill('CALLED-OFF');
    await page.getByText(/^Showing 1 of 1/).waitFor();
    await page.getByRole('link', { name: 'Candidate CALLED-OFF' }).click();
    await focus(page.getByRole('button', { name: /^Cancel/ }).first(), /Cancel.*push button/);
    press('Return');
    await hears('dialog');
    press('Escape');
    await hears(/Cancel.*push button/);
  },
);
