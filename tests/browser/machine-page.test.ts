import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chart } from '../../lab/chart/chart.types.ts';
import { svgOf } from '../../lab/chart/svg.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, test } from '../support/browser/browser.ts';

const charts = join(import.meta.dirname, '../../web/lab-host/generated');

test('[inspect.export] each chart of the product is an SVG file that a browser reads, and a machine’s page saves it and its Mermaid text', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/dev/machines/session');
  const files = globSync('*.chart.json', { cwd: charts }).map(
    (file): Chart => JSON.parse(readFileSync(join(charts, file), 'utf8')),
  );
  const texts = files.flatMap((chart) => chart.drawings.map((drawing) => svgOf(chart, drawing)));
  const faults = await page.evaluate(
    (all) =>
      all.map((text) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
        return (
          parsed.querySelector('parsererror')?.textContent ?? (parsed.documentElement.localName === 'svg' ? '' : 'none')
        );
      }),
    texts,
  );
  expect(faults.length).toBeGreaterThan(files.length);
  expect(faults.filter(Boolean)).toEqual([]);

  const saved = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await readFile(defined(await download.path()), 'utf8') };
  };
  const svg = await saved('Save as SVG');
  expect(svg.name).toBe('session.svg');
  expect(svg.text).toContain('data-state="session.signedIn.lease.warning"');
  const mermaid = await saved('Save as Mermaid');
  expect([mermaid.name, mermaid.text.split('\n')[0]]).toEqual(['session.mmd', 'stateDiagram-v2']);
});

test('[inspect.address] a state’s address opens its machine with that state marked and in view, as a chart and as an outline', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/dev/machines/session#lease.warning');
  await page.getByRole('status').filter({ hasText: 'Marked: the state signedIn.lease.warning' }).waitFor();
  await page.getByRole('region', { name: 'Paths' }).waitFor();
  await page.getByRole('img', { name: /^Chart of Session, .*signedIn\.lease\.warning marked$/ }).waitFor();
  const marked = page.locator('svg [data-marked]');
  await expect.poll(() => marked.getAttribute('data-state')).toBe('session.signedIn.lease.warning');
  const isInView = () =>
    marked.evaluate((state) => {
      const [place, view] = [state, state.closest('section')].map((one) => one?.getBoundingClientRect());
      if (!place || !view) return false;
      return (
        place.left >= view.left && place.right <= view.right && place.top >= view.top && place.bottom <= innerHeight
      );
    });
  await expect.poll(isInView).toBe(true);
  await page.getByRole('radio', { name: 'Outline' }).click();
  const item = page.getByRole('treeitem', { name: /^warning/ });
  await expect.poll(() => item.getAttribute('aria-selected')).toBe('true');
  await expectNoViolations(page);
  await page.getByRole('treeitem', { name: /^flushing/ }).press('Enter');
  expect(new URL(page.url()).hash).toBe('#signedIn.lease.flushing');
  await page.goto('/dev/machines/session#nowhere');
  await page.getByText('This machine has no state nowhere.').waitFor();
});

test('[inspect.search][inspect.source] a slash leads to the search, whose arrow keys and Enter lead to the state, which says its line of source', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/dev/machines/load');
  await page.getByRole('region', { name: 'Paths' }).waitFor();
  const arrives = Promise.withResolvers<void>();
  await page.route(/\.chart-[^/]*\.js$/, async (route) => {
    await arrives.promise;
    await route.fallback();
  });
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search machines' });
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('lease.warn');
  await page.getByRole('status').getByText('Loading the machines…').waitFor();
  arrives.resolve();
  const option = page.getByRole('option', { name: /^state signedIn\.lease\.warning session/ });
  await option.waitFor();
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dev/machines/session#signedIn.lease.warning');
  await page
    .getByRole('status')
    .filter({ hasText: /machines\/session\/session\.machine\.ts:\d+/ })
    .waitFor();
  expect(await box.inputValue()).toBe('');
});

test('[inspect.heat] a machine’s page colours each arrow by how well tests know it, and says the same as a table', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/dev/machines/session');
  await page.getByRole('button', { name: 'Heat' }).click();
  const table = page.getByRole('region', { name: 'Arrows as a table' });
  const row = table.getByRole('row', {
    name: /^signedIn\.lease\.warning extend\.pressed → signedIn\.lease\.refreshing/,
  });
  await expect.poll(() => row.textContent()).toMatch(/\d+ of \d+/);
  const { states } = JSON.parse(readFileSync(join(charts, 'session.chart.json'), 'utf8')) as Chart;
  const arrows = states.flatMap(({ transitions }) => transitions);
  expect(await table.getByRole('row').count()).toBe(arrows.length + 1);
  expect(await page.locator('svg [data-warmth=often], svg [data-warmth=seldom]').count()).toBeGreaterThan(0);
  await expectNoViolations(page);
});
