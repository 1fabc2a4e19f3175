import type { Locator, Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { bookableTimes } from '../../support/bookings/bookable.ts';
import { addDoctors } from '../../support/bookings/extra-doctors.ts';
import type { Rest } from '../../support/rest.ts';

/** Of the clinics in WA. */
const ZONE = 'Australia/Perth';

const inZone = (instant: string, options: Intl.DateTimeFormatOptions, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }).format(new Date(instant));
export const dayOf = (instant: string) => inZone(instant, {}, 'en-CA');
export const clockOf = (instant: string) => inZone(instant, { timeStyle: 'short' }, 'en-GB');

/** A time of the next days with room for any package, at any hour and whatever is booked: a doctor comes for it. */
export async function walkInTime(manager: Rest, admin: Rest): Promise<{ siteId: string; startsAt: string }> {
  const { siteId, startsAt } = defined((await bookableTimes(manager, { days: 5 }))[0]);
  const day = dayOf(startsAt);
  await addDoctors(admin, { siteId, day, names: ['Dr Wanda Spare'] });
  return { siteId, startsAt: Temporal.PlainDateTime.from(`${day}T10:00`).toZonedDateTime(ZONE).toInstant().toString() };
}

/** Presses the quarter of an hour that begins then, in whichever lane has it free. */
export async function pressTime(page: Page, instant: string) {
  const [hours = 0, minutes = 0] = clockOf(instant).split(':').map(Number);
  const quarter = (hours * 60 + minutes - 330) / 15;
  const lanes = page.locator('[data-lane]');
  await lanes.first().waitFor();
  for (const lane of await lanes.all()) {
    const at = await lane.evaluate((element, nth) => {
      element.closest('section')?.scrollTo({ top: Math.max(0, (nth * element.clientHeight) / 52 - 150) });
      const { left, top, height } = element.getBoundingClientRect();
      const [x, y] = [left + 40, top + ((nth + 0.5) * height) / 52];
      return document.elementFromPoint(x, y)?.classList.contains('board-worked') ? { x, y } : null;
    }, quarter);
    if (!at) continue;
    await page.mouse.click(at.x, at.y);
    return;
  }
  throw new Error(`No lane is free at ${clockOf(instant)}.`);
}

/** Until the addresses of the chosen company are there. */
export const resultsFilledIn = (dialog: Locator) =>
  dialog
    .getByRole('button', { name: /^Remove .+@/ })
    .first()
    .waitFor();

/** The typed details of a walk-in. */
export const person = [
  ['First name', 'Wanda'],
  ['Last name', 'Walkin'],
  ['Date of birth', '03/02/1990'],
  ['Phone', '0491 570 006'],
  ['Email', 'wanda.walkin@example.com'],
  ['Position', 'Driller'],
] as const;
