/** @module-tag walk */

import { bookAt, freeTime } from '../support/bookings/bookable.ts';
import { signIn, test } from '../support/browser/engine.ts';
import { restAs } from '../support/rest.ts';

const dayInPerth = (instant: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Perth' }).format(new Date(instant));

test('[admin.move] a receptionist moves a booking by keyboard, sees it was the wrong one, and undoes it', async ({
  screen: page,
  portal,
}) => {
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const time = await freeTime(manager);
  await bookAt(manager, time, 'WRONG-ONE');

  await signIn(page, 'admin');
  await page.goto(`/scheduler?site=${time.siteId}&day=${dayInPerth(time.startsAt)}`);
  await page.getByRole('button', { name: /Candidate WRONG-ONE/ }).focus();
  await page.keyboard.press('m');
  const move = page.getByRole('group', { name: 'Move', exact: true });
  await move.getByText(/^Move Candidate WRONG-ONE/).waitFor();
  await page.keyboard.press('ArrowDown');
  await move.getByText('The time is free and rostered.').waitFor();
  await page.keyboard.press('Enter');
  await move.getByRole('button', { name: 'Move', exact: true }).click();

  await move.getByRole('button', { name: 'Undo' }).click();
  await move.getByText(/^Candidate WRONG-ONE is back at/).waitFor();
});
