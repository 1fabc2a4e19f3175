import type { BrowserContextOptions, Page } from 'playwright-core';
import { MOMENT, seeEverything } from './screen-texts.ts';

/** A machine's page at the moment of the texts, with all its screens drawn and no chart laid out. */
export async function openGallery(openPage: (options: BrowserContextOptions) => Promise<Page>): Promise<Page> {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(seeEverything);
  await page.clock.setFixedTime(MOMENT);
  await page.goto('/dev/machines/load');
  await page.getByRole('region', { name: 'Screens' }).waitFor();
  await page.getByRole('radio', { name: 'Outline' }).click(); // lays out no chart
  return page;
}
