import type { Page } from 'playwright-core';
import { launchChromium } from '../support/browser/chromium.ts';
import { openPageOn, signIn } from '../support/browser/page.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { openLocalServer } from '../support/servers/local-server.ts';
import { type FullWeek, fullWeek } from './full-week.ts';
import { percentile } from './measure.ts';
import type { Row } from './table.ts';

const DOCTORS = 10;
/** Pointer positions of a drag, and turns of the wheel each way. */
const STEPS = 120;
/** A frame at 60 a second; a task beyond 50 ms is what browsers call long. */
const LONG_MS = 50;

/**
 * The board of a clinic with ten doctors and a full week: the time until it is drawn, and the smoothness of work on it.
 */
export async function board(): Promise<Row[]> {
  const portal = await openLocalServer();
  const browser = await launchChromium();
  try {
    const { orgId } = await restAs('manager', { url: `${portal.url}/api` });
    const week = await fullWeek(portal.db, orgId, DOCTORS);
    const page = await openPageOn(browser, portal.url);
    await signIn(page, 'admin');
    return [
      { what: 'board: bookings shown', on: 'browser', unit: 'bookings', figure: week.bookings },
      row('board: first drawn', await firstDrawn(page, week)),
      ...smoothness('board: scrolling', await watched(page, () => scroll(page))),
      ...smoothness('board: dragging', await watched(page, () => drag(page))),
      ...smoothness(
        'board: a change by somebody else',
        await watched(page, () => changeElsewhere(page, portal.url, week)),
      ),
    ];
  } finally {
    await browser.close();
    await portal.close();
  }
}

const row = (what: string, figure: number): Row => ({ what, on: 'browser', unit: 'ms', figure });

const lanes = (page: Page) => page.locator('[data-lane]');

/** From the address to every doctor's day of the week, in a browser that has the scripts already. */
async function firstDrawn(page: Page, { siteId, day, doctors }: FullWeek): Promise<number> {
  const address = `/scheduler?site=${siteId}&day=${day}&view=week`;
  const open = async () => {
    await page.goto(address);
    await lanes(page)
      .nth(doctors * 7 - 1)
      .waitFor({ state: 'attached' });
    return page.evaluate(() => performance.now());
  };
  await open();
  return open();
}

interface Watched {
  /** Milliseconds between frames. */
  readonly frames: readonly number[];
  /** Milliseconds that tasks held the page up, each. */
  readonly tasks: readonly number[];
}

/** The page's frames and long tasks during an act. */
async function watched(page: Page, act: () => Promise<void>): Promise<Watched> {
  await page.evaluate(() => {
    const saved = { frames: [] as number[], tasks: [] as number[], isOn: true };
    Object.assign(globalThis, { saved });
    new PerformanceObserver((list) => saved.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      entryTypes: ['longtask'],
    });
    let last = performance.now();
    const frame = (now: number) => {
      saved.frames.push(now - last);
      last = now;
      if (saved.isOn) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(() => {
    const { saved } = globalThis as unknown as { saved: { frames: number[]; tasks: number[]; isOn: boolean } };
    saved.isOn = false;
    return { frames: saved.frames, tasks: saved.tasks };
  });
}

const smoothness = (what: string, { frames, tasks }: Watched): Row[] => [
  row(`${what}, 95 of 100 frames within`, percentile(frames, 95)),
  row(
    `${what}, tasks over ${LONG_MS} ms together`,
    tasks.reduce((sum, task) => sum + task, 0),
  ),
];

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (const [x, y] of [
    [0, 40],
    [120, 0],
    [-120, -20],
  ] as const) {
    for (let step = 0; step < STEPS / 2; step++) await page.mouse.wheel(x, y);
  }
}

/** A booking carried over three doctors' days and back, and let go where it was. */
async function drag(page: Page): Promise<void> {
  const booking = page.locator('button[data-block]').first();
  await booking.scrollIntoViewIfNeeded();
  const box = await booking.boundingBox();
  if (!box) throw new Error('The first booking is on the screen.');
  const [x, y] = [box.x + 40, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    const part = Math.sin((step / STEPS) * Math.PI);
    await page.mouse.move(x + part * 600, y + part * 260);
  }
  await page.mouse.up();
  await page.keyboard.press('Escape');
}

/** Another scheduler blocks a time; this board gets the event, and draws it. */
async function changeElsewhere(page: Page, url: string, { siteId, day }: FullWeek): Promise<void> {
  const admin = await restAs('admin', { url: `${url}/api` });
  const query = { site_id: siteId, from_date: day, to_date: day };
  const { doctors } = await answerOf(admin.booking.GET('/booking/scheduler/doctors', { params: { query } }));
  const last = doctors[0]?.slots[0]?.entries.at(-1);
  if (!last) throw new Error('The first doctor works on Monday.');
  await answerOf(
    admin.booking.POST('/booking/slots/disable', {
      body: { site_id: siteId, slot_ids: [last.id], reason: 'Team meeting' },
    }),
  );
  await page.getByText('Team meeting').waitFor({ state: 'attached' });
}
