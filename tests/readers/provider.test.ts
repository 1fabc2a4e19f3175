import { dayIn } from '../../machines/rules/calendar/dates.ts';
import { bookAt, freeTime } from '../support/bookings/bookable.ts';
import { needs } from '../support/needs.ts';
import { signIn, test } from '../support/reader/reader.ts';
import { restAs } from '../support/rest.ts';

test(
  'on the board a booking moves by keys, and each place says whether it is free',
  needs('reader'),
  async ({ portal, reader: { page, open, focus, press, typeHere, hears } }) => {
    const manager = await restAs('manager', { url: `${portal.url}/api` });
    const time = await freeTime(manager);
    await bookAt(manager, time, 'CARRIED');
    await signIn(page, 'admin');
    await open(`/scheduler?site=${time.siteId}&day=${dayIn(time.startsAt, 'Australia/Perth')}`);
    await focus(page.getByRole('button', { name: /Candidate CARRIED/ }), 'Candidate CARRIED');
    await typeHere();
    press('m');
    await hears('Candidate CARRIED picked up from');
    press('Down');
    await hears('The time is free and rostered.');
    press('Return');
    await hears('Move push button');
    press('Return');
    await hears('Candidate CARRIED moved to');
  },
);

test(
  'a day that is none says so at its field',
  needs('reader'),
  async ({ reader: { page, open, focus, press, type, hears } }) => {
    await signIn(page, 'admin');
    await open('/audit');
    await focus(page.getByLabel('From', { exact: true }), 'From');
    type('31/02/2026');
    press('Return');
    await hears('There is no such day.');
  },
);

test(
  'a person who has arrived is counted among those who wait',
  needs('reader'),
  async ({ reader: { page, open, focus, press, hears } }) => {
    await signIn(page, 'admin');
    await open('/today');
    const arrived = page.getByRole('button', { name: /^Arrived: / }).first();
    await focus(arrived, 'Arrived:');
    press('Return');
    await hears(/\bwaits?\b/);
  },
);

test(
  'Find says how much it found, and each entry as it is chosen',
  needs('reader'),
  async ({ reader: { page, open, press, typeHere, type, hears } }) => {
    await signIn(page, 'admin');
    await open('/my/account');
    await page.getByRole('heading', { name: 'My Account', level: 1 }).waitFor();
    press('ctrl+k');
    await hears('Find editable combo box');
    await typeHere();
    type('make b');
    await hears(/\d/);
    press('Down');
    await hears('Make');
  },
);
