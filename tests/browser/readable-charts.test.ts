import type { Page } from 'playwright-core';
import { expect, expectNoViolations, test } from '../support/browser/browser.ts';

/** From the look: smaller text is not readable. */
const SMALLEST_PX = 11;
const desk = { viewport: { width: 1440, height: 900 } };

type Measured = { readonly smallest: number; readonly isBeginningSeen: boolean; readonly widerBy: number };

/** The chart of a machine's page as it is drawn first. */
async function measured(page: Page, name: string): Promise<Measured> {
  await page.getByRole('navigation', { name: 'All machines' }).getByRole('link', { name, exact: true }).click();
  await page.waitForURL(`**/dev/machines/${name}`);
  await page.getByRole('region', { name: 'Paths' }).waitFor();
  return page
    .locator('section[aria-label^="Chart of"]')
    .first()
    .evaluate((view) => {
      const svg = view.querySelector('svg');
      const scale = svg?.getScreenCTM()?.a ?? 0;
      const sizes = [...view.querySelectorAll('text')].map((text) =>
        Number.parseFloat(getComputedStyle(text).fontSize),
      );
      const top = view.querySelector('[data-live]')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const { bottom } = view.getBoundingClientRect();
      return {
        smallest: Math.round(Math.min(...sizes) * scale * 100) / 100,
        isBeginningSeen: top < bottom,
        widerBy: Math.max(0, view.scrollWidth - view.clientWidth),
      };
    });
}

const isReadable = ({ smallest, isBeginningSeen }: Measured) => smallest >= SMALLEST_PX && isBeginningSeen;

test('[inspect.readable] at 1440, without zoom, the largest charts begin in view and have no text under 11 pixels', async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await page.goto('/dev/machines/load');
  for (const name of ['session', 'booking-status', 'form']) {
    const found = await measured(page, name);
    expect(isReadable(found), `${name} ${JSON.stringify(found)}`).toBe(true);
  }
});

test('[inspect.readable] so does each other machine’s; what each has is printed', { tags: ['walk'] }, async ({
  openPage,
}) => {
  const page = await openPage(desk);
  await page.goto('/dev/machines/load');
  const links = page.getByRole('navigation', { name: 'All machines' }).getByRole('listitem');
  await links.first().waitFor();
  const names = await links.allTextContents();
  const unread: string[] = [];
  for (const name of names) {
    const found = await measured(page, name);
    console.info(
      `${name}: ${found.smallest} px${found.widerBy > 0 ? `, ${found.widerBy} px wider than its view` : ''}`,
    );
    if (!isReadable(found)) unread.push(name);
  }
  expect(names.length).toBeGreaterThan(20);
  expect(unread).toEqual([]);
});

test('[inspect.overview] all machines are one drawing, with an arrow from each to those it starts; a press leads to its page', {
  tags: ['walk'],
}, async ({ openPage }) => {
  const page = await openPage(desk);
  await page.goto('/dev/machines/all');
  await page.getByRole('img', { name: 'Chart of All machines' }).waitFor();
  await page.getByText('starts appointment-move').waitFor();
  await expectNoViolations(page);
  await page.locator('svg [data-state$=".scheduler-board.appointment-move"]').click();
  await page.waitForURL('**/dev/machines/appointment-move');
});
