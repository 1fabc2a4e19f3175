/** @module-tag walk */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import { expect, test } from '../support/browser/browser.ts';

const ORIGIN = 'https://crossing.example';

/** The example's page as one script, made by Vite from the lab's own folder alone. */
async function exampleScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../../lab/example/page.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rollup.RollupOutput;
  const outside = built.output.flatMap((part) => ('moduleIds' in part ? part.moduleIds : [])).filter(isOutsideTheLab);
  expect(outside).toEqual([]);
  return built.output.flatMap((part) => ('code' in part ? [part.code] : [])).join('\n');
}

const isOutsideTheLab = (id: string) => !/[\\/](node_modules|lab)[\\/]|^\0/.test(id);

test('[inspect.alone] a page that is not Preflight is inspected by the lab, and its gallery shows its screens', async ({
  browser,
}) => {
  const script = await exampleScript();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.route('**/*', (route) =>
      route.request().url() === `${ORIGIN}/page.js`
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Crossing</title><body><script type="module" src="/page.js"></script>',
          }),
    );
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/`);
    await page.getByRole('button', { name: 'Cross' }).waitFor();
    const inspector = await context.newPage();
    await inspector.goto(`${ORIGIN}/machines`);
    await inspector.getByRole('img', { name: 'Chart of Traffic light, now in green' }).waitFor();
    await page.getByRole('button', { name: 'Cross' }).click();
    await inspector.getByRole('img', { name: 'Chart of Traffic light, now in amber' }).waitFor();
    await inspector.getByRole('button', { name: /^power\.lost/ }).click();
    await page.getByText('The light is flashing.').waitFor();
    expect(await inspector.locator('body').textContent()).not.toContain('Ann Example');
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ORIGIN });
    await inspector.getByRole('button', { name: 'Copy as test' }).click();
    await inspector.getByText('Copied').waitFor();
    const copied = await inspector.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"type": "button.pressed"');
    expect(copied).toContain('expect(replay(actor, host).faults).toEqual([]);');
    expect(copied).not.toContain('Ann Example');

    await inspector.goto(`${ORIGIN}/machines/traffic-light`);
    await inspector.getByRole('region', { name: 'Paths' }).waitFor();
    await inspector.locator('iframe').first().scrollIntoViewIfNeeded(); // drawn when it is looked at
    await inspector.locator('iframe').first().contentFrame().getByText('The light is green.').waitFor();

    // Run by hand: chart and screen go along, and back by keyboard.
    await inspector.getByRole('button', { name: 'Simulate' }).click();
    const simulation = inspector.getByRole('region', { name: 'Simulation' });
    const beside = simulation.getByRole('region', { name: 'Its screen' }).locator('iframe').contentFrame();
    await beside.getByText('The light is green.').waitFor();
    await simulation.getByRole('button', { name: /^button\.pressed/ }).click();
    await simulation.getByLabel('by').fill('Bo');
    await simulation.getByLabel('by').press('Enter');
    await simulation.getByRole('img', { name: 'Chart of Traffic light, now in amber' }).waitFor();
    await beside.getByText('The light is amber.').waitFor();
    await simulation.getByRole('slider', { name: 'Step' }).press('Home');
    await beside.getByText('The light is green.').waitFor();
    await simulation.getByRole('button', { name: 'power.lost' }).click();
    await simulation.getByText('2 of 2:').waitFor();
    await beside.getByText('The light is flashing.').waitFor();
  } finally {
    await context.close();
  }
});
