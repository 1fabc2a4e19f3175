import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../services/database/open.ts';
import { expect, forgive, signIn, test } from '../support/browser.ts';

/** What nobody can write through the portal; it stands in the database all the same. */
const HOSTILE = [
  '<div><h3>Function</h3><p>Audiometry, <b>spirometry</b></p></div>',
  '<script>window.hacked = "script"</script>',
  '<img src="x" onerror="window.hacked = \'onerror\'">',
  '<a href="javascript:window.hacked = \'href\'">Read more</a>',
  '<style>main { display: none }</style><p style="position: fixed" onclick="window.hacked = \'click\'">Styled</p>',
  '<iframe srcdoc="<script>parent.hacked = \'frame\'</script>"></iframe>',
  '<svg onload="window.hacked = \'svg\'"><a xlink:href="javascript:alert(1)">Drawn</a></svg>',
].join('');

test.override('portalOptions', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-hostile-'));
  const { db, close } = await openDatabase({ dataDir, template: 'demo' });
  await db.execute(sql`update booking.packages set assessments_html = ${HOSTILE}`);
  await close();
  return { dataDir };
});

test('[detail.booking] assessments with hostile HTML are words on the booking’s page, and nothing else', async ({
  page,
}) => {
  await signIn(page, 'manager');
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
});
