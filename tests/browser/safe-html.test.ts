/** @module-tag long */

import { sql } from 'drizzle-orm';
import { afterAll, inject } from 'vitest';
import { openDatabase } from '../../services/database/open.ts';
import { expect, forgive, test as portalTest, signIn } from '../support/browser/browser.ts';
import { copyDemoData } from '../support/database/demo-data.ts';

/** HTML that the portal lets no one write; the database has it all the same. */
const HOSTILE = [
  '<div><h3>Function</h3><p>Audiometry, <b>spirometry</b></p></div>',
  '<script>window.hacked = "script"</script>',
  '<img src="x" onerror="window.hacked = \'onerror\'">',
  '<a href="javascript:window.hacked = \'href\'">Read more</a>',
  '<style>main { display: none }</style><p style="position: fixed" onclick="window.hacked = \'click\'">Styled</p>',
  '<iframe srcdoc="<script>parent.hacked = \'frame\'</script>"></iframe>',
  '<svg onload="window.hacked = \'svg\'"><a xlink:href="javascript:alert(1)">Drawn</a></svg>',
].join('');

/** Text that any field for words accepts. */
const TYPED = '<img src="x" onerror="window.hacked = 1"><script>window.hacked = 2</script><b>Liam</b>';

const hostile = await copyDemoData(inject('demoData'));
afterAll(hostile.remove);

const test = portalTest.extend('portalOptions', { scope: 'file' }, async () => {
  const { db, close } = await openDatabase(hostile);
  await db.execute(sql`update booking.packages set assessments_html = ${HOSTILE}`);
  const typed = sql`candidate_name = ${TYPED}, candidate_position = ${TYPED}, appointment_note = ${TYPED}`;
  await db.execute(sql`update booking.candidates set ${typed}, contact_name = ${TYPED}`);
  await db.execute(sql`update booking.bookings set booking_comment = ${TYPED}, contact_name = ${TYPED}`);
  await close();
  return hostile;
});

test('[detail.booking] assessments with hostile HTML are words on the booking’s page, and nothing else; names, notes and comments are what was typed', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.locator('.list-table a.name', { hasText: TYPED }).first().waitFor();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await page.locator('.list-table a.name').first().click();
  const shown = page.locator('.assess');
  await shown.getByText('Audiometry, spirometry').waitFor();
  await shown.getByText('Styled').click();

  const found = await shown.evaluate((box) => {
    const all = [...box.querySelectorAll('*')];
    return {
      tags: [...new Set(all.map((one) => one.localName))].sort(),
      attributes: all.flatMap((one) => one.getAttributeNames()),
      ran: 'hacked' in window,
    };
  });
  expect(found).toEqual({ tags: ['b', 'div', 'h3', 'p'], attributes: [], ran: false });
  // The page's policy refuses inline styles even while they are being taken out.
  forgive(page, /Content Security Policy/);
  expect(await shown.textContent()).toBe('FunctionAudiometry, spirometryRead moreStyled');

  await page.getByRole('heading', { level: 1, name: TYPED }).waitFor();
  for (const fact of ['Name', 'Position', 'Booking person', 'Note', 'Comment']) {
    const told = page.locator('dt', { hasText: new RegExp(`^${fact}`) }).locator('xpath=following-sibling::dd[1]');
    expect(await told.first().textContent(), fact).toContain(TYPED);
  }
  expect(await page.title()).toContain(TYPED);
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
